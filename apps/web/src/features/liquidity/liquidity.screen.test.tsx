import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  makeLiquidityChain,
  makeLiquidityPage,
  makeListJson,
  testAccount,
} from '../../../test/liquidity/make-liquidity-page';
import type { ChainDouble } from '../../../test/make-chain-double';
import { chainHealthStore } from '../../blocks/chain/chain-health-store';
import { preferencesStore } from '../../blocks/preferences/preferences-store';
import { walletOverlay } from '../../blocks/wallet/wallet-overlay';
import { walletStore } from '../../blocks/wallet/wallet-store';

const settings = makeSettings();
const wbesc = addressOf(settings, 'tokens', 'wbesc');
const busdc = settings.tokens.busdc.address;
const money = settings.tokens.money.address;
const whole = 10n ** 18n;
let chain: ChainDouble;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(makeListJson(settings)));
  localStorage.clear();
  preferencesStore.setState({}, true);
  walletStore.setState({ status: 'connected', address: testAccount, walletChainId: settings.chain.id }, true);
  chain = makeLiquidityChain();
});

async function open(path = '/liquidity') {
  const page = makeLiquidityPage(chain, path);
  render(page.element);
  await screen.findByRole('heading', { level: 1 });
  return page;
}

test('without a wallet, too, it is said that no node answers', async () => {
  walletStore.setState({ status: 'disconnected' }, true);
  chainHealthStore.setState({ isSilent: true });
  await open();
  expect(screen.getByText(/^The chain does not answer at the moment/)).toBeVisible();
  expect(screen.getByText('Connect to a wallet to view your liquidity.')).toBeVisible();
  act(() => chainHealthStore.setState({ isSilent: false }));
  await waitFor(() => expect(screen.queryByText(/^The chain does not answer at the moment/)).toBeNull());
});

const rows = () => screen.findAllByRole('button', { name: /Share of Pool/ });

describe('the list of positions', () => {
  test('LIQ-31 LIQ-68 a row is a pair and its share with 2 decimals, the wrapped coin as the native one', async () => {
    await open();
    const [row, ...others] = await rows();
    expect(row).toHaveTextContent(/^BESC\/BUSDCShare of Pool 10\.00%100 BESC400 BUSDC$/);
    expect(others).toEqual([]);
  });

  test('LIQ-27 LIQ-28 LIQ-29 LIQ-67 LIQ-69 it opens to its amounts and its two ways', async () => {
    await open();
    const [row] = await rows();
    if (!row) throw new Error('No position');
    await userEvent.click(row);
    const item = row.closest('li') ?? document.body;
    expect(item).toHaveTextContent('LP tokens200');
    expect(item).toHaveTextContent('Share of Pool10.000000%');
    expect(item).toHaveTextContent('Pooled BESC100');
    expect(item).toHaveTextContent('Pooled BUSDC400');
    const link = (name: string) => within(item).getByRole('link', { name, hidden: true }).getAttribute('href');
    const ends = [`BESC/${busdc}`, `${busdc}/BESC`];
    expect(ends.map((end) => `/remove/${end}`)).toContain(link('Remove'));
    expect(ends.map((end) => `/add/${end}`)).toContain(link('Add liquidity instead'));
  });

  test('LIQ-31 a remembered pair of tokens that are no base is among them, in 6 significant digits', async () => {
    const other = checksumAddress(`0x${'ab'.repeat(20)}`);
    chain.tokens.set(other, { decimals: 0, symbol: 'ZERO', name: 'Zero' });
    const sides = { tokenA: money, tokenB: other, reserveA: 3n * whole, reserveB: 7n, totalSupply: whole };
    chain.balances.set(`${chain.putPool(sides)}:${testAccount}`, whole / 3n);
    const pair = [money, other].sort() as [Address, Address];
    preferencesStore.setState({ pairs: { '2372': [pair] } });
    await open();
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    const [row] = await rows();
    expect(row).toHaveTextContent('33.33%');
    expect(row?.closest('li')).toHaveTextContent('Pooled MONEY0.999999');
    expect(row?.closest('li')).toHaveTextContent('Pooled ZERO2');
  });
});

test('a position in a token that cannot be read is told with its address, not kept loading', async () => {
  const gone = checksumAddress(`0x${'cd'.repeat(20)}`);
  const sides = { tokenA: money, tokenB: gone, reserveA: whole, reserveB: whole, totalSupply: whole };
  chain.balances.set(`${chain.putPool(sides)}:${testAccount}`, whole);
  preferencesStore.setState({ pairs: { '2372': [[money, gone].sort() as [Address, Address]] } });
  await open();
  expect(await screen.findByText('There is no token at this address')).toBeVisible();
  expect(screen.getByText(gone)).toBeVisible();
  expect(await rows()).toHaveLength(1);
});

