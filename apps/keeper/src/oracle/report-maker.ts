import { addressOf } from '@besc/contracts/deploy/address-of';
import type { KeeperChain } from '../shared/keeper-chain';
import type { OracleConfig } from './oracle-config';
import { type SignedReport, signReport } from './signed-report';
import { sourcePriceReader } from './source-price';

/** No market of a source is there, holds enough to price anything, and has stood for long enough. */
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
 * that says nothing gives no report. Throws UnknownMarketError; rejects with
 * TimeToComeError, NoMarketError, TrailGapError, or what the node says.
 */
export function reportMaker(
  chain: Pick<KeeperChain, 'client' | 'deployment'>,
  config: OracleConfig,
  now: () => number = Date.now,
) {
  const { deployment } = chain;
  const place = { chainId: deployment.chainId, oracle: addressOf(deployment, 'oracle', 'prices') };
  const sources = config.reporters.map(({ source }) => source);
  const read = sourcePriceReader(chain, { sources, minimumUsdE18: config.minimumUsdE18 });
  const made = new Map<number, Promise<readonly SignedReport[]>>();

  const make = async (time: number): Promise<readonly SignedReport[]> => {
    const prices = await read(time);
    const reports = config.reporters.flatMap(({ account }, index) => {
      const price = prices[index];
      return price === undefined ? [] : [signReport(account, place, { price, time })];
    });
    if (reports.length === 0) throw new NoMarketError('no market of the sources holds enough to price anything');
    return await Promise.all(reports);
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
