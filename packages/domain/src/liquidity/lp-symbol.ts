/** What the LP token of every pair of the exchange calls itself. Others may too, so it proves nothing. */
export const lpSymbol = 'BESC-LP';