describe('the other states of the list', () => {
  test('not connected: the way to connect, and the ways on', async () => {
    walletStore.setState({ status: 'disconnected' }, true);
    walletOverlay.close();
    await open();
    expect(screen.getByText('Connect to a wallet to view your liquidity.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Connect Wallet' }));
    expect(walletOverlay.isOpen()).toBe(true);
    expect(screen.getByRole('link', { name: 'Find other LP tokens' })).toHaveAttribute('href', '/find');
    expect(screen.getByRole('link', { name: 'Add Liquidity' })).toHaveAttribute('href', '/add');
  });

  test('loading', async () => {
    chain.isSlow = true;
    const { queryClient } = await open();
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeNull());
    chain.isSlow = false;
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(await rows()).toHaveLength(1);
  });

  test('empty', async () => {
    chain.balances.clear();
    await open();
    expect(await screen.findByText('No liquidity found.')).toBeVisible();
  });

  test('failed: told as such, never as empty, with a way to try again', async () => {
    chain.isSilent = true;
    await open();
    expect(await screen.findByText('Your liquidity could not be read')).toBeVisible();
    expect(screen.queryByText('No liquidity found.')).toBeNull();
    chain.isSilent = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });

  test('a chain that stops later: what is known stays and is called old', async () => {
    const { queryClient } = await open();
    await rows();
    chain.isSilent = true;
    await queryClient.refetchQueries({ queryKey: ['chain'] });
    expect(await screen.findByText(/What is shown is as of/)).toBeVisible();
    expect(await rows()).toHaveLength(1);
  });

  test('on another network the positions are shown, with the way back', async () => {
    walletStore.setState({ status: 'connected', address: testAccount, walletChainId: 1 }, true);
    await open();
    expect(await rows()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Wrong network: switch' })).toBeEnabled();
  });
});

test('LIQ-31 opening it with 50 positions in tokens that no list knows takes at most 3 batches', async () => {
  const pairs = Array.from({ length: 49 }, (_, index): [Address, Address] => {
    const token = checksumAddress(`0x${(index + 1).toString(16).padStart(4, '0').repeat(10)}`);
    chain.tokens.set(token, { decimals: 18, symbol: `T${index}`, name: `Token ${index}` });
    const other = index % 2 === 0 ? wbesc : money;
    const sides = { tokenA: token, tokenB: other, reserveA: whole, reserveB: whole, totalSupply: whole };
    chain.balances.set(`${chain.putPool(sides)}:${testAccount}`, whole / 2n);
    return [token, other].sort() as [Address, Address];
  });
  preferencesStore.setState({ pairs: { '2372': pairs } });
  await open();
  // Names of 50 rows take long to compute: they are asked for once, when all are there.
  const withShare = () =>
    [...document.querySelectorAll('li button')].filter((row) => /Share of Pool/.test(row.textContent));
  await waitFor(() => expect(withShare()).toHaveLength(50));
  expect(screen.getAllByRole('button', { name: /Share of Pool/ })).toHaveLength(50);
  expect(chain.requestCount()).toBeLessThanOrEqual(3);
});

describe('OPEN-13 Import Pool', () => {
  async function pick(slot: RegExp, symbol: string) {
    await userEvent.click(screen.getByRole('button', { name: slot }));
    const dialog = await screen.findByRole('dialog', { name: 'Select a Token' });
    await userEvent.type(within(dialog).getByRole('combobox'), `${symbol}{Enter}`);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  }

  test('SET-20 a found position is shown with its ways and remembered for the list', async () => {
    const sides = { tokenA: money, tokenB: busdc, reserveA: whole, reserveB: whole, totalSupply: whole };
    chain.balances.set(`${chain.putPool(sides)}:${testAccount}`, whole);
    await open('/find');
    expect(screen.getByText('Select a token to find your liquidity.')).toBeVisible();
    await pick(/^First token: /, 'MONEY');
    await pick(/^Second token: /, 'BUSDC');
    expect(await screen.findByText('Pool Found!')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Remove' })).toHaveAttribute('href', `/remove/${busdc}/${money}`);
    expect(preferencesStore.getState().pairs).toEqual({ '2372': [[busdc, money].sort()] });
  });

  test('OPEN-13 who is not connected sees what is in the pool; a pair of one token says so; without a pool the way to make one', async () => {
    walletStore.setState({ status: 'disconnected' }, true);
    await open('/find');
    await pick(/^Second token: /, 'BUSDC');
    expect(await screen.findByText('Connect to a wallet to find pools')).toBeVisible();
    const facts = screen.getByText('Pooled BESC').closest('dl');
    expect(facts).toHaveTextContent('Pooled BESC1,000Pooled BUSDC4,000Rates1 BESC = 4 BUSDC1 BUSDC = 0.25 BESC');
    await pick(/^Second token: /, 'WBESC');
    expect(await screen.findByText('Invalid pair.')).toBeVisible();
    await pick(/^Second token: /, 'MONEY');
    expect(await screen.findByText('No pool found.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create pool' })).toHaveAttribute('href', `/add/BESC/${money}`);
  });

  test('OPEN-13 without a position: the pool, and the way into it', async () => {
    chain.balances.clear();
    await open('/find');
    await pick(/^Second token: /, 'BUSDC');
    expect(await screen.findByText('You don’t have liquidity in this pool yet.')).toBeVisible();
    expect(screen.getByText('Pooled BUSDC')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Add Liquidity' })).toHaveAttribute('href', `/add/BESC/${busdc}`);
  });
});
