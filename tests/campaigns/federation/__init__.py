"""A campaign of faults on the processes of a federation, without its containers."""
