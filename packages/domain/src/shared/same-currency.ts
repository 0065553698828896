import type { Currency } from './token';

/** Whether two currencies are the same asset on the same chain. The native coin and its wrapped token are different. */
export function sameCurrency(a: Currency | undefined, b: Currency | undefined): boolean {
  if (a === undefined || b === undefined || a.chainId !== b.chainId) return false;
  if (a.kind === 'native' || b.kind === 'native') return a.kind === b.kind;
  return a.address === b.address;
}
