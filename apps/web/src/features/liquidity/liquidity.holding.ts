import type { Address } from '@besc/domain/shared/address';
import type { Token } from '@besc/domain/shared/token';
import { useQuery } from '@tanstack/react-query';
import type { ChainAccess } from '../../blocks/chain/chain-access';
import { useChain } from '../../blocks/chain/chain-context';
import { chainQuery } from '../../blocks/chain/chain-query';
import { wbescToken } from '../../blocks/chain/wbesc-token';
import type { UseHolding } from '../../blocks/feature/front';
import { holdingFreshness, holdingState } from '../../blocks/feature/holding-state';
import { readUsdPrices } from '../../blocks/prices/read-usd-prices';
import { sumOfValues } from '../../blocks/prices/sum-of-values';
import { useTokenDirectory } from '../../blocks/token-select/use-token-directory';
import { readTrackedPositions } from './liquidity.queries';
import { storedPairs } from './stored-pairs';

/** What the LP tokens in the wallet would pay out. */
export const useLiquidityHolding: UseHolding = (owner) => {
  const chain = useChain();
  const { tokens, isLoading } = useTokenDirectory();
  return holdingState(
    useQuery(
      chainQuery({
        key: ['liquidity-holding', owner, tokens.length],
        enabled: !isLoading,
        freshnessBlocks: holdingFreshness,
        read: () => readLiquidityValue(chain, owner, tokens),
      }),
    ),
  );
};

async function readLiquidityValue(chain: ChainAccess, owner: Address, tokens: readonly Token[]) {
  const { settings } = chain;
  const stored = storedPairs.get()[settings.chain.id] ?? [];
  const decimals = new Map([...tokens, wbescToken(settings)].map((token) => [token.address, token.decimals]));
  const positions = await readTrackedPositions(chain, { owner, tokens, stored });
  const amounts = positions
    .flatMap(({ supplied: { pair }, amount0, amount1 }) => [
      { address: pair.token0, amount: amount0 },
      { address: pair.token1, amount: amount1 },
    ])
    // A token whose decimals nobody knows has no price, whatever stands for them.
    .map(({ address, amount }) => ({ token: { address, decimals: decimals.get(address) ?? 0 }, amount }));
  const priced = amounts.map(({ token }) => token).filter(({ address }) => decimals.has(address));
  return sumOfValues(amounts, await readUsdPrices(chain, priced));
}
