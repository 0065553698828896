import { leaderboardPeriods, periodStart } from '@besc/domain/prediction/leaderboard-period';
import type { Chain } from '@besc/localnet/chain';
import { type Game, makeGame } from '@besc/localnet/prediction/make-game';
import { startExchange } from '@besc/localnet/start-exchange';
import { fetchOraclePoints, fetchOracleReports } from '@besc/wire/oracle/fetch-oracle';
import { fetchBets } from '@besc/wire/prediction/fetch-bets';
import { fetchLeaderboard, fetchPredictionAccount, leaderboardOrders } from '@besc/wire/prediction/fetch-leaderboard';
import { fetchMarket } from '@besc/wire/prediction/fetch-market';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectedOracle } from '../oracle/expected-oracle';
import { expectedMilestones } from '../support/expected-milestones';
import { makeDatabase } from '../support/make-database';
import { readHead } from '../support/read-head';
import { readTables, type Tables } from '../support/read-tables';
import { makeRandom } from '../support/seeded-random';
import { startIndex, type TestIndex } from '../support/start-index';
import { expectedPrediction, predictionTables } from './expected-prediction';

const milli = 10n ** 15n;
let chain: Chain;
let game: Game;
let index: TestIndex;
let got: Tables;
let expected: Tables;
const reported = new Map<number, readonly (readonly [string, bigint])[]>();

beforeAll(async () => {
  const started = await startExchange({ blocks: 3 });
  chain = started.chain;
  const { deployment } = started.exchange;
  game = await makeGame(chain, deployment);
  index = await startIndex({
    rpcUrl: chain.rpcUrl,
    deployment: game.deployment,
    // More than are taken back below; what is not final is read block by block at each start.
    env: { DATABASE_URL: await makeDatabase(), FINALITY_BLOCKS: '30' },
  });
  await start();
  await play(10);
  await start();
  // What was there, is taken back and comes in another way.
  await index.reach(await readHead(chain));
  const before = await chain.snapshot();
  await playRound({ price: 105_000_000n, sides: ['bull', 'bear'] });
  await index.reach(await readHead(chain));
  rounds -= 1;
  answers -= 1;
  await chain.revert(before);
  await chain.setNextTimestamp((await game.now()) + 2);
  await playRound({ price: 99_000_000n, sides: ['bear', 'bull', 'bull'] });
  await play(6);
  await index.reach(await readHead(chain));
  got = await readTables(index, [...predictionTables, 'milestone']);
  expected = await expectedRows();
}, 400_000);

afterAll(async () => {
  await index?.stop();
  await chain?.stop();
});

async function expectedRows(): Promise<Tables> {
  return { ...(await expectedPrediction(chain, game.game)), ...(await expectedOracle(chain, game.oracle, reported)) };
}

const random = makeRandom(31);
let rounds = 0;
let answers = 0;

function told(price: bigint, signers: readonly string[] = game.reporters): void {
  answers += 1;
  const said = signers.map((address) => [address.toLowerCase(), price] as const);
  reported.set(answers, said);
}

/** Bets into the current round, locks it, and closes the one before. */
async function playRound({ price, sides }: { price: bigint; sides: readonly ('bull' | 'bear')[] }): Promise<void> {
  for (const [account, side] of sides.entries()) {
    await game.bet(2 + account, { epoch: rounds, side, amount: milli * BigInt(1 + random.below(400)) + 7n });
  }
  await game.nextRound(price);
  told(price);
  rounds += 1;
}

async function start(): Promise<void> {
  await game.startRounds();
  rounds += 1;
}

/** Rounds of every kind: both sides, one side, no bets, equal prices, out of time, paused; some claims in between. */
async function play(count: number): Promise<void> {
  const sides = ['bull', 'bear', 'bear', 'bull', 'bull', 'bear'] as const;
  for (let round = 0; round < count; round += 1) {
    const some =
      round % 5 === 3 ? (['bull', 'bull'] as const) : sides.slice(0, round % 4 === 2 ? 0 : 2 + random.below(5));
    await playRound({ price: 100_000_000n + BigInt(random.below(3)) * 1_000_000n, sides: some });
  }
  await playRound({ price: 100_000_000n, sides });
  await playRound({ price: 100_000_000n, sides });
  await playRound({ price: 101_000_000n, sides });
  // A move below the least one is no result, though both sides have bet.
  await game.manage('setMinimumMove', [50n]);
  for (const price of [103n, 104n, 105n, 106n]) await playRound({ price: price * 1_000_000n, sides });
  await playRound({ price: 106_200_000n, sides });
  await game.manage('setMinimumMove', [0n]);
  // The last rounds run out of time; a claim comes before anybody says so.
  await game.bet(2, { epoch: rounds, side: 'bull', amount: milli });
  await game.bet(3, { epoch: rounds, side: 'bear', amount: milli });
  await chain.increaseTime(700);
  await chain.mine();
  await game.claim(2, [rounds]);
  await start();
  await game.bet(4, { epoch: rounds, side: 'bear', amount: 3n * milli });
  await game.manage('pause');
  await game.manage('unpause');
  await game.manage('setGuardian', [chain.accounts[0]?.address]);
  await game.claim(4, [rounds]);
  await game.setReporters([20, 21, 23, 24]);
  // Fewer reports first, then more of the same time.
  const signers = [0, 2, 3];
  await game.report(100_500_000n, { signers });
  told(
    100_500_000n,
    signers.map((place) => game.reporters[place] ?? ''),
  );
  await game.report(101_500_000n, { isOfLast: true });
  told(101_500_000n);
  await claimSome();
}

