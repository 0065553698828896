import { bunniesAbi } from '@besc/contracts/abi/bunnies';
import type { Address } from '@besc/domain/shared/address';
import type { BatchReader } from '../shared/reads/batch-reader';

/** Tokens that one call lists: a page of a node's gas. */
const pageTokens = 500;

/**
 * Ids of the tokens of an account in a collection of ours, by pages from the contract. `isPartly` when there are more than
 * `most`. Rejects with ReadError.
 */
export async function readOwnedTokens(options: {
  readonly reader: BatchReader;
  readonly collection: Address;
  readonly account: Address;
  readonly most: number;
}): Promise<{ readonly ids: readonly bigint[]; readonly isPartly: boolean }> {
  const { reader, collection: address, account, most } = options;
  const ids: bigint[] = [];
  for (;;) {
    const size = Math.min(pageTokens, most + 1 - ids.length);
    const args = [account, BigInt(ids.length), BigInt(size)] as const;
    const [page] = await reader.read({ address, abi: bunniesAbi, functionName: 'tokensOfOwnerBySize', args });
    ids.push(...page);
    if (page.length < size || ids.length > most) break;
  }
  // A token that leaves between two pages is replaced by the last one, which may then come twice.
  return { ids: [...new Set(ids)].slice(0, most), isPartly: ids.length > most };
}
