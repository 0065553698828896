import type { Address } from '@besc/domain/shared/address';

interface Addressed {
  readonly address: Address;
}

/** Tokens that are known to arrive whole: those of the deployment and its lists, but what is flagged. Any other may take a fee. */
export function wholeTokens(trusted: readonly Addressed[], flagged: readonly Addressed[]): ReadonlySet<Address> {
  const warned = flagged.map(({ address }) => address);
  return new Set(trusted.map(({ address }) => address).filter((address) => !warned.includes(address)));
}