/** Half of what can be claimed, as the chain says it. */
async function claimSome(): Promise<void> {
  const now = await expectedRows();
  const open = Object.values(now.predictionBet ?? {}).filter((bet) => bet.payout !== '0' && bet.claimed === false);
  for (const [place, bet] of open.entries()) {
    const account = chain.accounts.findIndex(({ address }) => address.toLowerCase() === bet.userId);
    if (place % 2 === 0) await game.claim(account, [Number(bet.epoch)]);
  }
}

test.each(predictionTables)('PRED-05 PRED-06 PRED-09 %s is what the raw events say', (table) => {
  expect(Object.keys(got[table] ?? {}).sort()).toEqual(Object.keys(expected[table] ?? {}).sort());
  for (const [id, row] of Object.entries(expected[table] ?? {})) expect(got[table]?.[id], id).toEqual(row);
});

test('PRED-05 PRED-06 PRED-09 PRED-47 rounds and bets of every kind were played', () => {
  const outcomes = new Set(Object.values(got.predictionBet ?? {}).map(({ outcome }) => outcome));
  expect([...outcomes].sort()).toEqual(['canceled', 'house', 'lose', 'win']);
  const all = Object.values(got.predictionRound ?? {});
  for (const position of ['Bull', 'Bear', 'House', null])
    expect(all.some((round) => round.position === position)).toBe(true);
  expect(all.some((round) => round.failed && round.position !== null)).toBe(true);
  const twoSided = all.filter(({ bullBets, bearBets }) => Number(bullBets) > 0 && Number(bearBets) > 0);
  expect(twoSided.some((round) => round.failed && round.position === 'Bull')).toBe(true);
  expect(answers).toBeGreaterThan(Object.keys(got.oracleAnswer ?? {}).length);
  expect(Object.values(got.predictionUser ?? {}).some(({ isRanked }) => isRanked)).toBe(true);
  expect(Object.values(got.oracleReporter ?? {}).some(({ isReporter }) => !isReporter)).toBe(true);
});

test('who won a bet stands with the block of the first one', () => {
  const own = Object.entries(got.milestone ?? {}).filter(([, { kind }]) => kind === 'bet-win');
  expect(own.length).toBeGreaterThan(1);
  expect(Object.fromEntries(own)).toEqual(expectedMilestones(expected).milestone);
});

test('PRED-68 PRED-69 a thousand bets or rounds are given at once, and not more', async () => {
  for (const table of ['predictionBets', 'predictionRounds']) {
    const ask = (limit: number) => index.query(`{ ${table}(limit: ${limit}) { items { id } } }`);
    expect((await ask(1000)).errors).toBeUndefined();
    expect((await ask(1001)).errors?.[0]?.message).toContain('from 1 to 1000');
  }
});

test('PRED-51 PRED-52 PRED-53 PRED-54 PRED-55 PRED-56 the documents’ queries are served', async () => {
  const [user] = Object.keys(got.predictionUser ?? {});
  const lists = ['netAmount', 'totalAmount', 'averageAmount', 'netBNB', 'totalBNB', 'averageBNB'].map(
    (order) =>
      `${order}: predictionUsers(where: { isRanked: true, totalBets_gte: 10, ${order}_gt: "0" }, orderBy: "${order}", orderDirection: "desc", limit: 20, offset: 0) { items { id ${order} } }`,
  );
  const { data, errors } = await index.query(
    `query ($user: String!) {
      market: predictionMarket(id: "1") { totalAmount totalAmountTreasury }
      user: predictionUser(id: $user) { totalBets bets(orderBy: "createdAt", orderDirection: "desc", limit: 1000) { items { id } } }
      bets: predictionBets(where: { userId: $user, claimed: false }, orderBy: "createdAt", orderDirection: "desc", limit: 1000) { items { id round { epoch } } }
      ${lists.join(' ')}
    }`,
    { user },
  );
  expect(errors).toBeUndefined();
  const rows = data as Record<string, { items: Record<string, unknown>[] }>;
  const own = Object.values(got.predictionBet ?? {}).filter((bet) => bet.userId === user && bet.claimed === false);
  expect(rows.bets?.items.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort());
  expect(rows.netBNB?.items.length).toBeGreaterThan(0);
  expect(rows.netBNB?.items.map(({ id }) => id)).toEqual(rows.netAmount?.items.map(({ id }) => id));
  const ranked = Object.values(got.predictionUser ?? {}).filter(({ isRanked }) => isRanked);
  expect(rows.totalAmount?.items).toHaveLength(ranked.length);
});

