import type { Address } from '@besc/domain/shared/address';
import type { BatchReader } from '@besc/sdk/shared/reads/batch-reader';
import { loadPart } from '../../lib/load-part';
import { chainQuery } from '../chain/chain-query';

// Most visits see tokens of lists alone.
const reading = () => import('@besc/sdk/tokens/read-token');

/** What a token contract says of itself, read once; null when there is no token at the address. */
export function tokenQuery(options: { reader: BatchReader; chainId: number; address: Address | undefined }) {
  const { reader, chainId, address } = options;
  return chainQuery({
    key: ['token', chainId, address],
    freshnessBlocks: Number.POSITIVE_INFINITY,
    read:
      address &&
      (async () => {
        const { readToken } = await loadPart('token-reading', reading);
        return (await readToken({ reader, chainId, address })) ?? null;
      }),
  });
}
