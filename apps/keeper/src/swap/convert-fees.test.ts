import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { feeCollectorAbi } from '@besc/contracts/abi/fee-collector';
import { pairAbi } from '@besc/contracts/abi/pair';
import { type Address, zeroAddress } from '@besc/domain/shared/address';
import { startChain } from '@besc/localnet/chain';
import { treasuryPlace } from '@besc/localnet/history/chain-roles';
import { encodeFunctionData } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { burnAddress, type KeeperScene, keeperScene } from '../../test/keeper-scene';
import { requireOperator } from './require-operator';

let scene: KeeperScene;
let money: Address;
let treasury: Address;

beforeAll(async () => {
  scene = await keeperScene();
  money = scene.exchange.token('MONEY').address;
  treasury = scene.chain.accounts[treasuryPlace]?.address ?? zeroAddress;
});
afterAll(() => scene.stop());
beforeEach(() => scene.restore());

const reasons = (report: Awaited<ReturnType<KeeperScene['round']>>) => report.waiting.map(({ reason }) => reason);

test('the first round notes the prices and converts nothing, the second notes nothing twice', async () => {
  const first = await scene.round();
  expect(first.converted).toEqual([]);
  expect(first.observed.length).toBeGreaterThanOrEqual(4);
  expect(reasons(first)).toContain('no-mean-yet');
  expect((await scene.round()).observed).toEqual([]);
  await scene.wait(1_700);
  expect((await scene.round()).converted).toEqual([]);
});

test('a mean is used while the contract has one, but for its last five minutes, in which a conversion may not be mined', async () => {
  const [pair] = (await scene.round()).observed;
  if (pair === undefined) throw new RangeError('no pair was noted');
  const collector = { address: scene.feeCollector, abi: feeCollectorAbi, args: [pair] } as const;
  const [, noted] = await scene.client.readContract({ ...collector, functionName: 'observations' });
  for (const [age, hasMean, isUsed] of [
    [1_799, false, false],
    [1_800, true, true],
    [6_900, true, true],
    [6_901, true, false],
    [7_200, true, false],
    [7_201, false, false],
  ] as const) {
    await scene.chain.setNextTimestamp(noted.time + age);
    await scene.chain.mine();
    const market = scene.client.readContract({ ...collector, functionName: 'market' });
    const mean = await market.then(([price]) => price).catch(() => 0n);
    const { waiting } = await scene.round({}, { dryRun: true });
    expect([age, mean > 0n]).toEqual([age, hasMean]);
    expect([age, !waiting.some(({ reason }) => reason === 'no-mean-yet')]).toEqual([age, isUsed]);
  }
});

test('fees become MONEY, three parts for the treasury and five burned', async () => {
  await scene.round();
  await scene.wait();
  const before = { treasury: await scene.balance(money, treasury), burned: await scene.balance(money, burnAddress) };
  const report = await scene.round();
  expect(report.refused).toEqual([]);
  expect(report.converted.length).toBeGreaterThanOrEqual(4);
  const toTreasury = (await scene.balance(money, treasury)) - before.treasury;
  const burned = (await scene.balance(money, burnAddress)) - before.burned;
  expect(toTreasury).toBeGreaterThan(0n);
  expect(report.converted.reduce((sum, entry) => sum + entry.toTreasury, 0n)).toBe(toTreasury);
  expect(burned * 3n - toTreasury * 5n).toBeLessThanOrEqual(8n * BigInt(report.converted.length));
  expect(burned * 3n - toTreasury * 5n).toBeGreaterThanOrEqual(0n);
  for (const { pair, toTreasury: part, burned: rest } of report.converted) {
    const planned = report.planned.find((entry) => entry.pair === pair);
    expect(part + rest).toBeGreaterThanOrEqual(planned?.minimumMoney ?? part + rest + 1n);
  }
});

test('a dry run sends nothing and pauses no pair', async () => {
  await scene.round();
  await scene.wait();
  await scene.dump('MONEY');
  const { account } = await scene.connect();
  const nonce = await scene.client.getTransactionCount(account);
  const report = await scene.round({}, { dryRun: true });
  expect(report.refused.length).toBeGreaterThan(0);
  expect(await scene.client.getTransactionCount(account)).toBe(nonce);
  expect(reasons(await scene.round({}, { dryRun: true }))).not.toContain('paused');
});

