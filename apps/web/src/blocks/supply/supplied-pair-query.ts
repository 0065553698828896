import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { addressOrder } from '@besc/domain/shared/address-order';
import { readSuppliedPairs } from '@besc/sdk/liquidity/read-supplied-pairs';
import type { ChainAccess } from '../chain/chain-access';
import { chainQuery } from '../chain/chain-query';

/** The pair of two wrapped tokens, with its LP supply; null when there is none. */
export function suppliedPairQuery(
  { reader, settings }: Pick<ChainAccess, 'reader' | 'settings'>,
  tokenA: Address | undefined,
  tokenB: Address | undefined,
) {
  const factory = addressOf(settings, 'swap', 'factory');
  const { pairInitCodeHash } = settings;
  const [first, second] = tokenA && tokenB ? [tokenA, tokenB].sort(addressOrder) : [];
  return chainQuery({
    key: ['supplied-pair', first, second],
    read:
      first === undefined || second === undefined || first === second
        ? undefined
        : async () => {
            const { pairs, unread } = await readSuppliedPairs({
              reader,
              factory,
              initCodeHash: pairInitCodeHash,
              tokens: [[first, second]],
            });
            if (unread.length > 0) throw new Error('The pair tells no reserves');
            return pairs[0] ?? null;
          },
  });
}
