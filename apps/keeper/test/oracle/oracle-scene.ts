import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { priceOracleAbi } from '@besc/contracts/abi/price-oracle';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { devAccounts } from '@besc/localnet/dev-accounts';
import { parseEnvironment } from '@besc/wire/settings/environment';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { oracleConfig } from '../../src/oracle/oracle-config';
import { reportRounds } from '../../src/oracle/report-round';
import { signReport } from '../../src/oracle/signed-report';
import type { PriceTimes } from '../../src/shared/keeper-task';
import { transactionSender } from '../../src/shared/transaction-sender';
import { type KeeperScene, keeperScene } from '../keeper-scene';

const reporters = devAccounts(35).slice(30);
const sources = ['mean:60', 'mean:90', 'mean:60:MONEY', 'mean:90:MONEY', 'mean:60:HENNY'];
/** Variables that give a process the first so many reporters. */
export const own = (count: number) => ({
  REPORTER_KEYS: reporters
    .slice(0, count)
    .map(({ privateKey }) => privateKey)
    .join(),
  REPORTER_SOURCES: sources.slice(0, count).join(),
});

/** A chain with an oracle for the tests of a file, services that report to it, and what they meet; as it began for each test. */
export function oracleScene() {
  let scene: KeeperScene;
  const world = {
    /** When a game takes the next price. */
    taken: undefined as PriceTimes | undefined,
    /** The machine's time, seconds: past that of the chain, unless a test says otherwise. */
    machine: Number.POSITIVE_INFINITY,
  };
  const newest = { time: 0, age: Number.POSITIVE_INFINITY };
  const servers: Server[] = [];
  /** How often each peer was asked, by its address. */
  const questions = new Map<string, number>();
  const log = pino({ level: 'silent' });
  beforeAll(async () => {
    scene = await keeperScene();
  });
  afterAll(() => scene.stop());
  beforeEach(async () => {
    Object.assign(world, { taken: undefined, machine: Number.POSITIVE_INFINITY });
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
    const config = parseEnvironment(oracleConfig, { REPORT_PEER_MS: '30000', ...changes });
    const times = { priceTimes: async () => world.taken, newest: () => newest, now: () => world.machine * 1000 };
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

  return { world, scene: () => scene, rounds, latest, goTo, oneWaits, afterMinute, peer, heard, report };
}
