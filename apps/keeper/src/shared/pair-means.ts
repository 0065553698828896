import { factoryAbi } from '@besc/contracts/abi/factory';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { type Address, zeroAddress } from '@besc/domain/shared/address';
import { addressOrder } from '@besc/domain/shared/address-order';
import { mulDivDown } from '@besc/domain/shared/math';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { KeeperChain } from './keeper-chain';
import { type PairTrail, pairTrailReader } from './pair-trail';
import { meanPriceE18 } from './trail-price';

const one = 10n ** 18n;

/** The mean price of a token in another, how much of that the pair holds (both with 18 decimals), and whether the pair stood for all of the time. */
interface PairMean {
  readonly price: bigint;
  readonly held: bigint;
  readonly isWhole: boolean;
}

/**
 * Means of what pairs say up to a time (seconds), each pair read once: `mean(base, quote, seconds)` for at most `longest` seconds.
 * Undefined when the pair is not there or says nothing. Rejects with TrailGapError, or what the node says.
 */
export function pairMeanReader({ client, deployment }: Pick<KeeperChain, 'client' | 'deployment'>) {
  const factory = addressOf(deployment, 'swap', 'factory');
  const readTrail = pairTrailReader({ client });
  const decimalsOf = (token: Address) => deployment.tokens.find(({ address }) => address === token)?.decimals ?? 18;

  return ({ to, longest }: { readonly to: number; readonly longest: number }) => {
    const trails = new Map<string, Promise<PairTrail | undefined>>();
    const trailOf = async (base: Address, quote: Address): Promise<PairTrail | undefined> => {
      const call = { address: factory, abi: factoryAbi, functionName: 'getPair', args: [base, quote] } as const;
      const address = checksumAddress(await client.readContract(call));
      if (address === zeroAddress) return undefined;
      return await readTrail({ address, isBaseFirst: addressOrder(base, quote) < 0 }, { from: to - longest, to });
    };
    return async (base: Address, quote: Address, seconds: number): Promise<PairMean | undefined> => {
      const key = `${base} ${quote}`;
      const reading = trails.get(key) ?? trailOf(base, quote);
      trails.set(key, reading);
      const trail = await reading;
      const decimals = { base: decimalsOf(base), quote: decimalsOf(quote) };
      const price = trail && meanPriceE18(trail, { seconds, to, decimals });
      if (trail === undefined || !price) return undefined;
      const held = mulDivDown(trail.points.at(-1)?.quote ?? 0n, one, 10n ** BigInt(decimals.quote));
      const isWhole = (trail.points[0]?.time ?? to) <= to - seconds && trail.points.every((point) => point.base > 0n);
      return { price, held, isWhole };
    };
  };
}
