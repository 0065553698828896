import { addressOf } from '@besc/contracts/deploy/address-of';
import { mulDivDown } from '@besc/domain/shared/math';
import type { PriceSource } from '@besc/domain/shared/price-source';
import type { KeeperChain } from '../shared/keeper-chain';
import { pairMeanReader } from '../shared/pair-means';

const one = 10n ** 18n;
/** The oracle's unit: 8 decimals. */
const perReportUnit = 10n ** 10n;

/** A source goes over a token that the deployment does not have. */
export class UnknownMarketError extends Error {
  readonly code = 'UNKNOWN_MARKET';
}

/**
 * What sources say of the coin at a time (seconds), in USD with 8 decimals, to the nearest. Undefined for one of whose pairs one holds
 * less than `minimumUsdE18` or has not stood for as long as its mean. Throws UnknownMarketError; rejects with TrailGapError, or
 * what the node says.
 */
export function sourcePriceReader(
  chain: Pick<KeeperChain, 'client' | 'deployment'>,
  { sources, minimumUsdE18 }: { readonly sources: readonly PriceSource[]; readonly minimumUsdE18: bigint },
) {
  const { deployment } = chain;
  const [wbesc, stable] = [addressOf(deployment, 'tokens', 'wbesc'), addressOf(deployment, 'tokens', 'stable')];
  const means = pairMeanReader(chain);
  const longest = Math.max(0, ...sources.map(({ seconds }) => seconds));
  const tokenOf = (symbol: string) => {
    const token = deployment.tokens.find((one) => one.symbol === symbol);
    if (token === undefined) throw new UnknownMarketError(`a source goes over ${symbol}, no token of the deployment`);
    return token.address;
  };
  const ways = sources.map(({ via }) => (via === undefined ? undefined : tokenOf(via)));

  return async (to: number): Promise<readonly (bigint | undefined)[]> => {
    const mean = means({ to, longest });
    return await Promise.all(
      sources.map(async ({ seconds }, place) => {
        const over = ways[place];
        const [first, second] = await Promise.all([
          mean(wbesc, over ?? stable, seconds),
          over && mean(over, stable, seconds),
        ]);
        const dollars = over ? second : { price: one, held: first?.held ?? 0n, isWhole: true };
        if (!first?.isWhole || !dollars?.isWhole) return undefined;
        const held = [dollars.held, mulDivDown(first.held, dollars.price, one)];
        if (held.some((usd) => usd < minimumUsdE18)) return undefined;
        const rounded = (mulDivDown(first.price, dollars.price, one) + perReportUnit / 2n) / perReportUnit;
        return rounded > 0n ? rounded : undefined;
      }),
    );
  };
}
