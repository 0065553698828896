import { factoryAbi } from '@besc/contracts/abi/factory';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { type Address, zeroAddress } from '@besc/domain/shared/address';
import { addressOrder } from '@besc/domain/shared/address-order';
import { mulDivDown } from '@besc/domain/shared/math';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { KeeperChain } from '../shared/keeper-chain';
import { pairTrailReader } from '../shared/pair-trail';
import { meanPriceE18 } from '../shared/trail-price';
import type { LotteryConfig } from './lottery-config';

const one = 10n ** 18n;

/**
 * What a MONEY is worth in USD (18 decimals) as a mean over some time up to `to` (seconds): in the pair with the stable coin,
 * else in the pair with the wrapped coin at that one's own mean. Undefined when no pair holds enough to price it.
 */
export function moneyPriceReader(
  chain: Pick<KeeperChain, 'client' | 'deployment'>,
  config: Pick<LotteryConfig, 'meanSeconds' | 'minimumUsdE18'>,
) {
  const { client, deployment } = chain;
  const factory = addressOf(deployment, 'swap', 'factory');
  const [money, wbesc] = [addressOf(deployment, 'tokens', 'money'), addressOf(deployment, 'tokens', 'wbesc')];
  const stable = addressOf(deployment, 'tokens', 'stable');
  const readTrail = pairTrailReader(chain);
  const decimalsOf = (token: Address) => deployment.tokens.find(({ address }) => address === token)?.decimals ?? 18;

  /** The mean price of `base` in `quote`, and how much of that the pair holds; both with 18 decimals. */
  const mean = async (base: Address, quote: Address, to: number) => {
    const call = { address: factory, abi: factoryAbi, functionName: 'getPair', args: [base, quote] } as const;
    const address = checksumAddress(await client.readContract(call));
    if (address === zeroAddress) return undefined;
    const seconds = config.meanSeconds;
    const trail = await readTrail({ address, isBaseFirst: addressOrder(base, quote) < 0 }, { from: to - seconds, to });
    const decimals = { base: decimalsOf(base), quote: decimalsOf(quote) };
    const price = trail && meanPriceE18(trail, { seconds, to, decimals });
    const held = mulDivDown(trail?.points.at(-1)?.quote ?? 0n, one, 10n ** BigInt(decimals.quote));
    return price ? { price, held } : undefined;
  };

  return async (to: number): Promise<bigint | undefined> => {
    const direct = await mean(money, stable, to);
    if (direct && direct.held >= config.minimumUsdE18) return direct.price;
    const [inWbesc, inStable] = await Promise.all([mean(money, wbesc, to), mean(wbesc, stable, to)]);
    if (!inWbesc || !inStable || inStable.held < config.minimumUsdE18) return undefined;
    if (mulDivDown(inWbesc.held, inStable.price, one) < config.minimumUsdE18) return undefined;
    return mulDivDown(inWbesc.price, inStable.price, one);
  };
}
