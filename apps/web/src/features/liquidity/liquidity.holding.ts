import type { Address } from '@besc/domain/shared/address';
import { useQuery } from '@tanstack/react-query';
import type { ChainAccess } from '../../blocks/chain/chain-access';
import { useChain } from '../../blocks/chain/chain-context';
import { chainQuery } from '../../blocks/chain/chain-query';
import { keepForOwner } from '../../blocks/chain/keep-for-owner';
import { wbescToken } from '../../blocks/chain/wbesc-token';
import type { UseHolding } from '../../blocks/feature/front';
import { holdingFreshness, holdingState } from '../../blocks/feature/holding-state';
import { readUsdPrices } from '../../blocks/prices/read-usd-prices';
import { sumOfValues } from '../../blocks/prices/sum-of-values';
import { type KnownTokens, useKnownTokens } from '../../blocks/token-select/use-known-tokens';
import { useTokenDirectory } from '../../blocks/token-select/use-token-directory';
import { readTrackedPositions } from './liquidity.queries';
import { storedPairs } from './stored-pairs';

/** What the LP tokens in the wallet would pay out. */
export const useLiquidityHolding: UseHolding = (owner) => {
  const chain = useChain();
  const known = useKnownTokens(useTokenDirectory());
  const query = chainQuery({
    key: ['liquidity-holding', owner, known.tokens.length],
    freshnessBlocks: holdingFreshness,
    read: known.isReady ? () => readLiquidityValue(chain, owner, known) : undefined,
  });
  return holdingState(useQuery({ ...query, placeholderData: (last, earlier) => keepForOwner(last, earlier, owner) }));
};

async function readLiquidityValue(chain: ChainAccess, owner: Address, known: KnownTokens) {
  const { tokens } = known;
  const { settings } = chain;
  const stored = storedPairs.get()[settings.chain.id] ?? [];
  const decimals = new Map([...tokens, wbescToken(settings)].map((token) => [token.address, token.decimals]));
  const { positions, unread, isPartly } = await readTrackedPositions(chain, { owner, tokens, stored });
  const amounts = positions
    .flatMap(({ supplied: { pair }, amount0, amount1 }) => [
      { address: pair.token0, amount: amount0 },
      { address: pair.token1, amount: amount1 },
    ])
    // A token with unknown decimals has no price, whatever stands for them.
    .map(({ address, amount }) => ({ token: { address, decimals: decimals.get(address) ?? 0 }, amount }));
  const priced = amounts.map(({ token }) => token).filter(({ address }) => decimals.has(address));
  const sum = sumOfValues(amounts, await readUsdPrices(chain, priced));
  const isUnread = known.isUnread || unread.length > 0;
  return { ...sum, isPartly: sum.isPartly || isPartly || known.isPartly || isUnread, isUnread };
}
