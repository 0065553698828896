import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  makeLiquidityChain,
  makeLiquidityPage,
  makeListJson,
  testAccount,
} from '../../../test/liquidity/make-liquidity-page';
import type { ChainDouble } from '../../../test/make-chain-double';
import { preferencesStore } from '../../blocks/preferences/preferences-store';
import { slippageTolerance } from '../../blocks/preferences/slippage-tolerance';
import { highSlippageStore } from '../../blocks/slippage/high-slippage-store';
import { walletOverlay } from '../../blocks/wallet/wallet-overlay';
import { walletStore } from '../../blocks/wallet/wallet-store';

const settings = makeSettings();
const busdc = settings.tokens.busdc.address;
const money = settings.tokens.money.address;
const wbesc = addressOf(settings, 'tokens', 'wbesc');
let chain: ChainDouble;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json(makeListJson(settings)));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  localStorage.clear();
  preferencesStore.setState({}, true);
  highSlippageStore.setState({ accepted: true });
  walletOverlay.close();
  connect();
  chain = makeLiquidityChain();
});

function connect(walletChainId: number = settings.chain.id) {
  walletStore.setState({ status: 'connected', address: testAccount, walletChainId }, true);
}

async function open(path: string) {
  const page = makeLiquidityPage(chain, path);
  render(page.element);
  await screen.findByRole('heading', { level: 1 });
  return page;
}

const amount = (side: 'First' | 'Second') => screen.getByRole('textbox', { name: new RegExp(`^${side} token`) });
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const disabled = async (name: string | RegExp) => expect(await button(name)).toHaveAttribute('aria-disabled', 'true');
const approve = (token: Address) => chain.allowances.set(`${token}:${testAccount}`, 10n ** 30n);

describe('what the screen shows', () => {
  test('LIQ-01 LIQ-02 LIQ-03 title, subtitle and the way back', async () => {
    await open('/add');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Add Liquidity$/);
    expect(screen.getByText('Add liquidity to receive LP tokens')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Back to liquidity' })).toHaveAttribute('href', '/pool');
  });

  test('LIQ-04 LIQ-05 LIQ-60 two inputs with MAX and balance; MAX types what can be spent and goes', async () => {
    await open(`/add/BESC/${busdc}`);
    expect(await screen.findAllByText('1,000')).toHaveLength(2);
    const [first, second] = screen.getAllByRole('button', { name: 'MAX' });
    if (!first || !second) throw new Error('Two MAX buttons are missing');
    await userEvent.click(second);
    expect(amount('Second')).toHaveValue('1000');
    expect(amount('First')).toHaveValue('250');
    expect(screen.getAllByRole('button', { name: 'MAX' })).toHaveLength(1);
    await userEvent.click(first);
    expect(amount('First')).toHaveValue('999.5');
  });

  test('LIQ-06 LIQ-07 LIQ-08 LIQ-09 LIQ-67 LIQ-69 prices each way, the share, the own position, and USD', async () => {
    const reserveA = 10n ** 23n;
    chain.putPool({ tokenA: wbesc, tokenB: busdc, reserveA, reserveB: 4n * reserveA, totalSupply: 2n * reserveA });
    await open(`/add/BESC/${busdc}`);
    await userEvent.type(amount('First'), '1000');
    const panel = within(screen.getByRole('heading', { name: 'Prices and pool share' }).parentElement ?? document.body);
    const figure = (label: string) => panel.getByText(label).parentElement;
    await waitFor(() => expect(figure('BUSDC per BESC')).toHaveTextContent(/^BUSDC per BESC4$/));
    expect(figure('BESC per BUSDC')).toHaveTextContent(/0\.25$/);
    expect(figure('Share of Pool')).toHaveTextContent(/0\.99%$/);
    const card = screen.getByRole('heading', { name: 'LP tokens in your wallet' }).parentElement ?? document.body;
    expect(card).toHaveTextContent('LP tokens200');
    expect(card).toHaveTextContent('Share of Pool0.100000%');
    expect(card).toHaveTextContent('Pooled BESC100');
    expect(card).toHaveTextContent('Pooled BUSDC400');
    expect(screen.getAllByText('~$4,000.00')).toHaveLength(2);
  });

  test('LIQ-66 a tiny part of the pool is not shown as nothing', async () => {
    await open(`/add/BESC/${busdc}`);
    await userEvent.type(amount('First'), '0.0001');
    expect(await screen.findByText('<0.01%')).toBeVisible();
  });

  test('LIQ-23 Recent Transactions open from here', async () => {
    await open('/add');
    await userEvent.click(await button('Recent Transactions'));
    expect([walletOverlay.isOpen(), walletOverlay.detail()]).toEqual([true, 'transactions']);
  });

  test('LIQ-25 each slot opens the selection', async () => {
    await open(`/add/BESC/${busdc}`);
    for (const slot of [/^First token: /, /^Second token: /]) {
      await userEvent.click(await button(slot));
      const dialog = await screen.findByRole('dialog', { name: 'Select a Token' });
      await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });
});

describe('the main button', () => {
  test('LIQ-12 LIQ-35 a visitor is asked to connect, whatever is typed', async () => {
    walletStore.setState({ status: 'disconnected' }, true);
    await open(`/add/BESC/${busdc}`);
    expect(await button('Connect Wallet')).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'MAX' })).toBeNull();
  });

  test.each(['/add', `/add/${busdc}`, `/add/BESC/${wbesc}`])('LIQ-36 LIQ-54 %s is no pair', async (path) => {
    await open(path);
    await disabled('Invalid pair');
  });

  test('LIQ-37 LIQ-38 LIQ-39 an amount, then the balance of each token, the later first', async () => {
    await open(`/add/${wbesc}/${busdc}`);
    await disabled('Enter an amount');
    await userEvent.type(amount('First'), '0');
    await disabled('Enter an amount');
    await userEvent.clear(amount('First'));
    await userEvent.type(amount('First'), '251');
    await disabled('Insufficient BUSDC balance');
    chain.balances.set(`${busdc}:${testAccount}`, 10n ** 24n);
    await userEvent.clear(amount('First'));
    await userEvent.type(amount('First'), '1001');
    await disabled(/Insufficient (BUSDC|WBESC) balance/);
  });

  test('LIQ-10 LIQ-11 LIQ-41 Enable for each token that needs it; Supply waits for both', async () => {
    await open(`/add/${wbesc}/${busdc}`);
    await userEvent.type(amount('First'), '10');
    expect(await button('Enable WBESC')).toBeEnabled();
    expect(await button('Enable BUSDC')).toBeEnabled();
    await disabled('Supply');
  });

  test('LIQ-11 LIQ-40 with everything approved only Supply is there', async () => {
    approve(busdc);
    await open(`/add/BESC/${busdc}`);
    await userEvent.type(amount('Second'), '40');
    await waitFor(async () => expect(await button('Supply')).not.toHaveAttribute('aria-disabled', 'true'));
    expect(screen.queryByRole('button', { name: /^Enable/ })).toBeNull();
  });

  test('on another network the way back is offered', async () => {
    connect(1);
    await open(`/add/BESC/${busdc}`);
    expect(await button('Wrong network: switch')).toBeEnabled();
  });

  test('SET-17 a high slippage of an earlier visit is asked for again before anything is supplied', async () => {
    approve(busdc);
    preferencesStore.setState({ userSlippageTolerance: 4_000 });
    highSlippageStore.setState({ accepted: false });
    await open(`/add/BESC/${busdc}`);
    await userEvent.type(amount('First'), '10');
    await disabled('Confirm your slippage tolerance');
    expect(screen.getByText('Your slippage tolerance is 40%')).toBeVisible();
    await userEvent.click(await button('Use 0.5%'));
    expect(await button('Supply')).not.toHaveAttribute('aria-disabled', 'true');
    expect(slippageTolerance.get()).toBe(50);
  });
});

