import { setTimeout as sleep } from 'node:timers/promises';
import { startFaultProxy } from '@besc/localnet/fault-proxy';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { pino } from 'pino';
import { parseEther } from 'viem';
import { privateKeyToAddress } from 'viem/accounts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { alarms } from '../../../../tooling/src/production/alarms';
import { figuresOf, raisedAlarms, scraped } from '../../../../tooling/src/production/raised-alarms';
import { parseOperateArguments } from '../../src/operate/operate-arguments';
import { runOperate } from '../../src/operate/run-operate';
import { runKeeper } from '../../src/run-keeper';
import { tasks } from '../../src/tasks';
import { type KeeperScene, keeperScene } from '../keeper-scene';

/** Those that this service's figures raise. */
const own = alarms.filter(({ expr }) => figuresOf(expr).some((name) => name.startsWith('keeper_')));
const soon = { interval: 50 };
const seen = new Set<string>();
let scene: KeeperScene;
let stopping: AbortController;
let running: Promise<void>;

beforeAll(async () => {
  scene = await keeperScene();
});
afterAll(() => scene.stop());
beforeEach(async () => {
  await scene.restore();
  stopping = new AbortController();
});
afterEach(async () => {
  stopping.abort();
  await running;
});

const key = (place: number) => scene.chain.accounts[place]?.privateKey ?? '';

/** Starts the service and gives what its figures raise at a moment. */
async function keeper(changes: Record<string, string>): Promise<() => Promise<readonly string[]>> {
  const port = await new Promise<number>((resolve) => {
    const write = (line: string) => {
      const entry = JSON.parse(line) as { port?: number };
      if (entry.port !== undefined) resolve(entry.port);
    };
    running = runKeeper(scene.env({ POLL_MS: '50', ...changes }), pino({ level: 'info' }, { write }), stopping.signal);
  });
  return async () => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const raised = raisedAlarms(scraped('keeper', text), own);
    for (const name of raised) seen.add(name);
    return raised;
  };
}

test('keys without rights, prices, words or money, and a change in the timelock, raise their alarms', async () => {
  const raised = await keeper({ OPERATOR_KEY: key(9) });
  const order = parseOperateArguments('set prediction.fee 200 --send'.split(' '));
  if (order.kind === 'help') throw new RangeError('no command');
  await runOperate(order, scene.env({ OWNER_KEY: key(0) }), new AbortController().signal);
  // What a task waits for is a problem after minutes of the chain's time.
  for (let minutes = 0; minutes < 20; minutes += 4) {
    await sleep(600);
    await scene.wait(240);
  }
  const wanted = ['KeeperFees', 'KeeperPrices', 'KeeperWords', 'KeeperLottery', 'TimelockScheduled'];
  await expect.poll(raised, soon).toEqual(expect.arrayContaining(wanted));
});

test('nodes that are away, a key without coins and a transaction that stays raise their alarms', async () => {
  // The chain stands still, and must not grow old before the test is over.
  await scene.wait(600);
  const proxy = await startFaultProxy({ target: scene.chain.rpcUrl });
  const raised = await keeper({ RPC_URL: proxy.url, TASKS: 'swap', REPLACE_AFTER_SECONDS: '1' });
  await expect.poll(raised, soon).toEqual([]);
  proxy.inject({ kind: 'down' });
  await expect.poll(raised, soon).toContain('KeeperNodes');
  proxy.heal();
  await expect.poll(raised, soon).toEqual([]);
  const operator = scene.chain.accounts[29]?.address ?? '0x';
  await scene.chain.setAutomine(false);
  await scene.chain.rpc.request('eth_sendTransaction', [{ from: operator, to: operator, gas: '0x5208' }]);
  await expect.poll(raised, soon).toContain('KeeperNonceStuck');
  await scene.chain.mine();
  await scene.chain.setBalance(operator, 1n);
  await expect.poll(raised, soon).toEqual(['KeeperCoinsLow']);
  await proxy.stop();
});

test('a pair whose price was moved raises its alarm', async () => {
  await scene.round();
  await scene.wait();
  for (const symbol of ['MONEY', 'BUSDC']) await scene.dump(symbol);
  const raised = await keeper({ TASKS: 'swap', INTERVAL_SECONDS: '1' });
  const later = async () => {
    await scene.wait(5);
    return raised();
  };
  await expect.poll(later, soon).toContain('KeeperPairPaused');
});

test('a treasury that lets its key take nothing raises its alarm while a round is open', async () => {
  const operator = checksumAddress(scene.chain.accounts[29]?.address ?? '0x');
  await scene.transfer(scene.exchange.token('MONEY').address, operator, parseEther('5000'));
  // A key that has coins, no MONEY and no leave to take any.
  const injector = `0x${'7'.repeat(64)}` as const;
  await scene.chain.setBalance(privateKeyToAddress(injector), parseEther('100'));
  const raised = await keeper({ TASKS: 'random,lottery', INJECTOR_KEY: injector });
  const later = async () => {
    await scene.wait(60);
    return raised();
  };
  await expect.poll(later, { ...soon, interval: 400 }).toContain('KeeperShare');
});

test('each task has an alarm, and every alarm of a figure of this service but one was raised above', async () => {
  const named = own.flatMap(({ expr }) => /task=~"([^"]*)"/.exec(expr)?.[1]?.split('|') ?? []);
  expect(named.sort()).toEqual(tasks.map(({ name }) => name).sort());
  // A task's figure is one for all; these have no fault here that lasts as long as they wait.
  expect(own.map(({ name }) => name).filter((name) => !seen.has(name))).toEqual(['KeeperOtherTasks']);
});
