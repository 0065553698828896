import { erc20Abi } from '@besc/contracts/abi/erc20';
import { isContractAddressShape } from '@besc/domain/shared/address-shape';
import type { Address } from '@besc/domain/shared/token';
import type { BatchReader } from '../shared/batch-reader';

/**
 * Balances of one owner (WALLET-23). `success` holds the amounts in smallest units by token; a token whose contract does
 * not answer is missing there, never zero.
 */
export type Balances =
  | { readonly kind: 'not-fetched' }
  | { readonly kind: 'success'; readonly amounts: ReadonlyMap<Address, bigint> }
  | { readonly kind: 'failed'; readonly error: unknown };

/**
 * Reads token balances in one aggregate. An owner or token that is no address is logged and nothing is fetched
 * (WALLET-21, 22). Fails only when no balance could be read; that is logged too (WALLET-24, 25). Never rejects.
 */
export async function readBalances(options: {
  reader: BatchReader;
  owner: string | undefined;
  tokens: readonly string[];
  signal?: AbortSignal;
  log?: (message: string, error?: unknown) => void;
}): Promise<Balances> {
  const { reader, owner, tokens, signal, log = console.warn } = options;
  if (owner === undefined || !isContractAddressShape(owner)) {
    log('Balances were not fetched: the wallet address is not valid');
    return { kind: 'not-fetched' };
  }
  const places = tokens.filter(isContractAddressShape);
  if (places.length !== tokens.length) {
    log('Balances were not fetched: a token address is not valid');
    return { kind: 'not-fetched' };
  }
  const results = await Promise.allSettled(
    places.map((address) =>
      reader.read(
        { address, abi: erc20Abi, functionName: 'balanceOf', args: [owner] },
        signal === undefined ? {} : { signal },
      ),
    ),
  );
  const amounts = new Map<Address, bigint>();
  let failure: { readonly error: unknown } | undefined;
  for (const [index, result] of results.entries()) {
    const place = places[index];
    if (result.status === 'rejected') failure = { error: result.reason };
    else if (place !== undefined) amounts.set(place, result.value);
  }
  if (failure === undefined || amounts.size > 0) return { kind: 'success', amounts };
  log('Balances could not be fetched', failure.error);
  return { kind: 'failed', error: failure.error };
}