describe('the first provider', () => {
  test('LIQ-55 LIQ-56 LIQ-57 LIQ-58 LIQ-61 types both amounts, sets the price and owns everything', async () => {
    await open(`/add/${money}/${busdc}`);
    expect(await screen.findByText('You are the first liquidity provider.')).toBeVisible();
    await userEvent.type(amount('First'), '4');
    await userEvent.type(amount('Second'), '2');
    expect(amount('First')).toHaveValue('4');
    expect(screen.getByText('100%')).toBeVisible();
    expect(screen.getByText('0.5')).toBeVisible();
    await userEvent.type(amount('First'), '0');
    expect(amount('Second')).toHaveValue('2');
  });

  test('LIQ-55 a pair that was emptied, or in which only one side stands, is as good as none', async () => {
    const sides = { tokenA: money, tokenB: busdc, reserveA: 1n, reserveB: 0n, totalSupply: 0n };
    chain.putPool(sides);
    await open(`/add/${money}/${busdc}`);
    expect(await screen.findByText('You are the first liquidity provider.')).toBeVisible();
  });

  test('LIQ-62 with liquidity typing on one side computes the other', async () => {
    const { router } = await open(`/add/BESC/${busdc}`);
    await userEvent.type(amount('First'), '1');
    await waitFor(() => expect(amount('Second')).toHaveValue('4'));
    await userEvent.clear(amount('Second'));
    await userEvent.type(amount('Second'), '8');
    expect(amount('First')).toHaveValue('2');
    await waitFor(() => expect(router.state.location.search).toEqual({ exactAmount: '8', exactField: 'b' }));
  });

  test('LIQ-20 without currencies in the address what was typed is forgotten', async () => {
    const { router } = await open(`/add/BESC/${busdc}`);
    await userEvent.type(amount('First'), '5');
    await router.navigate({ to: '/add' });
    await waitFor(() => expect(amount('Second')).toHaveValue(''));
    expect(amount('First')).toHaveValue('');
  });

  test('a pick takes along what was just typed, and the address opens the same form again', async () => {
    const { router } = await open(`/add/BESC/${money}`);
    await userEvent.type(amount('First'), '1.50');
    await userEvent.type(amount('Second'), '7');
    await userEvent.click(screen.getByRole('button', { name: /^Second token/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Select a Token' });
    await userEvent.type(within(dialog).getByRole('combobox'), 'BUSDC{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe(`/add/BESC/${busdc}`));
    expect(router.state.location.search).toEqual({ exactAmount: '7', exactField: 'b', otherAmount: '1.50' });
    await waitFor(() => expect(amount('First')).toHaveValue('1.75'));
    expect(amount('Second')).toHaveValue('7');
  });

  test.each(['<b>', '1e9', '-1', '.', '{"a":1}', '1,5,5'])('an address with the amount %s has none', async (text) => {
    await open(`/add/BESC/${busdc}?exactAmount=${encodeURIComponent(text)}&exactField=constructor`);
    expect(amount('First')).toHaveValue('');
    expect(amount('Second')).toHaveValue('');
  });
});
