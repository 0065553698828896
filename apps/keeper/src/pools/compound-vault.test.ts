import { moneyVaultAbi } from '@besc/contracts/abi/money-vault';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { parseEnvironment } from '@besc/wire/settings/environment';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { encodeFunctionData, erc20Abi, maxUint256, parseEther } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type KeeperScene, keeperScene } from '../../test/keeper-scene';
import { parseKeeperConfig } from '../shared/keeper-config';
import { transactionSender } from '../shared/transaction-sender';
import { vaultCompounder } from './compound-vault';
import { poolsConfig } from './pools-config';
import { poolsTask } from './pools-task';

let scene: KeeperScene;
let vault: Address;
let money: Address;
const log = pino({ level: 'silent' });

beforeAll(async () => {
  scene = await keeperScene();
  vault = addressOf(scene.exchange.deployment, 'pools', 'vault');
  money = addressOf(scene.exchange.deployment, 'tokens', 'money');
});
afterAll(() => scene.stop());
beforeEach(() => scene.restore());

/** What a service that has just been started, of an account by its number, works with. */
async function context(account = 29, changes: Record<string, string> = {}) {
  const env = { OPERATOR_KEY: scene.chain.accounts[account]?.privateKey ?? '', ...changes };
  const chain = await scene.connect(env);
  const keeper = parseKeeperConfig(scene.env(env));
  const config = parseEnvironment(poolsConfig, scene.env(env));
  const { signal } = new AbortController();
  const sender = transactionSender({ chain, replaceAfterSeconds: keeper.replaceAfterSeconds, signal });
  const priceTimes = async () => undefined;
  return { chain, keeper, config, sender, log, signal, priceTimes, registry: new Registry() };
}
const roundOf = async (...of: Parameters<typeof context>) => (await vaultCompounder(await context(...of)))();
const price = () =>
  scene.client.readContract({ address: vault, abi: moneyVaultAbi, functionName: 'getPricePerFullShare' });

/** The person deposits, and so many blocks pass. */
async function earn(blocks: number) {
  const approval = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [vault, maxUint256] });
  await scene.send(money, approval);
  await scene.send(
    vault,
    encodeFunctionData({ abi: moneyVaultAbi, functionName: 'deposit', args: [parseEther('100')] }),
  );
  await scene.chain.mine(blocks);
}

/** Has the account in a role of the vault, or of the farms, call it. */
async function callAs(role: 'owner' | 'guardian', functionName: 'emergencyWithdraw' | 'pause', to = vault) {
  const from = await scene.client.readContract({ address: to, abi: moneyVaultAbi, functionName: role });
  await scene.chain.rpc.batch([['anvil_impersonateAccount', [from]]]);
  await scene.chain.setBalance(from, parseEther('10'));
  await scene.chain.send({ from, to, data: encodeFunctionData({ abi: moneyVaultAbi, functionName }) });
}

test('it waits until the bounty pays for the gas, compounds, and a second run finds nothing to do', async () => {
  await earn(2);
  const { account } = await scene.connect();
  const nonce = await scene.client.getTransactionCount(account);
  expect(await roundOf()).toEqual({ waiting: 'bounty-below-gas', compounded: undefined });
  expect(await scene.client.getTransactionCount(account)).toBe(nonce);
  await scene.chain.mine(60);

  const before = { price: await price(), money: await scene.balance(money, account.address) };
  const { compounded } = await roundOf();
  expect(compounded?.bounty).toBeGreaterThan(0n);
  // 2% against 0.25%.
  expect((compounded?.performanceFee ?? 0n) / (compounded?.bounty ?? 1n)).toBe(8n);
  expect((await scene.balance(money, account.address)) - before.money).toBe(compounded?.bounty);
  expect(await price()).toBeGreaterThan(before.price);

  expect((await roundOf()).waiting).toBe('nothing-earned');
  await scene.chain.mine();
  expect((await roundOf()).waiting).toBe('bounty-below-gas');
  expect(await scene.client.getTransactionCount(account)).toBe(nonce + 1);
});

test('the same chain waits at a higher gas price, and not when the operator pays for it', async () => {
  await earn(60);
  const dear = { GAS_PRICE_GWEI: '1000' };
  expect((await roundOf(29, dear)).waiting).toBe('bounty-below-gas');
  expect((await roundOf(29, { ...dear, COMPOUND_COVER_BPS: '0' })).compounded).toBeDefined();
});

test('of two keepers one compounds; the other sees what is on its way and sends nothing', async () => {
  await earn(60);
  await scene.chain.setAutomine(false);
  const first = roundOf(29);
  await expect.poll(() => pendingTransactions()).toBe(1);
  const second = await roundOf(28);
  expect(second.compounded).toBeUndefined();
  expect(await pendingTransactions()).toBe(1);
  // The first one's own key, started again while its transaction waits.
  expect((await roundOf(29)).waiting).toBe('own-transaction');
  await scene.chain.mine();
  expect((await first).compounded?.bounty).toBeGreaterThan(0n);
});

async function pendingTransactions(): Promise<number> {
  const { pending } = await scene.chain.rpc.request<{ pending: string }>('txpool_status');
  return Number(pending);
}

test('a vault that is pulled or paused, or whose farm is paused, is left alone', async () => {
  await earn(60);
  await callAs('guardian', 'pause');
  expect((await roundOf()).waiting).toBe('paused');
  await scene.restore();
  await earn(60);
  // A harvest stakes in the farm, which takes nothing then.
  await callAs('guardian', 'pause', addressOf(scene.exchange.deployment, 'farms', 'master'));
  expect((await roundOf()).waiting).toBe('paused');
  await scene.restore();
  await earn(60);
  await callAs('owner', 'emergencyWithdraw');
  expect((await roundOf()).waiting).toBe('pulled');
});

test('its state is told, and a deployment without a vault has nothing due', async () => {
  await earn(60);
  const own = await context();
  const duty = await poolsTask.configure(scene.env())(own);
  expect(duty.state?.()).toEqual({ waiting: null, last: null });
  await duty.run({ number: 1n, time: 0, now: 1_000 });
  expect(duty.state?.()).toMatchObject({
    waiting: null,
    last: { time: 1_000, bounty: expect.stringMatching(/^0\.0/) },
  });
  expect(duty.due({ number: 1n, time: 0, now: 1_000 })).toEqual({ time: 1_060 });
  await duty.run({ number: 2n, time: 0, now: 1_060 });
  expect(duty.state?.()).toMatchObject({ waiting: 'nothing-earned', last: { time: 1_000 } });
  expect(await own.registry.metrics()).toContain('keeper_vault_waiting{reason="nothing-earned"} 1');
  expect(await own.registry.metrics()).toContain('keeper_compounds_total 1');

  const { pools: _, ...contracts } = own.chain.deployment.contracts;
  const chain = { ...own.chain, deployment: { ...own.chain.deployment, contracts } };
  const none = await poolsTask.configure(scene.env())({ ...own, chain, registry: new Registry() });
  expect(none.due({ number: 1n, time: 0, now: 1e12 })).toEqual({ time: Number.POSITIVE_INFINITY });
});