test('a moved price makes the chain refuse, the pair rests through a restart, and converts when it is back', async () => {
  await scene.round();
  await scene.wait();
  const { address } = scene.exchange.pair('WBESC', 'BUSDC');
  const held = await scene.balance(address, scene.feeCollector);
  // Every way that the WBESC of the burn could be sold.
  const money = await scene.dump('MONEY');
  const dollars = await scene.dump('BUSDC');
  const moved = await scene.round();
  expect(moved.refused.map(({ pair }) => pair)).toContain(address);
  expect(await scene.balance(address, scene.feeCollector)).toBe(held);
  expect((await scene.round()).waiting).toContainEqual({ pair: address, reason: 'paused' });
  await scene.sellBack('BUSDC', dollars);
  await scene.sellBack('MONEY', money);
  let converted: string[] = [];
  for (let hour = 0; hour < 8 && !converted.includes(address); hour += 1) {
    await scene.wait(1_900);
    converted = (await scene.round()).converted.map(({ pair }) => pair);
  }
  expect(converted).toContain(address);
});

test('LP beside an anchor and a pair without one wait, dust stops no other pair, and what comes after is converted', async () => {
  const { address: income } = scene.exchange.pair('WBESC', 'BUSDC');
  // The person supplies the pair first, to have LP of it.
  await scene.pool(money, scene.exchange.token('BUSDC').address, 10n ** 20n, 10n ** 20n);
  const lp = scene.exchange.pair('MONEY', 'BUSDC').address;
  const trap = await scene.pool(lp, money, 10n ** 19n, 10n ** 18n);
  const aside = await scene.pool(lp, scene.exchange.token('WAGMI').address, 10n ** 18n, 1_000n);
  for (const pair of [trap, aside]) await scene.transfer(pair, scene.feeCollector, 1_000n);
  await scene.transfer(lp, scene.feeCollector, 10n ** 16n);
  const first = await scene.round();
  await scene.wait();
  const second = await scene.round();
  const converted = [...first.converted, ...second.converted].map(({ pair }) => pair);
  expect(converted).toContain(lp);
  expect(converted).toContain(income);
  for (const pair of [trap, aside]) {
    expect(second.waiting).toContainEqual({ pair, reason: 'no-way' });
    expect(await scene.balance(pair, scene.feeCollector)).toBe(1_000n);
  }
});

test('liquidity that was lent when the collector looked is noted as gone at the next look, and counts no more', async () => {
  const pair = await scene.pool(money, scene.exchange.token('Bernie').address, 10n ** 20n, 10n ** 20n);
  const own = await scene.balance(pair, scene.person);
  await scene.transfer(pair, scene.feeCollector, own / 40n);
  const depth = async () => {
    const collector = { address: scene.feeCollector, abi: feeCollectorAbi, args: [pair] } as const;
    return (await scene.client.readContract({ ...collector, functionName: 'observations' }))[1].depth;
  };
  expect((await scene.round()).observed).toContain(pair);
  const before = await depth();
  expect((await scene.round()).observed).toEqual([]);
  await scene.transfer(pair, pair, own / 2n);
  const burn = encodeFunctionData({ abi: pairAbi, functionName: 'burn', args: [scene.person] });
  await scene.send(pair, burn);
  expect((await scene.round()).observed).toEqual([pair]);
  expect(await depth()).toBeLessThan((before * 51n) / 100n);
  expect((await scene.round()).observed).toEqual([]);
  await scene.wait();
  expect((await scene.round()).converted.map((one) => one.pair)).toContain(pair);
});

