import { erc20Abi } from '@besc/contracts/abi/erc20';
import { pairAbi } from '@besc/contracts/abi/pair';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { type Address, zeroAddress } from '@besc/domain/shared/address';
import { formatExact } from '@besc/domain/shared/amount';
import { oneE18 } from '@besc/domain/shared/fixed-point';
import { maxUint256 } from '@besc/domain/shared/math';
import type { Token } from '@besc/domain/shared/token';
import { makePool } from '@besc/localnet/pools/make-pool';
import { poolDepositCall, poolHarvestCall, poolWithdrawCall } from '@besc/sdk/pools/pool-calls';
import { readPoolList } from '@besc/sdk/pools/read-pool-list';
import { vaultDepositCall } from '@besc/sdk/pools/vault-calls';
import { encodeCall } from '@besc/sdk/shared/writes/encode-call';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { QueryClient } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { encodeFunctionData } from 'viem';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { FaultLab } from '../../../test/fault-lab';
import { sendOnce } from '../../../test/fault-runs';
import { labScreens } from '../../../test/lab-screens';
import { labToken } from '../../../test/lab-token';
import { countsWhileRefused, refuseReads } from '../../../test/refuse-reads';
import { refuses, replaceFunction, returns } from '../../../test/replace-function';
import { preferencesStore } from '../../blocks/preferences/preferences-store';
import { walletStore } from '../../blocks/wallet/wallet-store';
import { poolPairNamesQuery, poolPricesQuery } from './pools.queries';

const perBlock = 10n ** 6n;
let lab: FaultLab;

beforeAll(async () => {
  lab = await FaultLab.start();
});
afterAll(() => lab?.chain.stop());
const open = labScreens(() => lab);

const at = (symbol: string) => lab.token(symbol).address;
const send = (call: Parameters<typeof encodeCall>[0]) => {
  const { to, data } = encodeCall(call);
  return lab.send({ to, data });
};

/** A pool that pays HENNY for a token, in which the account has a stake. */
async function makeStake(staked: Address, amount: bigint) {
  const { chain, settings: contracts } = lab;
  const place = { chain, contracts, funder: chain.accounts[0]?.address ?? zeroAddress };
  const address = await makePool(place, { staked, reward: at('HENNY'), perBlock, blocks: 100_000n });
  const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [address, maxUint256] });
  await lab.send({ to: staked, data: approve });
  await chain.mine(5);
  const pool = { address, isNative: false };
  await send(poolDepositCall(pool, amount));
  await chain.mine(20);
  return pool;
}

const change = (contract: Address, signature: string, code: string) =>
  replaceFunction(lab.chain, contract, signature, code);

/** Opens the page with a pool opened, by its address. */
async function opened(key: string): Promise<void> {
  await open(`/pools?open=${key}`);
  await screen.findByText(/results?$/);
}

