import { addressOf } from '@besc/contracts/deploy/address-of';
import { startFaultProxy } from '@besc/localnet/fault-proxy';
import { submitPricesCall } from '@besc/sdk/oracle/submit-prices-call';
import { encodeCall } from '@besc/sdk/shared/writes/encode-call';
import { reportsAnswer } from '@besc/wire/oracle/signed-reports';
import { type Hex, parseSignature, serializeSignature, toHex } from 'viem';
import { expect, test } from 'vitest';
import { oracleScene, own } from '../../test/oracle/oracle-scene';
import { readOracle } from './read-oracle';
import { ReportCollection } from './report-collection';

const { world, scene, rounds, latest, goTo, oneWaits, afterMinute, peer, heard, report } = oracleScene();

test('five reporters with a source each bring one price for the minute, and no second', async () => {
  const { round } = await rounds(own(5));
  const { minute, now } = await afterMinute(1);
  const outcome = await round(now);
  expect(outcome).toMatchObject({ kind: 'submitted', time: minute, reports: 5 });
  const { price } = await latest();
  // The pools of the tests move a little only: the median is within a twentieth of what one reporter says.
  const alone = await rounds(own(1));
  const [said] = (await alone.reportsFor(minute)) ?? [];
  expect(Math.abs(Number(price) / Number(said?.price ?? 0n) - 1)).toBeLessThan(0.05);
  expect((await latest()).time).toBe(minute);
  expect(await round(now + 1)).toMatchObject({ kind: 'nothing-due' });
  expect(await alone.round(now + 1)).toMatchObject({ kind: 'nothing-due' });
});

test('while a game takes prices none is reported so near its boundary that it would take its place', async () => {
  const { round, reportsFor } = await rounds(own(5));
  const { minute, now } = await afterMinute(5);
  world.taken = { boundary: minute + 2, interval: 300, until: minute + 62 };
  expect(await reportsFor(minute)).toBeUndefined();
  expect(await round(now)).toMatchObject({ kind: 'submitted', time: minute + 2 });
});

test('a game that has lapsed keeps no price from the minute, whose first one it needs to begin again', async () => {
  const { round, reportsFor } = await rounds(own(5));
  const { minute, now } = await afterMinute(1);
  world.taken = { boundary: minute - 5 * 300 - 2, interval: 300, until: minute - 5 * 300 + 28 };
  expect(await reportsFor(minute)).toHaveLength(5);
  expect(await round(now)).toMatchObject({ kind: 'submitted', time: minute });
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

test('a signature in a form that the oracle refuses is no signature: it blocks no other report', async () => {
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
    await scene().restore();
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
  await scene().chain.setAutomine(false);
  const first = one.round(now);
  await oneWaits();
  expect(await two.round(now)).toMatchObject({ kind: 'nothing-due' });
  await scene().chain.mine();
  expect(await first).toMatchObject({ kind: 'submitted', time: minute });
});

test('logs that the node leaves out are noticed: no price instead of an old one', async () => {
  const proxy = await startFaultProxy({ target: scene().chain.rpcUrl });
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
  const onePair = { ...own(5), REPORTER_SOURCES: Array.from({ length: 5 }, () => 'mean:60').join() };
  expect(await (await rounds(onePair)).round(now)).toMatchObject({ kind: 'submitted' });
  await scene().dump('BUSDC');
  await afterMinute(1);
  const next = await afterMinute(1);
  const nonce = await scene().client.getTransactionCount({ address: scene().chain.accounts[29]?.address ?? '0x' });
  expect(await (await rounds(onePair)).round(next.now)).toMatchObject({
    kind: 'waits',
    reason: 'refused',
    words: 'Deviates',
  });
  expect(await scene().client.getTransactionCount({ address: scene().chain.accounts[29]?.address ?? '0x' })).toBe(
    nonce,
  );
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

/** Somebody brings what these say, as soon as they have signed it. */
async function brings(indexes: readonly number[], minute: number): Promise<void> {
  const said = await Promise.all(indexes.map((index) => report(index, 500_000_000n + BigInt(index), minute)));
  const chain = await scene().connect({ OPERATOR_KEY: scene().chain.accounts[28]?.privateKey ?? '' });
  const collection = new ReportCollection(minute);
  for (const one of said) collection.add(one);
  const now = minute + 7;
  const reading = await readOracle({ chain, priceTimes: async () => undefined, now });
  const submission = collection.submission(await reading.reportersAt(minute), { now, patienceSeconds: 6 });
  if (submission === undefined) throw new RangeError('too few reports');
  const oracle = addressOf(scene().exchange.deployment, 'oracle', 'prices');
  const { to, data } = encodeCall(submitPricesCall(oracle, { time: minute, ...submission }));
  await scene().chain.send({ from: chain.account.address, to, data });
}

test('a partial set of three is completed by a keeper with more reports, until it is final', async () => {
  const { minute } = await afterMinute(1);
  await brings([0, 1, 2], minute);
  expect((await latest()).price).toBe(500_000_001n);
  // Three are not enough to stop.
  world.taken = { boundary: minute, interval: 300, until: minute + 60 };
  const { round } = await rounds(own(5));
  expect(await round(minute + 2)).toMatchObject({ kind: 'submitted', time: minute, reports: 5 });
  expect((await latest()).price).not.toBe(500_000_001n);
  expect(await round(minute + 3)).toMatchObject({ kind: 'nothing-due' });
});

test('a report that only the chain was given is added to the own ones: as many of somebody’s choice do not stand', async () => {
  const { minute } = await afterMinute(1);
  await brings([0, 1, 4], minute);
  const { round } = await rounds(own(3));
  await goTo(minute + 7);
  expect(await round(minute + 7)).toMatchObject({ kind: 'submitted', time: minute, reports: 4 });
  // No more are there: what follows is the next time.
  expect(await round(minute + 8)).toMatchObject({ kind: 'nothing-due' });
});

test('nothing later is signed before the price of the boundary is final', async () => {
  const { minute } = await afterMinute(1);
  const boundary = minute - 5;
  world.taken = { boundary, interval: 300, until: boundary + 60 };
  await brings([0, 1, 2], boundary);
  const { reportsFor } = await rounds(own(3));
  expect(await reportsFor(minute)).toBeUndefined();
  expect(await reportsFor(boundary)).toHaveLength(3);
  await goTo(minute + 20);
  expect(await reportsFor(minute)).toHaveLength(3);
});
