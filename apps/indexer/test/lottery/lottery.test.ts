import { addressOf } from '@besc/contracts/deploy/address-of';
import { ticketBracket } from '@besc/domain/lottery/lottery-draw';
import type { Chain } from '@besc/localnet/chain';
import { startExchange } from '@besc/localnet/start-exchange';
import { fetchLotteryAccount } from '@besc/wire/lottery/fetch-lottery-account';
import { fetchLotteryGame } from '@besc/wire/lottery/fetch-lottery-game';
import { fetchLotteryRound, fetchLotteryRounds } from '@besc/wire/lottery/fetch-lottery-rounds';
import { fetchRandomWord } from '@besc/wire/random/fetch-random-word';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { encodeAbiParameters, type Hex, keccak256 } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeDatabase } from '../support/make-database';
import { readHead } from '../support/read-head';
import { readTables, type Tables } from '../support/read-tables';
import { makeRandom } from '../support/seeded-random';
import { startIndex, type TestIndex } from '../support/start-index';
import { expectEarned } from './expect-earned';
import { expectPlayerOrder } from './expect-player-order';
import { expectedLottery, lotteryTables } from './expected-lottery';
import { type OddLottery, type Player, players, startOddLottery } from './odd-lottery';

const one = 10n ** 18n;
const random = makeRandom(47);
const drawnNumber = () => 10_000 + random.below(10_000);
const numbers = (count: number) => Array.from({ length: count }, drawnNumber);
/** One of these has the first two digits, whatever is drawn. */
const allPairs = Array.from({ length: 100 }, (_, pair) => 10_000 + pair * 100 + random.below(100));

let chain: Chain;
let odd: OddLottery;
let index: TestIndex;
let got: Tables;
let expected: Tables;

beforeAll(async () => {
  const started = await startExchange({ blocks: 3 });
  chain = started.chain;
  const { deployment } = started.exchange;
  odd = await startOddLottery(chain, deployment);
  index = await startIndex({
    rpcUrl: chain.rpcUrl,
    deployment: odd.deployment,
    // More than are taken back below; what is not final is read block by block at each start.
    env: { DATABASE_URL: await makeDatabase(), FINALITY_BLOCKS: '30' },
  });
  await play();
  await index.reach(await readHead(chain));
  await storm(5);
  await index.reach(await readHead(chain));
  got = await readTables(index, [...lotteryTables, 'milestone']);
  expected = await expectedLottery(chain, odd);
}, 600_000);

afterAll(async () => {
  await index?.stop();
  await chain?.stop();
});

async function claimSome(player: Player, part: number): Promise<void> {
  const { id } = await odd.current();
  for (let lotteryId = id; lotteryId > 0n && lotteryId > id - 3n; lotteryId -= 1n) {
    const open = (await odd.openTickets(player, lotteryId)).slice(0, 100);
    const some = open.slice(0, Math.ceil(open.length * part));
    if (some.length > 0) await odd.claim(player, lotteryId, some);
  }
}

async function draw(isNoted = false): Promise<void> {
  await odd.close();
  await odd.reveal(isNoted);
  await odd.draw();
}

/** Rounds of every kind. */
async function play(): Promise<void> {
  // No ticket is bought; what was injected goes on.
  await odd.open();
  await odd.inject(2, 1000n * one + 1n);
  await draw();
  // One ticket each, most likely without a winner; a discount that leaves parts of a wei.
  await odd.open({ divisor: 333n, price: 30n * one, shares: [0n, 333n, 1334n, 8333n] });
  await odd.buy(2, numbers(1));
  await odd.buy(3, numbers(7), true);
  await odd.buyOddly(4, numbers(2));
  await draw(true);
  await claimSome(2, 1);
  // Everybody wins something; three digits are all there too.
  await odd.open({ isIndirect: true });
  for (const player of players) await odd.buy(player, allPairs);
  for (let part = 0; part < 10; part += 1) {
    await odd.buy(
      4,
      Array.from({ length: 100 }, (_, place) => 10_000 + part * 1000 + place * 10 + random.below(10)),
    );
  }
  await odd.buy('contract', numbers(3), true);
  await odd.inject(3, 77n * one);
  await draw();
  await claimSome(2, 1);
  await claimSome(4, 0.4);
  await claimSome('contract', 1);
  // The secret stays away: all is given back, and the bond is the next round's.
  await odd.open({ shares: [0n, 0n, 0n, 10_000n] });
  await odd.buy(2, numbers(11));
  await odd.buy('contract', numbers(2));
  await odd.buy(2, numbers(100));
  await odd.inject(4, 5n);
  await odd.raiseBond(one);
  await odd.close();
  await odd.refund();
  await claimSome(2, 0.5);
  await claimSome('contract', 1);
  // It is never closed, and its secret never given: a bond comes before the next round is opened, another after, one never.
  await odd.open();
  await odd.buy(3, numbers(4));
  await odd.refund();
  await odd.takeBond((await odd.current()).id);
  await odd.open();
  await odd.inject(3, 9n);
  await odd.refund();
  const { id: unclosed } = await odd.current();
  await odd.open();
  await odd.takeBond(unclosed);
  await draw();
  await odd.open();
  await odd.buy(3, numbers(4));
  await odd.refund();
  // Commitments that are taken back, and another source.
  await odd.commit();
  await odd.withdraw();
  await odd.changeSource();
  await odd.open({ price: 100n * one });
  await odd.buy(3, [10_000, 10_000, 19_999]);
  await odd.changeSource(); // Not for this round any more.
  await odd.pause();
  await odd.unpause();
  await draw(true);
  await claimSome(3, 1);
  // One of a hundred beginnings is drawn; its part of the pot is more than one ticket can win.
  await odd.open();
  await odd.raiseBond(500n * one);
  await odd.inject(4, 10_000n * one);
  await odd.buy(4, allPairs);
  await draw();
}

