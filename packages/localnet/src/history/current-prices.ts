import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import type { PairState } from '@besc/domain/shared/pair';
import type { Deployment } from '@besc/wire/settings/deployment';
import type { Chain } from '../chain';
import { reserveReads } from './chain-reads';
import { localTokens } from './local-market';

/** USD price of each market token as the pairs stand, by symbol: from BUSDC over the deepest known neighbour. */
export async function currentPrices(chain: Chain, deployment: Deployment): Promise<Map<string, number>> {
  const empty = deployment.pairs.map((pair): PairState => ({ ...pair, reserve0: 0n, reserve1: 0n }));
  const reads = reserveReads(addressOf(deployment, 'shared', 'multicall'), empty);
  const pairs = reads.update(await chain.rpc.request(reads.call[0], reads.call[1]));
  const byAddress = new Map(deployment.tokens.map((token) => [token.address, token]));
  const prices = new Map<string, number>([['BUSDC', 1]]);
  const whole = (token: Address, amount: bigint) => Number(amount) / 10 ** (byAddress.get(token)?.decimals ?? 18);
  const symbolOf = (token: Address) => byAddress.get(token)?.symbol ?? '';
  // The pairs are listed deepest first, so each token takes its price from the best pair that reaches it.
  for (let round = 0; round < localTokens.length; round += 1) {
    for (const { token0, token1, reserve0, reserve1 } of pairs) {
      const [side0, side1] = [whole(token0, reserve0), whole(token1, reserve1)];
      const [price0, price1] = [prices.get(symbolOf(token0)), prices.get(symbolOf(token1))];
      if (!(side0 > 0 && side1 > 0)) continue;
      if (price0 !== undefined && price1 === undefined) prices.set(symbolOf(token1), (price0 * side0) / side1);
      if (price1 !== undefined && price0 === undefined) prices.set(symbolOf(token0), (price1 * side1) / side0);
    }
  }
  return prices;
}
