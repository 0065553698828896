import { type Address, isAddressShape, zeroAddress } from '@besc/domain/shared/address';
import { ReadError } from '../shared/errors/read-error';
import type { BatchReader } from '../shared/reads/batch-reader';
import { erc20ReadAbi } from '../shared/reads/erc20-read-abi';

/**
 * Balances of one owner (WALLET-23). `success` holds the amounts in smallest units by token; a token whose contract does
 * not answer is missing there, never zero; `isUnread` when it was the node that did not.
 */
export type Balances =
  | { readonly kind: 'not-fetched' }
  | { readonly kind: 'success'; readonly amounts: ReadonlyMap<Address, bigint>; readonly isUnread: boolean }
  | { readonly kind: 'failed'; readonly error: unknown };

/**
 * Reads token balances in one aggregate. An owner or token that is no address is logged and nothing is fetched
 * (WALLET-21, 22). Fails only when no balance could be read; that is logged too (WALLET-24, 25). Never rejects.
 */
export async function readBalances(options: {
  reader: BatchReader;
  owner: Address | undefined;
  tokens: readonly Address[];
  log?: (message: string, error?: unknown) => void;
}): Promise<Balances> {
  const { reader, owner, tokens, log = console.warn } = options;
  if (owner === undefined || !isPlace(owner)) {
    log('Balances were not fetched: the wallet address is not valid');
    return { kind: 'not-fetched' };
  }
  if (!tokens.every(isPlace)) {
    log('Balances were not fetched: a token address is not valid');
    return { kind: 'not-fetched' };
  }
  const results = await Promise.allSettled(
    tokens.map((address) => reader.read({ address, abi: erc20ReadAbi, functionName: 'balanceOf', args: [owner] })),
  );
  const amounts = new Map<Address, bigint>();
  let failure: { readonly error: unknown } | undefined;
  let isUnread = false;
  for (const [index, result] of results.entries()) {
    const token = tokens[index];
    if (result.status === 'rejected') {
      failure = { error: result.reason };
      isUnread ||= !(result.reason instanceof ReadError) || result.reason.code === 'READ_FAILED';
    } else if (token !== undefined) amounts.set(token, result.value);
  }
  if (failure === undefined || amounts.size > 0) return { kind: 'success', amounts, isUnread };
  log('Balances could not be fetched', failure.error);
  return { kind: 'failed', error: failure.error };
}

function isPlace(address: Address): boolean {
  return isAddressShape(address) && address !== zeroAddress;
}
