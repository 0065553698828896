import { priceOracleAbi } from '@besc/contracts/abi/price-oracle';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { submitPricesCall } from '@besc/sdk/oracle/submit-prices-call';
import { fetchReports, type OfferedReport } from '@besc/wire/oracle/signed-reports';
import { parseEventLogs } from 'viem';
import { callSender } from '../shared/call-sender';
import type { KeeperContext, PriceTimes } from '../shared/keeper-task';
import type { OracleConfig } from './oracle-config';
import { readLastRound, readOracle, readReportLimits } from './read-oracle';
import { ReportCollection } from './report-collection';
import { reportMaker } from './report-maker';
import {
  boundaryToAwait,
  dueReportTime,
  isReportTime,
  mayBeSigned,
  nextReportTime,
  type ToldTime,
} from './report-times';
import { recoveredReport, type SignedReport } from './signed-report';
import { submittedReports } from './submitted-reports';

/** What a look at the oracle led to; times in seconds, prices with 8 decimals. */
export type ReportOutcome =
  | { readonly kind: 'nothing-due'; readonly lastTime: number; readonly nextTime: number }
  /** `boundary`: that of the game comes first. `refused`: the chain would not take it, as when the median is too far from the last price. */
  | {
      readonly kind: 'waits';
      readonly time: number;
      readonly reason: 'boundary' | 'reports' | 'busy' | 'refused';
      readonly words: string;
    }
  | { readonly kind: 'submitted'; readonly time: number; readonly price: bigint; readonly reports: number };

type RoundOptions = Pick<KeeperContext, 'chain' | 'sender' | 'log' | 'signal' | 'priceTimes'> & {
  readonly config: OracleConfig;
  /** The newest block that the service knows of. */
  readonly newest: () => ToldTime;
  /** The machine's time, milliseconds. */
  readonly now?: () => number;
};

/** Reporting, look by look, and the answers to other keepers. */
export async function reportRounds({ chain, sender, log, signal, priceTimes, config, ...clock }: RoundOptions) {
  const { client, deployment } = chain;
  const oracle = addressOf(deployment, 'oracle', 'prices');
  const place = { chainId: deployment.chainId, oracle };
  const rules = { gridSeconds: config.gridSeconds, ...(await readReportLimits(chain)) };
  const make = reportMaker(chain, config, clock.now);
  // The oracle takes no report that is too old, and a game waits for this one.
  const sendCall = callSender({ chain, sender, log }, { isUrgent: true });
  let collection = new ReportCollection(0);
  const asked = new Set<string>();

  const addReports = async (reports: readonly OfferedReport[], into: ReportCollection) => {
    for (const report of reports) {
      const known = await recoveredReport(report, place, into.time);
      if (known) into.add(known);
    }
  };
  const addSubmitted = (roundId: bigint, into: ReportCollection) =>
    submittedReports(chain, roundId)
      .then((reports) => addReports(reports, into))
      .catch((error: unknown) =>
        log.debug({ time: into.time, reason: String(error) }, 'submitted reports are not known'),
      );

  /** Asks a peer in the background, one question at a time; what it says is counted whenever it comes. */
  const ask = (peer: string, into: ReportCollection) => {
    if (asked.has(peer)) return;
    asked.add(peer);
    fetchReports({ peer, time: into.time, timeoutMs: config.peerTimeoutMs, signal })
      .then((reports) => addReports(reports, into))
      .catch((error: unknown) => log.debug({ peer, time: into.time, reason: String(error) }, 'a peer gave no report'))
      .finally(() => asked.delete(peer));
  };

  /** Whether a boundary's price could still be overtaken; one that is only on its way can. */
  async function isTooSoon(time: number, now: number, game: PriceTimes | undefined): Promise<boolean> {
    const boundary = boundaryToAwait(time, { now, rules, game });
    if (boundary === undefined) return false;
    const stored = await readLastRound(chain, 'latest');
    // The oracle replaces no round but its newest: what is not final yet could not be made whole any more.
    return stored.time < boundary || (stored.time === boundary && now < stored.finalSince);
  }

  /** One look, `now` being the time of the newest block. */
  async function round(now: number): Promise<ReportOutcome> {
    const reading = await readOracle({ chain, priceTimes, now });
    const { last, game } = reading;
    const time = dueReportTime({ now, last, rules, game });
    const nothingDue = () =>
      ({ kind: 'nothing-due', lastTime: last.time, nextTime: nextReportTime(now, rules, game) }) as const;
    if (time === undefined) return nothingDue();
    const reporters = await reading.reportersAt(time);
    const waits = (reason: 'boundary' | 'reports' | 'busy' | 'refused', words: string) =>
      ({ kind: 'waits', time, reason, words }) as const;
    if (await isTooSoon(time, now, game)) return waits('boundary', 'the price of the boundary comes first');
    if (collection.time !== time) collection = new ReportCollection(time);
    if (time === last.time) await addSubmitted(last.id, collection);
    for (const peer of config.peers) ask(peer, collection);
    // Own reporters that cannot say anything block no report of the others.
    const own = await make(time).catch((error: unknown) => ({ error }));
    if ('error' in own) log.warn({ err: own.error, time }, 'own reporters have no price');
    else for (const report of own) collection.add(report);
    const submission = collection.submission(reporters, { now, patienceSeconds: config.patienceSeconds });
    // What is there stays until it is final, unless there is more.
    const isMore = time !== last.time || (submission?.prices.length ?? 0) > last.reports;
    if (!isMore) return { ...nothingDue(), nextTime: now + 1 };
    if (submission === undefined && 'error' in own) throw own.error;
    if (submission === undefined) return waits('reports', `not heard: ${collection.missing(reporters).join(', ')}`);
    const outcome = await sendCall(submitPricesCall(oracle, { time, ...submission }));
    if (outcome.kind === 'busy') return waits('busy', 'an earlier transaction of the key is not mined');
    if (outcome.kind === 'refused') return waits('refused', outcome.reason);
    const [updated] = parseEventLogs({ abi: priceOracleAbi, eventName: 'AnswerUpdated', logs: outcome.receipt.logs });
    const { current: price = 0n } = updated?.args ?? {};
    const reports = submission.prices.length;
    log.info({ time, price: `${price}`, reports, hash: outcome.hash }, 'price reported');
    return { kind: 'submitted', time, price, reports };
  }

  /**
   * What the own reporters say of a time, for other keepers: only of times that are to be reported, so that no caller chooses
   * one. Undefined for all others; for most of those the chain is not asked.
   */
  async function reportsFor(time: number): Promise<readonly SignedReport[] | undefined> {
    const told = clock.newest();
    if (config.reporters.length === 0 || !mayBeSigned(time, told, rules)) return undefined;
    // A peer may have seen a block that was not looked at here.
    const isUnseen = time > told.time;
    const now = isUnseen ? Number((await client.getBlock({ blockTag: 'latest' })).timestamp) : told.time;
    if (time > now || (isUnseen && now - time > rules.maxAge)) return undefined;
    const { game } = await readOracle({ chain, priceTimes, now });
    if (!isReportTime(time, rules, game) || (await isTooSoon(time, now, game))) return undefined;
    return make(time);
  }

  return { round, reportsFor };
}
