# Notifications while no page is open.
notices-closed = Notify me even when no page is open
notices-about = For slow games: when the others are waiting for you, this device notifies you, once for each table.
notices-on = This device will notify you when the others are waiting for you at a table, once for each table.
notices-insecure = Notifications need an address that begins with https, and this one does not.
notices-unable = This browser gets no notifications while the page is closed. On an iPhone or iPad, first add Chelem to the home screen, then open it from there.
notices-server = This server sends no notifications while the page is closed.
notices-forbidden = The browser blocks notifications from this site: allow them in its settings first.
notices-unreachable = This browser does not reach its notification service (a private window has none). Try again later, or use another browser.
