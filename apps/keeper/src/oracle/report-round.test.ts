import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { priceOracleAbi } from '@besc/contracts/abi/price-oracle';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { devAccounts } from '@besc/localnet/dev-accounts';
import { startFaultProxy } from '@besc/localnet/fault-proxy';
import { reportsAnswer } from '@besc/wire/oracle/signed-reports';
import { parseEnvironment } from '@besc/wire/settings/environment';
import { pino } from 'pino';
import { type Hex, parseSignature, serializeSignature, toHex } from 'viem';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type KeeperScene, keeperScene } from '../../test/keeper-scene';
import type { PriceTimes } from '../shared/keeper-task';
import { transactionSender } from '../shared/transaction-sender';
import { oracleConfig } from './oracle-config';
import { reportRounds } from './report-round';
import { signReport } from './signed-report';

let scene: KeeperScene;
/** When a game takes the next price. */
let taken: PriceTimes | undefined;
/** The machine's time, seconds: past that of the chain, unless a test says otherwise. */
let machine: number;
const newest = { time: 0, age: Number.POSITIVE_INFINITY };
const servers: Server[] = [];
/** How often each peer was asked, by its address. */
const questions = new Map<string, number>();
const log = pino({ level: 'silent' });
const reporters = devAccounts(35).slice(30);
const sources = ['spot', 'mean:3600', 'trades:900', 'mean:300', 'trades:3600'];
/** Variables that give a process the first so many reporters. */
const own = (count: number) => ({
  REPORTER_KEYS: reporters
    .slice(0, count)
    .map(({ privateKey }) => privateKey)
    .join(),
  REPORTER_SOURCES: sources.slice(0, count).join(),
});

beforeAll(async () => {
  scene = await keeperScene();
});
afterAll(() => scene.stop());
beforeEach(async () => {
  taken = undefined;
  machine = Number.POSITIVE_INFINITY;
  await scene.restore();
});
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close();
    server.closeAllConnections();
  }
});

/** A service that has just been started, of an account by its number. */
async function rounds(changes: Record<string, string>, account = 29) {
  const chain = await scene.connect({ OPERATOR_KEY: scene.chain.accounts[account]?.privateKey ?? '', ...changes });
  const { signal } = new AbortController();
  const sender = transactionSender({ chain, replaceAfterSeconds: 60, signal, pollMilliseconds: 20, now: () => 0 });
  const config = parseEnvironment(oracleConfig, { REPORT_PEER_MILLISECONDS: '30000', ...changes });
  const times = { priceTimes: async () => taken, newest: () => newest, now: () => machine * 1000 };
  return reportRounds({ chain, sender, log, signal, config, ...times });
}
const place = () => ({
  chainId: scene.chain.chainId,
  oracle: addressOf(scene.exchange.deployment, 'oracle', 'prices'),
});
const latest = async () => {
  const oracle = { address: place().oracle, abi: priceOracleAbi } as const;
  const [, price, , time] = await scene.client.readContract({ ...oracle, functionName: 'latestRoundData' });
  return { price, time: Number(time) };
};

const goTo = async (time: number) => {
  await scene.chain.setNextTimestamp(time);
  await scene.chain.mine();
};

/** Until a transaction waits to be mined. */
const oneWaits = () =>
  expect.poll(async () => (await scene.chain.rpc.request<{ pending: string }>('txpool_status')).pending).toBe('0x1');

/** Goes on to so many seconds after the next full minute, and gives both. */
async function afterMinute(seconds: number) {
  const { timestamp } = await scene.client.getBlock();
  const minute = (Math.floor(Number(timestamp) / 60) + 1) * 60;
  await goTo(minute + seconds);
  return { minute, now: minute + seconds };
}