test.each([
  ['refuses every call', '0x5f5ffd'],
  ['burns all gas', '0x5b5f56'],
  ['answers with a bomb of data', '0x620fffff5ff3'],
  ['answers with garbage', '0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff5f5260205ff3'],
])('a token that %s costs its own pairs only', async (_, code) => {
  await scene.round();
  await scene.wait();
  const { address: token } = scene.exchange.token('WAGMI');
  await scene.chain.rpc.request('anvil_setCode', [token, code]);
  const spoilt = ['WBESC', 'MONEY'].map((symbol) => scene.exchange.pair('WAGMI', symbol).address);
  const first = await scene.round({ CONVERSIONS_PER_ROUND: '3' });
  expect(first.converted).toHaveLength(3);
  const all = await scene.round();
  for (const pair of spoilt)
    expect([...first.converted, ...all.converted].map((done) => done.pair)).not.toContain(pair);
  // Nor does it come up again at once, or keep the prices of others from being noted.
  expect((await scene.round()).refused).toEqual([]);
  await scene.wait(7_300);
  expect((await scene.round()).observed.length).toBeGreaterThan(0);
});

test('an income too large for its market goes in pieces', async () => {
  const { address } = scene.exchange.pair('HENNY', 'WBESC');
  const held = async (owner: Address) => ({ owner, lp: await scene.balance(address, owner) });
  const owners = await Promise.all(scene.chain.accounts.map((account) => held(account.address)));
  const { owner, lp } = owners.reduce((most, entry) => (entry.lp > most.lp ? entry : most));
  const args = [scene.feeCollector, lp] as const;
  const data = encodeFunctionData({ abi: pairAbi, functionName: 'transfer', args });
  await scene.chain.send({ from: owner, to: address, data });
  await scene.round();
  await scene.wait();
  const report = await scene.round();
  const part = report.planned.find(({ pair }) => pair === address);
  expect(part?.liquidity).toBeGreaterThan(0n);
  expect(part?.liquidity).toBeLessThan(lp / 2n);
  expect(report.converted.map(({ pair }) => pair)).toContain(address);
});

test('a taxed token is converted for what it leaves', async () => {
  const { address } = scene.exchange.pair('RFLX', 'WBESC');
  await scene.round();
  await scene.wait();
  expect((await scene.round()).converted.map(({ pair }) => pair)).toContain(address);
});

test('what does not pay for its gas waits, and is not even looked at', async () => {
  const report = await scene.round({ GAS_PRICE_GWEI: '10000000' });
  expect(new Set(reasons(report))).toEqual(new Set(['too-little']));
  expect(report.observed).toEqual([]);
  expect(new Set(reasons(await scene.round({ MINIMUM_MONEY: '1000000' })))).toEqual(new Set(['too-little']));
});

test('a dead node is left for another', async () => {
  const RPC_URL = `http://127.0.0.1:1,${scene.chain.rpcUrl}`;
  expect((await scene.round({ RPC_URL })).observed.length).toBeGreaterThan(0);
});

test('a node of another chain is refused, also beside a right one', async () => {
  const other = await startChain({ accountCount: 1, genesisTimestamp: 1_000_000 });
  try {
    for (const RPC_URL of [other.rpcUrl, `${scene.chain.rpcUrl},${other.rpcUrl}`]) {
      await expect(scene.connect({ RPC_URL })).rejects.toMatchObject({ code: 'WRONG_CHAIN' });
    }
  } finally {
    await other.stop();
  }
});

test('only the operator may run it, of those who have a key', async () => {
  const as = (index: number) => scene.connect({ OPERATOR_KEY: scene.chain.accounts[index]?.privateKey ?? '' });
  await expect(requireOperator(await as(9))).rejects.toMatchObject({ code: 'NOT_OPERATOR' });
  await requireOperator(await as(29));
  // The owner is a timelock: who says what it does two days later converts nothing.
  await expect(requireOperator(await as(0))).rejects.toMatchObject({ code: 'NOT_OPERATOR' });
});

test('a damaged state file counts as empty and is replaced', async () => {
  const file = join(scene.folder, 'state.json.swap');
  await writeFile(file, '{"genesisHash":"0x","state"');
  await scene.round();
  await scene.wait();
  await scene.dump('MONEY');
  expect((await scene.round()).refused.length).toBeGreaterThan(0);
  const { genesisHash } = scene.exchange.deployment;
  expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({ genesisHash });
});