test('POOL-007 SET-26 SET-27 staked only and cards are kept for both lists; what a link opened and what others have can be seen again', async () => {
  const mine = await makeStake(at('MONEY'), oneE18);
  await opened(mine.address);
  const only = screen.getByRole('switch', { name: 'Staked only' });
  expect(only).not.toBeChecked();
  await waitFor(() => expect(screen.getByText('3 results')).toBeInTheDocument());
  await userEvent.click(only);
  expect(await screen.findByText(/^1 result/)).toBeInTheDocument();
  expect(preferencesStore.getState().userPoolStakedOnly).toBe(true);
  await send(poolWithdrawCall(mine, oneE18));
  await lab.chain.mine();
  expect(await screen.findByText(/^1 result/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Cards' }));
  expect(preferencesStore.getState().userPoolsViewMode).toBe('cards');
});

test('SET-26 without a stake the choice leaves nothing, and all pools are one press away', async () => {
  preferencesStore.setState({ userPoolStakedOnly: true });
  await open('/pools');
  expect(await screen.findByText('You have nothing staked in live pools.')).toBeVisible();
  expect(screen.getByRole('switch', { name: 'Staked only' })).toBeChecked();
  expect(screen.getByRole('link', { name: 'Live' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all pools' }));
  expect(await screen.findByRole('switch', { name: 'Staked only' })).not.toBeChecked();
  expect(await screen.findByText('2 results')).toBeInTheDocument();
});

test('a wallet that comes back late: nothing of its account before, nothing of it for another one', async () => {
  const { address } = await makeStake(at('MONEY'), 7n * oneE18);
  await open(`/pools?open=${address}`, { isWalletLate: true });
  expect(await screen.findByText('3 results')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Unstake from/ })).toBeNull();
  expect(screen.getByRole('switch', { name: 'Staked only' })).toHaveAttribute('aria-disabled', 'true');
  const comeBack = (account: Address) =>
    act(() => walletStore.setState({ status: 'connected', address: account, walletChainId: 2372 }, true));
  comeBack(lab.account);
  expect(await screen.findByRole('button', { name: /^Unstake from/ })).toBeEnabled();
  comeBack(lab.stranger);
  expect(await screen.findByText('3 results')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Unstake from/ })).toBeNull();
});

test('POOL-090 a reward token that reverts: the stake comes back whole, what is owed is noted and said', async () => {
  const amount = 5n * oneE18;
  const pool = await makeStake(at('MONEY'), amount);
  await change(at('HENNY'), 'function transfer(address,uint256)', refuses);
  const before = await lab.balance('MONEY');
  await send(poolWithdrawCall(pool, amount / 5n));
  expect((await lab.balance('MONEY')) - before).toBe(amount / 5n);
  await opened(pool.address);
  expect(await screen.findByText(/couldn’t pay all of this/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Emergency exit Earn HENNY' })).toBeEnabled();
  expect(screen.getAllByTitle('4').length).toBeGreaterThan(0);
  await send(poolWithdrawCall(pool, (amount * 4n) / 5n));
  expect((await lab.balance('MONEY')) - before).toBe(amount);
});

test('a token that tells impossible decimals: no amount of it is drawn, and the stake can be taken out', async () => {
  const pool = await makeStake(at('Bernie'), 5n * oneE18);
  await change(at('Bernie'), 'function decimals()', returns('5f19'));
  await opened(pool.address);
  await screen.findByRole('button', { name: /^Unstake from/ });
  expect(document.body.textContent).not.toMatch(/NaN|Infinity|e\+\d/);
  expect(screen.queryAllByTitle('5')).toHaveLength(0);
  const before = await lab.balance('Bernie');
  await send(poolWithdrawCall(pool, 5n * oneE18));
  expect((await lab.balance('Bernie')) - before).toBe(5n * oneE18);
});

test('255 decimals: every digit is right, and none is drawn as a power', async () => {
  const pool = await makeStake(at('Bernie'), 5n * oneE18);
  await change(at('Bernie'), 'function decimals()', returns('60ff'));
  await opened(pool.address);
  const exact = `0.${'0'.repeat(255 - 19)}5`;
  expect((await screen.findAllByTitle(exact)).length).toBeGreaterThan(0);
  expect(document.body.textContent).not.toMatch(/NaN|Infinity|e[+-]\d/);
});

test('a token that takes a fee on transfer: what arrived is the stake, not what was sent', async () => {
  const pool = await makeStake(at('RFLX'), 100n * oneE18);
  const { pools } = await readPoolList({
    reader: lab.reader(),
    account: lab.account,
    lens: addressOf(lab.settings, 'pools', 'lens'),
    factory: addressOf(lab.settings, 'pools', 'factory'),
  });
  const staked = pools.find((one) => one.pool.address === pool.address)?.holding?.staked ?? 0n;
  // A hair more than nine tenths: a part of each fee goes to all holders, the pool among them.
  const exact = formatExact(staked, 18);
  expect(staked / 10n ** 12n).toBe(90_000_000n);
  await opened(pool.address);
  expect((await screen.findAllByTitle(exact)).length).toBeGreaterThan(0);
  expect(screen.queryAllByTitle('100')).toHaveLength(0);
  await send(poolWithdrawCall(pool, staked));
  await waitFor(() => expect(screen.queryAllByTitle(exact)).toHaveLength(0));
});

test('a stake of one wei is shown as what it is and comes back', async () => {
  const pool = await makeStake(at('MONEY'), 1n);
  await opened(pool.address);
  expect((await screen.findAllByTitle('0.000000000000000001')).length).toBeGreaterThan(0);
  const before = await lab.balance('MONEY');
  await send(poolWithdrawCall(pool, 1n));
  expect((await lab.balance('MONEY')) - before).toBe(1n);
});

test('more than 2^96 staked: every digit stands there and in the field, nothing is a power, and it comes back', async () => {
  const amount = 2n ** 96n + 1n;
  const vast = await labToken(lab, 'VAST', 2n ** 97n);
  const pool = await makeStake(vast.address, amount);
  await opened(pool.address);
  expect((await screen.findAllByTitle('79,228,162,514.264337593543950337')).length).toBeGreaterThan(0);
  await userEvent.click(screen.getByRole('button', { name: /^Unstake from/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Max' }));
  expect(dialog.getByRole('textbox')).toHaveValue('79228162514.264337593543950337');
  expect(dialog.getByRole('button', { name: 'Confirm' })).toBeEnabled();
  expect(document.body.textContent).not.toMatch(/NaN|Infinity|e[+-]\d/);
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'balanceOf', args: [lab.account] });
  const held = () => lab.chain.rpc.request<string>('eth_call', [{ to: vast.address, data }, 'latest']);
  const before = BigInt(await held());
  await send(poolWithdrawCall(pool, amount));
  expect(BigInt(await held()) - before).toBe(amount);
});

test('a harvest that the chain takes back is owed again on the screen', async () => {
  const pool = await makeStake(at('MONEY'), 5n * oneE18);
  const paid = await lab.balance('HENNY');
  await opened(pool.address);
  const harvest = await screen.findByRole('button', { name: 'Harvest Earn HENNY' });
  expect(harvest).toBeEnabled();
  const earned = () =>
    Number(within(screen.getByRole('table', { name: 'Pools' })).getAllByTitle(/^0\.0\d+$/)[0]?.title);
  const owed = earned();
  await send(poolHarvestCall(pool));
  expect(await lab.balance('HENNY')).toBeGreaterThan(paid);
  await waitFor(() => expect(earned()).toBeLessThan(owed));
  await lab.chain.reorg({ depth: 1 });
  expect(await lab.balance('HENNY')).toBe(paid);
  await waitFor(() => expect(earned()).toBeGreaterThanOrEqual(owed));
});

test('a harvest of all that stopped midway asks for the rest alone, also when what was harvested earns again', async () => {
  for (let count = 0; count < 2; count += 1) await makeStake(at('MONEY'), 5n * oneE18);
  const { wallet } = await open('/pools');
  await userEvent.click(await screen.findByRole('button', { name: 'Harvest all' }));
  const all = within(await screen.findByRole('dialog', { name: 'Harvest all' }));
  expect(all.getAllByRole('term')).toHaveLength(3);
  sendOnce(wallet, lab);
  await userEvent.click(all.getByRole('button', { name: 'Confirm' }));
  await all.findByText('1 of 2 went through.');
  await lab.chain.mine(3);
  await waitFor(() => expect(all.getAllByRole('term')).toHaveLength(2));
  wallet.answers.eth_sendTransaction = ({ params }) => lab.chain.rpc.request('eth_sendTransaction', params as never);
  await userEvent.click(all.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(wallet.calls.filter(({ method }) => method === 'eth_sendTransaction')).toHaveLength(3);
});

test('the chain’s clock jumps over the time of the unstaking fee: it is told, and kept back, no more', async () => {
  const vault = addressOf(lab.settings, 'pools', 'vault');
  const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [vault, maxUint256] });
  await lab.send({ to: at('MONEY'), data: approve });
  await send(vaultDepositCall(vault, 5n * oneE18));
  await opened('auto');
  expect(await screen.findByText(/unstaking fee for 3d 0h 0m/)).toBeVisible();
  await lab.chain.rpc.request('evm_increaseTime', [3 * 86_400 + 1]);
  await lab.chain.mine(1);
  expect(await screen.findByText(/No 0\.10% fee if you unstake now/)).toBeVisible();
});

describe('the price of staked LP', () => {
  const pricesOf = async (tokens: readonly Token[]) => {
    const reader = lab.reader();
    const { settings } = lab;
    const read = vi.spyOn(reader, 'read');
    const { prices } = await new QueryClient().fetchQuery(poolPricesQuery({ reader, settings }, tokens));
    return { read, known: new Map(prices.map(({ token, priceE18 }) => [token, priceE18])) };
  };
  /** An address that answers everything as a pair does. */
  const pose = async (pair: Address): Promise<Address> => {
    const posing = checksumAddress(`0x${'9'.repeat(40)}`);
    await lab.chain.rpc.request('anvil_setCode', [posing, `0x365f5f375f5f365f73${pair.slice(2)}5afa3d5f5f3e3d5ff3`]);
    return posing;
  };
  const lpToken = (address: Address): Token => ({ ...lab.token('BUSDC'), address, symbol: 'BESC-LP' });

  test('is its part of both sides, as farms and index have it; what only poses as a pair costs nothing', async () => {
    const { address: pair } = lab.exchange.pair('WBESC', 'BUSDC');
    const posing = await pose(pair);
    const { read, known } = await pricesOf([lpToken(pair), lpToken(posing), lab.token('WBESC')]);
    const ofPair = { address: pair, abi: pairAbi } as const;
    const [supply, held] = await Promise.all([
      lab.reader().read({ ...ofPair, functionName: 'totalSupply' }),
      lab.reader().read({ address: at('BUSDC'), abi: erc20Abi, functionName: 'balanceOf', args: [pair] }),
    ]);
    const worth = (2n * held * oneE18) / supply;
    const price = known.get(pair) ?? 0n;
    expect(price > worth - 1000n && price < worth + 1000n).toBe(true);
    expect(known.has(posing)).toBe(false);
    // Only what calls itself LP is asked for its pair.
    const asked = read.mock.calls.filter(([{ functionName }]) => functionName === 'token0');
    expect(asked.map(([{ address }]) => address).toSorted()).toEqual([pair, posing].toSorted());
  });

  test('LP is called by the pair it is of, as in farms; what only poses as LP of one is not', async () => {
    const { address: pair } = lab.exchange.pair('MONEY', 'WBESC');
    const posing = await pose(pair);
    const money = lab.token('MONEY');
    // One side is known, the other says itself what it is called.
    const tokens = [lpToken(pair), lpToken(posing), money];
    const place = { reader: lab.reader(), settings: lab.settings };
    const query = poolPairNamesQuery(place, tokens, new Map([[money.address, money]]));
    expect(await new QueryClient().fetchQuery(query)).toEqual([{ address: pair, name: 'MONEY-WBESC LP' }]);
  });
});

test('while the token of a new pool cannot be read the others stand, with each try and with what their tokens have said', async () => {
  const token = await labToken(lab, 'NEW', 1000n * oneE18);
  const { address } = await makeStake(at('MONEY'), oneE18);
  await opened(address);
  // No list knows HENNY either.
  const harvest = () => screen.getByRole('button', { name: 'Harvest Earn HENNY' });
  await waitFor(() => expect(harvest()).toBeEnabled());
  const refused = refuseReads(token.address);
  await makeStake(token.address, oneE18);
  await screen.findByText('4 results');
  expect(refused()).toBeGreaterThan(0);
  expect(harvest()).toBeEnabled();
  const rows = () => screen.queryAllByRole('row').length;
  expect(await countsWhileRefused(refused, rows)).not.toContain(0);
});