/** Another keeper's port that answers with what `answer` gives for a time; undefined hangs. */
async function peer(answer: (time: number) => Promise<string | undefined>): Promise<string> {
  let url = '';
  const server = createServer((request, response) => {
    questions.set(url, (questions.get(url) ?? 0) + 1);
    const time = Number(new URL(request.url ?? '', 'http://peer').searchParams.get('time'));
    void answer(time).then((text) => text !== undefined && response.end(text));
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return url;
}

/** Looks until every peer was asked twice, so that what each said first has been weighed. */
const heard = (peers: readonly string[], look: () => Promise<void>) =>
  expect
    .poll(async () => {
      await look();
      return peers.every((peer) => (questions.get(peer) ?? 0) > 1);
    })
    .toBe(true);

/** What a reporter says by its number; the sixth is none. */
const report = async (index: number, price: bigint, time: number) => {
  const [account] = devAccounts(36).slice(30 + index);
  return account ? signReport(account, place(), { price, time }) : Promise.reject(new RangeError('no such reporter'));
};

test('five reporters with a source each bring one price for the minute, and no second', async () => {
  const { round } = await rounds(own(5));
  const { minute, now } = await afterMinute(1);
  const outcome = await round(now);
  expect(outcome).toMatchObject({ kind: 'submitted', time: minute, reports: 5 });
  const { price } = await latest();
  // The pool of the tests moves a little only: the median is within a twentieth of what the reserves say.
  const spotOnly = await rounds(own(1));
  const [spot] = (await spotOnly.reportsFor(minute)) ?? [];
  expect(Math.abs(Number(price) / Number(spot?.price ?? 0n) - 1)).toBeLessThan(0.05);
  expect((await latest()).time).toBe(minute);
  expect(await round(now + 1)).toMatchObject({ kind: 'nothing-due' });
  expect(await spotOnly.round(now + 1)).toMatchObject({ kind: 'nothing-due' });
});

test('while a game takes prices none is reported so near its boundary that it would take its place', async () => {
  const { round, reportsFor } = await rounds(own(5));
  const { minute, now } = await afterMinute(5);
  taken = { boundary: minute + 2, interval: 300 };
  expect(await reportsFor(minute)).toBeUndefined();
  expect(await round(now)).toMatchObject({ kind: 'submitted', time: minute + 2 });
});

test('nothing later is signed before the price of the boundary is stored, so that none takes its place', async () => {
  const [one, two] = [await rounds(own(5), 29), await rounds(own(5), 28)];
  const { minute, now } = await afterMinute(1);
  const boundary = minute - 5;
  taken = { boundary, interval: 300 };
  await scene.chain.setAutomine(false);
  const first = one.round(now);
  await oneWaits();
  // On its way it can be overtaken, also after the round that takes it is on its way too.
  for (const next of [boundary, boundary + 300]) {
    taken = { boundary: next, interval: 300 };
    expect(await two.reportsFor(minute)).toBeUndefined();
    expect(await two.round(now)).toMatchObject({ kind: 'waits', time: minute, reason: 'boundary' });
  }
  await scene.chain.mine();
  expect(await first).toMatchObject({ kind: 'submitted', time: boundary });
  expect(await two.reportsFor(minute)).toHaveLength(5);
});

test('a lying, a silent and a late reporter change nothing: the median is between the honest', async () => {
  const honest = await rounds(own(5));
  const { minute } = await afterMinute(1);
  const true5 = ((await honest.reportsFor(minute)) ?? []).map(({ price }) => price).sort((a, b) => (a < b ? -1 : 1));
  let release: () => void = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  const liar = await peer(async (time) => JSON.stringify(reportsAnswer([await report(2, 10n ** 25n, time)])));
  const silent = await peer(async () => undefined);
  const slow = await peer(async (time) => {
    await late;
    return JSON.stringify(reportsAnswer([await report(4, true5[2] ?? 0n, time)]));
  });
  const { round } = await rounds({ ...own(2), REPORT_PEERS: [liar, silent, slow].join() });
  expect(await round(minute + 1)).toMatchObject({ kind: 'waits', reason: 'reports' });
  // A quorum with the liar in it is waited with for six seconds and no longer.
  await goTo(minute + 6);
  await expect.poll(() => round(minute + 6)).toMatchObject({ kind: 'submitted', time: minute, reports: 3 });
  release();
  const { price } = await latest();
  expect(price).toBeGreaterThanOrEqual(true5[0] ?? 0n);
  expect(price).toBeLessThanOrEqual(true5[4] ?? 0n);
});

test('what a hostile peer says is not counted, and not enough is never sent', async () => {
  const { minute } = await afterMinute(7);
  const answers = [
    async () => 'no json',
    async () => `{"reports":[{"price":"1","signature":"0x${'00'.repeat(65)}"}]}`,
    async () => JSON.stringify({ reports: Array.from({ length: 200 }, () => ({ price: '1', signature: '0x' })) }),
    async () => JSON.stringify({ reports: [{ price: '9'.repeat(79), signature: `0x${'11'.repeat(65)}` }] }),
    // A true report of another time, one of nothing, and one of a stranger.
    async (time: number) => JSON.stringify(reportsAnswer([await report(2, 10n ** 8n, time - 60)])),
    async (time: number) => JSON.stringify(reportsAnswer([await report(3, 0n, time)])),
    async (time: number) => JSON.stringify(reportsAnswer([await report(5, 10n ** 8n, time)])),
    async () => 'x'.repeat(100_000),
  ];
  const peers = await Promise.all(answers.map(peer));
  const { round } = await rounds({ ...own(2), REPORT_PEERS: peers.join() });
  await heard(peers, async () => {
    expect(await round(minute + 7)).toMatchObject({ kind: 'waits', reason: 'reports' });
  });
  for (const second of [8, 20]) {
    expect(await round(minute + second)).toMatchObject({ kind: 'waits', reason: 'reports' });
  }
});

test('a signature in a form that the oracle refuses is no signature: it keeps nobody else’s report from the chain', async () => {
  const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
  const forms: readonly ((signature: Hex) => Hex)[] = [
    // The same signature with the other s, which recovers to the same signer.
    (signature) => {
      const { r, s, yParity } = parseSignature(signature);
      return serializeSignature({ r, s: toHex(order - BigInt(s), { size: 32 }), yParity: yParity === 0 ? 1 : 0 });
    },
    // The parity itself instead of 27 or 28.
    (signature) => `${signature.slice(0, -2)}${signature.endsWith('1b') ? '00' : '01'}` as Hex,
  ];
  for (const odd of forms) {
    await scene.restore();
    const { minute } = await afterMinute(1);
    const spoiler = await peer(async (time) => {
      const { price, signature } = await report(4, 500_000_000n, time);
      return JSON.stringify(reportsAnswer([{ price, signature: odd(signature) }]));
    });
    const { round } = await rounds({ ...own(4), REPORT_PEERS: spoiler });
    await heard([spoiler], async () => void (await round(minute + 1)));
    await goTo(minute + 6);
    expect(await round(minute + 6)).toMatchObject({ kind: 'submitted', reports: 4 });
  }
});

test('of two keepers one reports; the other sees it on its way', async () => {
  const [one, two] = [await rounds(own(5), 29), await rounds(own(5), 28)];
  const { minute, now } = await afterMinute(1);
  await scene.chain.setAutomine(false);
  const first = one.round(now);
  await oneWaits();
  expect(await two.round(now)).toMatchObject({ kind: 'nothing-due' });
  await scene.chain.mine();
  expect(await first).toMatchObject({ kind: 'submitted', time: minute });
});

test('reporters sign only what is to be reported, once, and give the same again', async () => {
  const { reportsFor } = await rounds(own(3));
  const { minute } = await afterMinute(2);
  const first = await reportsFor(minute);
  expect(first).toHaveLength(3);
  await scene.dump('BUSDC');
  expect(await reportsFor(minute)).toEqual(first);
  for (const time of [minute + 1, minute - 120, minute + 60, 2 ** 60, Number.NaN]) {
    expect(await reportsFor(time)).toBeUndefined();
  }
  // What happens after a time changes nothing of what an honest reporter says of it, also one that starts later.
  const later = await rounds(own(3));
  expect(await later.reportsFor(minute)).toEqual(first);
});

test('nothing is signed for a time that the machine’s clock has not come to, and all of it once it has', async () => {
  const { round, reportsFor } = await rounds({ ...own(5), REPORT_SKEW_SECONDS: '10' });
  const { minute, now } = await afterMinute(1);
  machine = minute - 11;
  await expect(round(now)).rejects.toMatchObject({ code: 'TIME_TO_COME' });
  await expect(reportsFor(minute)).rejects.toMatchObject({ code: 'TIME_TO_COME' });
  machine = minute - 10;
  expect(await reportsFor(minute)).toHaveLength(5);
  expect(await round(now)).toMatchObject({ kind: 'submitted', time: minute });
});

test('logs that the node leaves out are noticed: no price instead of an old one', async () => {
  const proxy = await startFaultProxy({ target: scene.chain.rpcUrl });
  try {
    const { round } = await rounds({ ...own(5), RPC_URL: proxy.url });
    const { now } = await afterMinute(1);
    proxy.inject({ kind: 'empty-logs' });
    await expect(round(now)).rejects.toMatchObject({ code: 'TRAIL_GAP' });
    proxy.heal();
    expect(await round(now)).toMatchObject({ kind: 'submitted' });
  } finally {
    await proxy.stop();
  }
});

test('a market too small prices nothing, and a jump beyond the oracle’s limit is refused without a transaction', async () => {
  const poor = await rounds({ ...own(5), REPORT_MINIMUM_USD: '1000000000' });
  const { now } = await afterMinute(1);
  await expect(poor.round(now)).rejects.toMatchObject({ code: 'NO_MARKET' });
  const spots = { ...own(5), REPORTER_SOURCES: ['spot', 'spot', 'spot', 'spot', 'spot'].join() };
  expect(await (await rounds(spots)).round(now)).toMatchObject({ kind: 'submitted' });
  await scene.dump('BUSDC');
  const next = await afterMinute(1);
  const nonce = await scene.client.getTransactionCount({ address: scene.chain.accounts[29]?.address ?? '0x' });
  expect(await (await rounds(spots)).round(next.now)).toMatchObject({
    kind: 'waits',
    reason: 'refused',
    words: 'Deviates',
  });
  expect(await scene.client.getTransactionCount({ address: scene.chain.accounts[29]?.address ?? '0x' })).toBe(nonce);
});

test('a keeper whose own reporters have no price brings what its peers say', async () => {
  const { minute, now } = await afterMinute(7);
  const prices = [500_000_000n, 501_000_000n, 502_000_000n];
  const peers = prices.map((price, place) =>
    peer(async (time) => JSON.stringify(reportsAnswer([await report(place + 2, price, time)]))),
  );
  const REPORT_PEERS = (await Promise.all(peers)).join();
  const { round } = await rounds({ ...own(2), REPORT_PEERS, REPORT_MINIMUM_USD: '1000000000' });
  await expect
    .poll(() => round(now).catch(() => undefined))
    .toMatchObject({ kind: 'submitted', time: minute, reports: 3 });
  expect((await latest()).price).toBe(501_000_000n);
});
