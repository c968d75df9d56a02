"""The pages of the browser client, and what links to them show."""
