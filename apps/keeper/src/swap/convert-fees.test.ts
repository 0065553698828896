import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { erc20Abi } from '@besc/contracts/abi/erc20';
import { feeCollectorAbi } from '@besc/contracts/abi/fee-collector';
import { routerAbi } from '@besc/contracts/abi/router';
import { type Chain, startChain } from '@besc/localnet/chain';
import { type Exchange, makeExchange } from '@besc/localnet/make-exchange';
import { pino } from 'pino';
import { encodeFunctionData, maxUint256 } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { connectKeeper } from '../shared/keeper-chain';
import { type KeeperConfig, parseKeeperConfig } from '../shared/keeper-config';
import { feeConverter, requireOperator } from './convert-fees';

const log = pino({ level: 'silent' });
const burnAddress = '0x000000000000000000000000000000000000dEaD';
let chain: Chain;
let exchange: Exchange;
let folder: string;
let clean: `0x${string}`;
let environment: Record<string, string>;

beforeAll(async () => {
  chain = await startChain();
  exchange = await makeExchange(chain, { blocks: 60, tradesPerBlock: 8 });
  folder = await mkdtemp(join(tmpdir(), 'besc-keeper-'));
  await writeFile(join(folder, 'deployment.json'), JSON.stringify(exchange.deployment));
  clean = await chain.snapshot();
}, 120_000);
afterAll(async () => {
  await chain.stop();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await chain.revert(clean);
  clean = await chain.snapshot();
  await rm(join(folder, 'state.json'), { force: true });
  environment = {
    RPC_URL: chain.rpcUrl,
    DEPLOYMENT_FILE: join(folder, 'deployment.json'),
    STATE_FILE: join(folder, 'state.json'),
    OPERATOR_KEY: chain.accounts[29]?.privateKey ?? '',
    MINIMUM_MONEY: '0.000001',
    AVERAGE_SECONDS: '600',
    CONVERSIONS_PER_ROUND: '20',
  };
});

const config = (changes: Record<string, string> = {}): KeeperConfig =>
  parseKeeperConfig({ ...environment, ...changes });
const makeRound = async (changes: Record<string, string> = {}) => {
  const settings = config(changes);
  return feeConverter({ chain: await connectKeeper(settings), config: settings, log });
};
const moneyOf = async (owner: `0x${string}`) => {
  const { client } = await connectKeeper(config());
  const { address } = exchange.token('MONEY');
  return client.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [owner] });
};
const pass = async (seconds: number) => {
  await chain.increaseTime(seconds);
  await chain.mine();
};
/** Moves the price of WBESC and another token by a large sale of account 0. */
const dump = async (symbol: string) => {
  const from = chain.accounts[0]?.address;
  const { router, wbesc } = exchange.deployment.contracts;
  await chain.setBalance(from ?? wbesc, 10n ** 25n);
  const path = [wbesc, exchange.token(symbol).address] as const;
  const args = [0n, path, from ?? wbesc, maxUint256] as const;
  const data = encodeFunctionData({ abi: routerAbi, functionName: 'swapExactETHForTokens', args });
  const value = `0x${(10n ** 24n).toString(16)}`;
  await chain.send({ from: from ?? wbesc, to: router, data, value });
};

test('without an average price nothing is converted', async () => {
  const round = await makeRound();
  const report = await round();
  expect(report.converted).toEqual([]);
  const reasons = report.decisions.map((decision) => (decision.kind === 'wait' ? decision.reason : decision.kind));
  expect(reasons).toContain('no-average-yet');
  expect(reasons).not.toContain('convert');
});

test('fees become MONEY, three parts for the treasury and five burned', async () => {
  await (await makeRound())();
  await pass(700);
  const treasury = chain.accounts[1]?.address ?? burnAddress;
  const before = { treasury: await moneyOf(treasury), burned: await moneyOf(burnAddress) };
  // A new converter: the observations come from the file, as after a restart.
  const report = await (await makeRound())();
  expect(report.refused).toEqual([]);
  expect(report.converted.length).toBeGreaterThan(0);
  const toTreasury = (await moneyOf(treasury)) - before.treasury;
  const burned = (await moneyOf(burnAddress)) - before.burned;
  expect(toTreasury).toBeGreaterThan(0n);
  expect(report.converted.reduce((sum, entry) => sum + entry.toTreasury, 0n)).toBe(toTreasury);
  expect(burned * 3n - toTreasury * 5n).toBeLessThanOrEqual(8n * BigInt(report.converted.length));
  expect(burned * 3n - toTreasury * 5n).toBeGreaterThanOrEqual(0n);
  for (const { pair, toTreasury: part, burned: rest } of report.converted) {
    const decision = report.decisions.find((entry) => entry.pair === pair);
    if (decision?.kind !== 'convert') throw new Error('converted without a decision');
    expect(part + rest).toBeGreaterThanOrEqual(decision.minimumMoney);
    expect(decision.minimumMoney).toBeGreaterThan((decision.expectedMoney * 97n) / 100n);
  }
});

