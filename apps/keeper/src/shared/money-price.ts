import { addressOf } from '@besc/contracts/deploy/address-of';
import { mulDivDown } from '@besc/domain/shared/math';
import type { KeeperChain } from './keeper-chain';
import { pairMeanReader } from './pair-means';

const one = 10n ** 18n;

/**
 * What a MONEY is worth in USD (18 decimals) as a mean over some time up to `to` (seconds): in the pair with the stable coin,
 * else in the pair with the wrapped coin at that one's own mean. Undefined when no pair holds enough to price it.
 */
export function moneyPriceReader(
  chain: Pick<KeeperChain, 'client' | 'deployment'>,
  config: {
    readonly meanSeconds: number;
    /** What a pair must hold in dollars to price MONEY; 18 decimals. */
    readonly minimumUsdE18: bigint;
  },
) {
  const { deployment } = chain;
  const [money, wbesc] = [addressOf(deployment, 'tokens', 'money'), addressOf(deployment, 'tokens', 'wbesc')];
  const stable = addressOf(deployment, 'tokens', 'stable');
  const means = pairMeanReader(chain);
  const seconds = config.meanSeconds;

  return async (to: number): Promise<bigint | undefined> => {
    const mean = means({ to, longest: seconds });
    const direct = await mean(money, stable, seconds);
    if (direct && direct.held >= config.minimumUsdE18) return direct.price;
    const [inWbesc, inStable] = await Promise.all([mean(money, wbesc, seconds), mean(wbesc, stable, seconds)]);
    if (!inWbesc || !inStable || inStable.held < config.minimumUsdE18) return undefined;
    if (mulDivDown(inWbesc.held, inStable.price, one) < config.minimumUsdE18) return undefined;
    return mulDivDown(inWbesc.price, inStable.price, one);
  };
}
