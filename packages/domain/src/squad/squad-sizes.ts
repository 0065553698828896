/** Portraits, and tickets, that a sale has; those that the presale sells at most; those set aside for the treasury. */
export const squadSupply = 10_000;
export const presaleSupply = 490;
export const reserveSupply = 120;
