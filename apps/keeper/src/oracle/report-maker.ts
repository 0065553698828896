import { factoryAbi } from '@besc/contracts/abi/factory';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { zeroAddress } from '@besc/domain/shared/address';
import { addressOrder } from '@besc/domain/shared/address-order';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { KeeperChain } from '../shared/keeper-chain';
import { pairTrailReader } from '../shared/pair-trail';
import type { OracleConfig } from './oracle-config';
import { sourcePrice } from './price-source';
import { type SignedReport, signReport } from './signed-report';

/** The pair of coin and dollar is not there, or holds too little to price anything. */
export class NoMarketError extends Error {
  readonly code = 'NO_MARKET';
}

/** The chain tells a time that the machine's clock has not come to: what is signed now would not be its price. */
export class TimeToComeError extends Error {
  readonly code = 'TIME_TO_COME';
}

const keptTimes = 16;

/**
 * The reports of this process's reporters for a time (seconds). Each time is signed once: asked again, the same comes, whatever the
 * chain has become; none is signed before it has come by the machine's clock (`now`, milliseconds), whatever a node says. A source
 * that says nothing gives no report. Rejects with TimeToComeError, NoMarketError, TrailGapError, or what the node says.
 */
export function reportMaker(
  chain: Pick<KeeperChain, 'client' | 'deployment'>,
  config: OracleConfig,
  now: () => number = Date.now,
) {
  const { client, deployment } = chain;
  const place = { chainId: deployment.chainId, oracle: addressOf(deployment, 'oracle', 'prices') };
  const [wbesc, stable] = [addressOf(deployment, 'tokens', 'wbesc'), addressOf(deployment, 'tokens', 'stable')];
  const factory = addressOf(deployment, 'swap', 'factory');
  const quote = deployment.tokens.find(({ address }) => address === stable)?.decimals ?? 18;
  const decimals = { base: 18, quote };
  const longest = config.reporters.reduce((most, { source }) => Math.max(most, source.seconds), 0);
  const readTrail = pairTrailReader(chain);
  const made = new Map<number, Promise<readonly SignedReport[]>>();

  const make = async (time: number): Promise<readonly SignedReport[]> => {
    const call = { address: factory, abi: factoryAbi, functionName: 'getPair', args: [wbesc, stable] } as const;
    const address = checksumAddress(await client.readContract(call));
    const pair = { address, isBaseFirst: addressOrder(wbesc, stable) < 0 };
    const trail = address === zeroAddress ? undefined : await readTrail(pair, { from: time - longest, to: time });
    const held = trail?.points.at(-1)?.quote ?? 0n;
    if (trail === undefined || held * 10n ** 18n < config.minimumUsdE18 * 10n ** BigInt(quote)) {
      throw new NoMarketError(`the pair of coin and dollar (${address}) holds too little to price anything`);
    }
    const reports = config.reporters.map(async ({ account, source }) => {
      const price = sourcePrice(source, trail, { to: time, decimals });
      return price === undefined ? [] : [await signReport(account, place, { price, time })];
    });
    return (await Promise.all(reports)).flat();
  };

  return (time: number): Promise<readonly SignedReport[]> => {
    if (config.reporters.length === 0) return Promise.resolve([]);
    const known = made.get(time);
    if (known) return known;
    const ahead = time - now() / 1000;
    if (ahead > config.skewSeconds) {
      const words = `${time} is ${Math.round(ahead)} s ahead of this machine's clock: nothing is signed for it`;
      return Promise.reject(new TimeToComeError(words));
    }
    const making = make(time);
    made.set(time, making);
    making.catch(() => made.delete(time));
    for (const old of [...made.keys()].slice(0, -keptTimes)) made.delete(old);
    return making;
  };
}
