import { priceOracleAbi } from '@besc/contracts/abi/price-oracle';
import type { Chain } from '@besc/localnet/chain';
import { decodeEventLog, type Hex } from 'viem';
import { readLogs } from '../support/raw-logs';
import type { Tables } from '../support/read-tables';

type Row = Record<string, unknown>;

/** The tables of the oracle from nothing but raw logs; who reported is told by `reported`, by round. */
export async function expectedOracle(
  chain: Chain,
  oracle: Hex,
  reported: ReadonlyMap<number, readonly string[]>,
): Promise<Tables> {
  const answers: Row[] = [];
  const reporters = new Map<string, Row>();
  let feed: Row | undefined;
  for (const { block, hash, data, topics } of await readLogs(chain, [oracle])) {
    const event = decodeEventLog({ abi: priceOracleAbi, data, topics });
    if (event.eventName === 'ReportersSet') {
      const now = event.args.reporters.map((account) => account.toLowerCase());
      for (const row of reporters.values()) row.isReporter = now.includes(String(row.id));
      for (const id of now) {
        if (!reporters.has(id)) {
          reporters.set(id, { id, isReporter: true, price: null, updatedAt: null, roundId: null, reports: 0 });
        }
      }
      feed = { id: oracle.toLowerCase(), reporters: now, quorum: Number(event.args.quorum) };
    }
    if (event.eventName === 'AnswerUpdated') {
      const [roundId, updatedAt] = [Number(event.args.roundId), Number(event.args.updatedAt)];
      const price = String(event.args.current);
      answers.push({ id: String(roundId), roundId, price, updatedAt, block, hash });
      for (const id of reported.get(roundId) ?? []) {
        const row = reporters.get(id);
        if (row) Object.assign(row, { price, updatedAt, roundId, reports: Number(row.reports) + 1 });
      }
    }
  }
  const byId = (rows: readonly Row[]) => Object.fromEntries(rows.map((row) => [String(row.id), row]));
  return {
    oracleFeed: feed ? byId([feed]) : {},
    oracleAnswer: byId(answers),
    oracleReporter: byId([...reporters.values()]),
  };
}