/** What can be done next, by where the newest round stands. */
async function step(): Promise<void> {
  const { id, round } = await odd.current();
  const isOpen = round.status === 1;
  const player = random.pick(players);
  const dice = random.next();
  if (isOpen && dice < 0.7) return odd.buy(player, numbers(1 + random.below(5)), dice < 0.2);
  if (isOpen && dice < 0.8) return odd.inject(2, BigInt(1 + random.below(1e9)));
  if (isOpen) return odd.close();
  if (round.status === 2 && (dice < 0.15 || (await odd.isForgotten()))) return odd.refund();
  if (round.status === 2) {
    await odd.reveal(dice < 0.5);
    await odd.draw();
    return;
  }
  if (dice < 0.6) await odd.open({ isIndirect: dice < 0.2 });
  else if (id > 0n) await claimSome(player, 1);
}

/** Takes what happened back again and again, lets other things happen in its place, and kills the index meanwhile. */
async function storm(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) {
    const head = await chain.blockNumber();
    for (let count = 0; count < 3; count += 1) await step();
    if (turn === 2) {
      await index.kill();
      await index.start();
    } else if (turn % 2 === 0) await index.reach(await readHead(chain));
    const depth = (await chain.blockNumber()) - head;
    if (depth > 0) await chain.reorg({ depth: Math.min(depth, 20) });
    for (let count = 0; count < 4; count += 1) await step();
  }
}

test.each(lotteryTables)('LOT-15 LOT-35 LOT-36 %s is what the raw events and the contract say', (table) => {
  expect(Object.keys(got[table] ?? {}).sort()).toEqual(Object.keys(expected[table] ?? {}).sort());
  for (const [id, row] of Object.entries(expected[table] ?? {})) expect(got[table]?.[id], id).toEqual(row);
});

test('rounds of every kind were played', () => {
  const rounds = Object.values(got.lotteryRound ?? {});
  const words = Object.values(got.randomWord ?? {});
  expect(rounds.some(({ totalTickets }) => totalTickets === 0)).toBe(true);
  expect(rounds.some((round) => round.status === 'Claimable' && round.totalTickets && !round.winningTickets)).toBe(
    true,
  );
  const winners = rounds.map(({ winnersPerBracket }) => winnersPerBracket as number[]);
  expect(winners.some(([, two = 0, three = 0, four = 0]) => two > 1 && three + four > 0)).toBe(true);
  expect(rounds.some(({ bondLost }) => bondLost === String(501n * one))).toBe(true);
  expect(rounds.some(({ bondLost }) => bondLost === '0')).toBe(true);
  expect(new Set(rounds.map(({ wordId }) => String(wordId).split('-')[0])).size).toBe(2);
  for (const status of ['committed', 'revealed', 'expired'])
    expect(
      words.some((word) => word.status === status),
      status,
    );
  const mine = Object.values(got.lotteryUserRound ?? {});
  expect(mine.some(({ claimed }) => claimed)).toBe(true);
  expect(mine.some(({ isClaimable, claimedTickets }) => isClaimable && Number(claimedTickets) > 0)).toBe(true);
});

test('the lottery holds to the wei what it owes', async () => {
  const [whole] = Object.values(got.lotteryGame ?? {});
  const rounds = Object.values(got.lotteryRound ?? {});
  const open = rounds.filter(({ settledTime }) => settledTime === null);
  const pots = open.map((round) => BigInt(String(round.amountCollected)) + BigInt(String(round.amountInjected)));
  const claimable = Object.values(got.lotteryUserRound ?? {}).map((row) => BigInt(String(row.claimable)));
  const owed = [BigInt(String(whole?.pendingInjection)), ...pots, ...claimable].reduce((sum, part) => sum + part, 0n);
  const money = addressOf(odd.deployment, 'tokens', 'money');
  const data: Hex = `0x70a08231${odd.lottery.slice(2).padStart(64, '0')}`;
  expect(BigInt(await chain.rpc.request<Hex>('eth_call', [{ to: money, data }, 'latest']))).toBe(owed);
});

