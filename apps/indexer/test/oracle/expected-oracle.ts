import { priceOracleAbi } from '@besc/contracts/abi/price-oracle';
import type { Chain } from '@besc/localnet/chain';
import { decodeEventLog, type Hex } from 'viem';
import { readLogs } from '../support/raw-logs';
import type { Tables } from '../support/read-tables';

type Row = Record<string, unknown>;

/** The tables of the oracle from nothing but raw logs; who reported is told by `reported`, by the order of answers. */
export async function expectedOracle(
  chain: Chain,
  oracle: Hex,
  reported: ReadonlyMap<number, readonly (readonly [reporter: string, price: bigint])[]>,
): Promise<Tables> {
  const answers = new Map<number, Row>();
  let told = 0;
  const reporters = new Map<string, Row>();
  let feed: Row | undefined;
  /** Those who were set last are those of now from their first price on. */
  const change = (time: number) => {
    if (feed === undefined || time < Number(feed.nextSince)) return;
    const now = feed.nextReporters as readonly string[];
    Object.assign(feed, { reporters: now, quorum: feed.nextQuorum });
    for (const row of reporters.values()) row.isReporter = now.includes(String(row.id));
    for (const id of now) {
      if (!reporters.has(id)) {
        reporters.set(id, { id, isReporter: true, price: null, updatedAt: null, roundId: null, reports: 0 });
      }
    }
  };
  for (const { block, hash, data, topics } of await readLogs(chain, [oracle])) {
    const event = decodeEventLog({ abi: priceOracleAbi, data, topics });
    if (event.eventName === 'ReportersSet') {
      const nextReporters = event.args.reporters.map((account) => account.toLowerCase());
      const next = { nextReporters, nextQuorum: Number(event.args.quorum), nextSince: Number(event.args.since) };
      feed = { ...feed, id: oracle.toLowerCase(), ...next };
      change(0);
    }
    if (event.eventName === 'AnswerUpdated') {
      const [roundId, updatedAt] = [Number(event.args.roundId), Number(event.args.updatedAt)];
      const price = String(event.args.current);
      change(updatedAt);
      answers.set(roundId, { id: String(roundId), roundId, price, updatedAt, block, hash });
      told += 1;
      for (const [id, said] of reported.get(told) ?? []) {
        const row = reporters.get(id);
        const reports = Number(row?.reports) + (row?.roundId === roundId ? 0 : 1);
        if (row) Object.assign(row, { price: String(said), updatedAt, roundId, reports });
      }
    }
  }
  const byId = (rows: readonly Row[]) => Object.fromEntries(rows.map((row) => [String(row.id), row]));
  return {
    oracleFeed: feed ? byId([feed]) : {},
    oracleAnswer: byId([...answers.values()]),
    oracleReporter: byId([...reporters.values()]),
  };
}
