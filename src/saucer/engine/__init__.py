"""What every game must offer, and what can be done with any game; it knows none of them."""