test('rounds go on until no pair has enough left', async () => {
  await (await makeRound())();
  await pass(700);
  // A burn lets the pair mint what it still owed, so a pair may come up again, with less each time.
  const round = await makeRound({ MINIMUM_MONEY: '0.05' });
  const pairs = new Set<string>();
  let rounds = 0;
  for (let converted = 1; converted > 0 && rounds < 30; rounds += 1) {
    const report = await round();
    converted = report.converted.length;
    for (const { pair } of report.converted) pairs.add(pair);
  }
  expect(rounds).toBeLessThan(30);
  expect(pairs.size).toBeGreaterThanOrEqual(4);
}, 60_000);

test('a price that has just moved stops the conversion, and time heals it', async () => {
  await (await makeRound())();
  await pass(700);
  await dump('BUSDC');
  const moved = await (await makeRound())();
  const { address } = exchange.pair('WBESC', 'BUSDC');
  expect(moved.decisions.find(({ pair }) => pair === address)).toMatchObject({ kind: 'wait', reason: 'price-moved' });
  expect(moved.converted.map(({ pair }) => pair)).not.toContain(address);
  await (await makeRound())();
  await pass(650);
  await (await makeRound())();
  await pass(650);
  const healed = await (await makeRound())({ dryRun: true });
  expect(healed.decisions.find(({ pair }) => pair === address)?.kind).toBe('convert');
});

test('a price moved between decision and block makes the chain refuse, and nothing is lost', async () => {
  await (await makeRound())();
  await pass(700);
  const { address } = exchange.pair('WBESC', 'BUSDC');
  const { client, wallet, account } = await connectKeeper(config());
  const decision = (await (await makeRound())({ dryRun: true })).decisions.find(({ pair }) => pair === address);
  if (decision?.kind !== 'convert') throw new Error('no decision');
  // The WBESC of the burn is sold in the pool of MONEY: there the price is moved.
  await dump('MONEY');
  const { feeCollector } = exchange.deployment.contracts;
  const held = () => client.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [feeCollector] });
  const before = await held();
  const converting = wallet.writeContract({
    account,
    chain: wallet.chain,
    address: feeCollector,
    abi: feeCollectorAbi,
    functionName: 'convertPair',
    args: [address, maxUint256, decision.minimumMoney],
    gasPrice: chain.gasPrice,
  });
  await expect(converting).rejects.toThrow('InsufficientMoney');
  expect(await held()).toBe(before);
});

test('a taxed token waits until its tax is configured, and is then converted within it', async () => {
  const { address } = exchange.pair('RFLX', 'WBESC');
  // Anyone may give LP to the collector: here a supplier of the pool does.
  const supplier = chain.accounts[24]?.address;
  const args = [exchange.deployment.contracts.feeCollector, 10n ** 21n] as const;
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args });
  await chain.send({ from: supplier ?? address, to: address, data });
  await (await makeRound())();
  await pass(700);
  const unknown = (await (await makeRound())({ dryRun: true })).decisions.find(({ pair }) => pair === address);
  expect(unknown).toMatchObject({ kind: 'wait', reason: 'unknown-tax' });
  const TAXES_BPS = `${exchange.token('RFLX').address}=1000`;
  const round = await makeRound({ TAXES_BPS });
  const converted: string[] = [];
  for (let i = 0; i < 12 && !converted.includes(address); i += 1) {
    const report = await round();
    expect(report.refused).toEqual([]);
    converted.push(...report.converted.map(({ pair }) => pair));
  }
  expect(converted).toContain(address);
}, 60_000);

test('too little, too large and nothing to convert are told apart', async () => {
  await (await makeRound())();
  await pass(700);
  const reasons = async (changes: Record<string, string>) =>
    (await (await makeRound(changes))({ dryRun: true })).decisions.map((entry) =>
      entry.kind === 'wait' ? entry.reason : entry.kind,
    );
  expect(await reasons({ MINIMUM_MONEY: '1000000' })).toContain('too-little');
  expect(await reasons({ MAXIMUM_IMPACT_BPS: '0' })).toContain('too-large');
  expect(await reasons({})).toContain('convert');
});

test('only the operator or the owner may run it', async () => {
  const stranger = config({ OPERATOR_KEY: chain.accounts[9]?.privateKey ?? '' });
  await expect(requireOperator(await connectKeeper(stranger))).rejects.toMatchObject({ code: 'NOT_OPERATOR' });
  await requireOperator(await connectKeeper(config()));
  await requireOperator(await connectKeeper(config({ OPERATOR_KEY: chain.accounts[0]?.privateKey ?? '' })));
});

test('another chain of the same id is refused', async () => {
  const other = await startChain({ accountCount: 1, genesisTimestamp: 1_000_000 });
  try {
    await expect(connectKeeper(config({ RPC_URL: other.rpcUrl }))).rejects.toMatchObject({ code: 'WRONG_CHAIN' });
  } finally {
    await other.stop();
  }
});

test('a damaged state file counts as empty and is replaced', async () => {
  await writeFile(join(folder, 'state.json'), '{"version":1,"pairs":{"x"');
  const report = await (await makeRound())();
  expect(report.converted).toEqual([]);
  expect(JSON.parse(await readFile(join(folder, 'state.json'), 'utf8'))).toMatchObject({ version: 1 });
});
