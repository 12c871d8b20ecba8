"""Long work for those who study: examining systems that they write."""
