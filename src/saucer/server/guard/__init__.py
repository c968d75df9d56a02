"""What is refused, and why: limits, cookies and origins, reasons."""