test('the page reads bets, leaderboards, totals and prices as the tables have them', async () => {
  const url = `${index.url}/graphql`;
  const users = Object.values(got.predictionUser ?? {});
  const account = checksumAddress(String(users[0]?.id));
  const own = Object.values(got.predictionBet ?? {}).filter((bet) => bet.userId === users[0]?.id);
  for (const filter of ['all', 'collected', 'uncollected'] as const) {
    const wanted = own.filter(
      ({ claimed, payout }) =>
        filter === 'all' || (filter === 'collected' ? claimed === true : claimed === false && payout !== '0'),
    );
    const first = await fetchBets({ url, account, filter, limit: 2 });
    const second = first.next
      ? await fetchBets({ url, account, filter, limit: 1000, after: first.next })
      : { bets: [] };
    const ids = new Set(wanted.map(({ id }) => id));
    const told = [...first.bets, ...second.bets];
    const read = told.filter(({ id }) => ids.has(id));
    const doubtful = told.filter(({ id }) => !ids.has(id));
    expect(read.map(({ id }) => id).sort(), filter).toEqual([...ids].sort());
    // The chain may know better: before those that were taken stand some that were not, as far as the index knows.
    expect(doubtful.every(({ id }) => own.some((bet) => bet.id === id && bet.claimed === false))).toBe(true);
    expect(doubtful.length > 0, filter).toBe(filter === 'collected');
    expect(read.map(({ createdAt }) => createdAt)).toEqual(
      read.map(({ createdAt }) => createdAt).toSorted((a, b) => b - a),
    );
  }
  const now = await game.now();
  for (const period of leaderboardPeriods) {
    for (const orderBy of leaderboardOrders) {
      const rows = await fetchLeaderboard({ url, period, now, orderBy, skip: 0 });
      const start = `${period}-${periodStart(period, now)}-`;
      const table = Object.values((period === 'all' ? got.predictionUser : got.predictionUserPeriod) ?? {});
      const listed = table.filter(
        (row) => (period === 'all' || String(row.id).startsWith(start)) && row.isRanked && Number(row[orderBy]) > 0,
      );
      expect(rows.map((row) => String(row[orderBy])).sort(), `${period} ${orderBy}`).toEqual(
        listed.map((row) => String(row[orderBy])).sort(),
      );
      expect(rows.map((row) => Number(row[orderBy]))).toEqual(
        rows.map((row) => Number(row[orderBy])).toSorted((a, b) => b - a),
      );
    }
    const record = await fetchPredictionAccount({ url, account, period, now });
    const id = period === 'all' ? users[0]?.id : `${period}-${periodStart(period, now)}-${users[0]?.id}`;
    const row = (period === 'all' ? got.predictionUser : got.predictionUserPeriod)?.[String(id)];
    expect(record && String(record.netAmount)).toBe(row?.netAmount);
  }
  const stranger = checksumAddress(game.oracle);
  expect(await fetchPredictionAccount({ url, account: stranger, period: 'all', now })).toBeUndefined();
  const market = await fetchMarket({ url });
  const whole = got.predictionMarket?.['1'];
  expect(String(market?.totalAmount)).toBe(whole?.totalAmount);
  expect(String(market?.totalAmountWon)).toBe(whole?.totalAmountWon);
  const points = await fetchOraclePoints({ url, since: 0 });
  expect(points).toHaveLength(Object.keys(got.oracleAnswer ?? {}).length);
  expect(points.map(({ time }) => time)).toEqual(points.map(({ time }) => time).toSorted((a, b) => a - b));
  const reports = await fetchOracleReports({ url });
  expect(reports.map(({ reporter }) => reporter)).toEqual(game.reporters);
  expect(reports.some(({ last }) => last !== undefined)).toBe(true);
});
