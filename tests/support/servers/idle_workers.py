"""The command whose workers load no bots: it is for tests of the processes alone.

`python -m tests.support.servers.idle_workers serve`
"""

if __name__ == "__main__":  # what is above is imported by each of its workers, too
    import os

    from chelem.cli.main import main
    from chelem.site.tables.live import bot_tasks
    from tests.support.replacing import replace_in

    replace_in(bot_tasks, load_bots=os.getpid)
    main()