test('LOT-35 LOT-36 LOT-37 the documents’ queries are served', async () => {
  const [user] = Object.keys(got.lotteryUser ?? {});
  const { data, errors } = await index.query(
    `query ($user: String!) {
      lotteries: lotteryRounds(where: { id_in: ["1", "3"] }, orderBy: "block", orderDirection: "desc", limit: 100, offset: 0) { items { id totalUsers totalTickets winningTickets status finalNumber startTime endTime ticketPrice } }
      all: lotteryRounds(orderBy: "block", orderDirection: "desc", limit: 100, offset: 0) { items { id } }
      user: lotteryUser(id: $user) { id totalTickets totalCake rounds(orderBy: "block", orderDirection: "desc", limit: 100, offset: 0) { items { id claimed totalTickets lottery { id endTime status } } } }
    }`,
    { user },
  );
  expect(errors).toBeUndefined();
  const answer = data as Record<string, { items: Record<string, unknown>[] }> & {
    user: { totalCake: string; rounds: { items: Record<string, unknown>[] } };
  };
  expect(answer.lotteries?.items.map(({ id }) => id)).toEqual(['3', '1']);
  expect(answer.all?.items).toHaveLength(Object.keys(got.lotteryRound ?? {}).length);
  expect(answer.user.totalCake).toBe(got.lotteryUser?.[String(user)]?.totalSpent);
  const own = Object.values(got.lotteryUserRound ?? {}).filter(({ userId }) => userId === user);
  expect(answer.user.rounds.items.map(({ id }) => id).sort()).toEqual(own.map(({ id }) => id).sort());
});

test('LOT-10 LOT-11 LOT-13 LOT-14 the page reads rounds, accounts and players as the tables have them', async () => {
  const url = `${index.url}/graphql`;
  const rows = Object.values(got.lotteryRound ?? {});
  const rounds = await fetchLotteryRounds({ url });
  expect(rounds.map(({ lotteryId }) => lotteryId)).toEqual(
    rows.map((row) => row.lotteryId).sort((a, b) => Number(b) - Number(a)),
  );
  expect(await fetchLotteryRounds({ url, before: 4, limit: 2 })).toEqual(
    rounds.filter(({ lotteryId }) => [2, 3].includes(lotteryId)),
  );
  expect(await fetchLotteryRound({ url, lotteryId: 3 })).toEqual(rounds.find(({ lotteryId }) => lotteryId === 3));
  expect(await fetchLotteryRound({ url, lotteryId: 9999 })).toBeUndefined();
  const game = await fetchLotteryGame({ url });
  expect(game?.newest).toEqual(rounds[0]);
  expect(String(game?.totalWon)).toBe(got.lotteryGame?.['1']?.totalWon);
  for (const [id, row] of Object.entries(got.lotteryUser ?? {})) {
    const account = checksumAddress(id);
    const own = Object.values(got.lotteryUserRound ?? {}).filter(({ userId }) => userId === id);
    const { sums, rounds: all, currentLotteryId } = await fetchLotteryAccount({ url, account });
    expect(currentLotteryId).toBe(game?.currentLotteryId);
    expect(String(sums?.totalSpent)).toBe(row.totalSpent);
    expect(all).toHaveLength(own.length);
    const { rounds: open } = await fetchLotteryAccount({ url, account, rounds: 'claimable' });
    expect(open).toEqual(all.filter(({ claimable }) => claimable > 0n));
  }
  const stranger = await fetchLotteryAccount({ url, account: checksumAddress(odd.lottery) });
  expect(stranger).toEqual({ currentLotteryId: game?.currentLotteryId, sums: undefined, rounds: [] });
  await expectPlayerOrder(index, got);
});

test('who has earned a campaign by a block follows from what accounts bought and won', async () => {
  await expectEarned(`${index.url}/graphql`, { got, expected });
});

test('of each drawn round the number follows from commitment, block hash and secret', async () => {
  const url = `${index.url}/graphql`;
  const drawn = (await fetchLotteryRounds({ url })).filter(({ status }) => status === 'claimable');
  expect(drawn.length).toBeGreaterThan(3);
  for (const round of drawn) {
    const word = await fetchRandomWord({ url, id: String(round.wordId) });
    if (!word?.secret || !word.blockHash || !word.consumer) throw new Error('the word is not told');
    expect(keccak256(encodeAbiParameters([{ type: 'bytes32' }], [word.secret]))).toBe(word.commitment);
    const target = await odd.client.getBlock({ blockNumber: BigInt(word.targetBlock ?? 0) });
    expect(word.blockHash).toBe(target.hash);
    const types = ['bytes32', 'bytes32', 'address', 'uint256'].map((type) => ({ type }));
    const mixed = keccak256(
      encodeAbiParameters(types, [word.secret, word.blockHash, word.consumer, BigInt(word.number)]),
    );
    expect(word.word).toBe(BigInt(mixed));
    expect(round.finalNumber).toBe(10_000 + Number(BigInt(mixed) % 10_000n));
    expect(word.commitBlock).toBeLessThan(round.block);
    const purchases = Object.values(got.lotteryPurchase ?? {}).filter(({ lotteryId }) => lotteryId === round.lotteryId);
    const won = purchases
      .flatMap((row) => row.numbers as number[])
      .map((one_) => ticketBracket(one_, round.finalNumber ?? 0));
    expect(won.filter((bracket) => bracket !== undefined)).toHaveLength(round.winningTickets);
  }
});
