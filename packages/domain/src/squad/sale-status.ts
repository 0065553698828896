/** What a sale is at, in the order of the contract's numbers. Refunding takes the place of the draw, of the claim, or of both. */
export const saleStatuses = ['pending', 'premint', 'presale', 'sale', 'drawing', 'claim', 'refunding'] as const;
export type SaleStatus = (typeof saleStatuses)[number];

/** The status of the contract's number. Throws RangeError for one that it does not have. */
export function saleStatusOf(number: number): SaleStatus {
  const status = saleStatuses[number];
  if (status === undefined) throw new RangeError(`a sale has no status ${number}`);
  return status;
}
