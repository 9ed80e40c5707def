"""The report of an experiment: figures out of its tables, plots of them, and two pages that show the plots."""
