import { pairAbi } from '@besc/contracts/abi/pair';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { encodeFunctionData } from 'viem';
import { describe, expect, test } from 'vitest';
import { address } from '../../../test/address';
import { fillPair, giveToken, pairOf } from '../../../test/lab-pairs';
import { labToken } from '../../../test/lab-token';
import { giveAway, liquidityScreens, mustSend } from '../../../test/liquidity/liquidity-lab';
import { preferencesStore } from '../../blocks/preferences/preferences-store';
import { slippageTolerance } from '../../blocks/preferences/slippage-tolerance';
import { importToken } from '../../blocks/token-select/imported-tokens';
import { walletOverlay } from '../../blocks/wallet/wallet-overlay';

const whole = 10n ** 18n;
const { lab, at, main, moveWallet, open } = liquidityScreens();

const amount = (side: 'First' | 'Second') => screen.getByRole('textbox', { name: new RegExp(`^${side} token`) });
const button = (name: string | RegExp) => main().findByRole('button', { name });
const disabled = async (name: string | RegExp) => expect(await button(name)).toHaveAttribute('aria-disabled', 'true');

describe('what the screen shows', () => {
  test('LIQ-01 LIQ-02 LIQ-03 title, subtitle and the way back', async () => {
    await open('/add');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Add Liquidity$/);
    expect(screen.getByText('Add liquidity to receive LP tokens')).toBeInTheDocument();
    expect(main().getByRole('link', { name: 'Back to liquidity' })).toHaveAttribute('href', '/pool');
  });

  test('LIQ-04 LIQ-05 LIQ-60 two inputs with MAX and balance; MAX types what can be spent and goes', async () => {
    await open(`/add/BESC/${at('BUSDC')}`);
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
    await fillPair(lab(), [lab().token('WBESC'), 99_000n * whole], [lab().token('BUSDC'), 396_000n * whole]);
    await open(`/add/BESC/${at('BUSDC')}`);
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
    await open(`/add/BESC/${at('BUSDC')}`);
    await userEvent.type(amount('First'), '0.0001');
    expect(await screen.findByText('<0.01%')).toBeVisible();
  });

  test('LIQ-23 Recent Transactions open from here', async () => {
    await open('/add');
    await userEvent.click(await button('Recent Transactions'));
    expect([walletOverlay.isOpen(), walletOverlay.detail()]).toEqual([true, 'transactions']);
  });

  test('LIQ-25 each slot opens the selection', async () => {
    await open(`/add/BESC/${at('BUSDC')}`);
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
    await open(`/add/BESC/${at('BUSDC')}`, { account: null });
    expect(await button('Connect Wallet')).toBeEnabled();
    expect(screen.queryByRole('button', { name: 'MAX' })).toBeNull();
  });

  test.each([
    ['none', () => '/add'],
    ['one token', () => `/add/${at('BUSDC')}`],
    ['the coin and its wrapped form', () => `/add/BESC/${at('WBESC')}`],
  ])('LIQ-36 LIQ-54 %s is no pair', async (_, path) => {
    await open(path());
    await disabled('Invalid pair');
  });

  test('LIQ-37 LIQ-38 LIQ-39 an amount, then the balance of each token, the later first', async () => {
    await open(`/add/${at('WBESC')}/${at('BUSDC')}`);
    await disabled('Enter an amount');
    await userEvent.type(amount('First'), '0');
    await disabled('Enter an amount');
    await userEvent.clear(amount('First'));
    await userEvent.type(amount('First'), '251');
    await disabled('Insufficient BUSDC balance');
    await giveToken(lab(), [lab().token('BUSDC'), 10_000n * whole]);
    await userEvent.clear(amount('First'));
    await userEvent.type(amount('First'), '1001');
    await disabled('Insufficient WBESC balance');
  });

  test('LIQ-10 LIQ-11 LIQ-41 Enable for each token that needs it; Supply waits for both', async () => {
    await open(`/add/${at('WBESC')}/${at('BUSDC')}`);
    await userEvent.type(amount('First'), '10');
    expect(await button('Enable WBESC')).toBeEnabled();
    expect(await button('Enable BUSDC')).toBeEnabled();
    await disabled('Supply');
  });

  test('LIQ-11 LIQ-40 with everything approved only Supply is there', async () => {
    await lab().approve(at('BUSDC'));
    await open(`/add/BESC/${at('BUSDC')}`);
    await userEvent.type(amount('Second'), '40');
    await waitFor(async () => expect(await button('Supply')).not.toHaveAttribute('aria-disabled', 'true'));
    expect(screen.queryByRole('button', { name: /^Enable/ })).toBeNull();
  });

  test('on another network the way back is offered', async () => {
    await open(`/add/BESC/${at('BUSDC')}`);
    moveWallet(1);
    expect(await button('Switch network')).toBeEnabled();
  });

  test('SET-17 a high slippage of an earlier visit is asked for again before anything is supplied', async () => {
    await lab().approve(at('BUSDC'));
    preferencesStore.setState({ userSlippageTolerance: 4_000 });
    await open(`/add/BESC/${at('BUSDC')}`);
    await userEvent.type(amount('First'), '10');
    await disabled('Confirm your slippage tolerance');
    expect(await screen.findByText('Your slippage tolerance is 40%')).toBeVisible();
    await userEvent.click(await button('Use 0.5%'));
    expect(await button('Supply')).not.toHaveAttribute('aria-disabled', 'true');
    expect(slippageTolerance.get()).toBe(50);
  });
});

describe('the first provider', () => {
  test('LIQ-55 LIQ-56 LIQ-57 LIQ-58 LIQ-61 types both amounts, sets the price and owns everything', async () => {
    const fresh = await labToken(lab(), 'NEW', whole);
    importToken(fresh);
    await open(`/add/${at('MONEY')}/${fresh.address}`);
    expect(await screen.findByText('You are the first liquidity provider.')).toBeVisible();
    await userEvent.type(amount('First'), '4');
    await userEvent.type(amount('Second'), '2');
    expect(amount('First')).toHaveValue('4');
    expect(main().getByText('100%')).toBeVisible();
    expect(main().getByText('0.5')).toBeVisible();
    await userEvent.type(amount('First'), '0');
    expect(amount('Second')).toHaveValue('2');
  });

  test.each(['without anything in it', 'in which only one side stands'])(
    'LIQ-55 a pair %s is as good as none',
    async (what) => {
      const pair = pairOf(lab(), at('MONEY'), at('BUSDC'));
      expect(await lab().chain.rpc.request('eth_getCode', [pair, 'latest'])).not.toBe('0x');
      if (what === 'in which only one side stands') {
        await giveAway(lab(), { address: at('MONEY') }, 1n, pair);
        await mustSend(lab(), { to: pair, data: encodeFunctionData({ abi: pairAbi, functionName: 'sync' }) });
      }
      await open(`/add/${at('MONEY')}/${at('BUSDC')}`);
      expect(await screen.findByText('You are the first liquidity provider.')).toBeVisible();
    },
  );

  test('LIQ-62 with liquidity typing on one side computes the other', async () => {
    await open(`/add/BESC/${at('BUSDC')}`);
    await userEvent.type(amount('First'), '1');
    await waitFor(() => expect(amount('Second')).toHaveValue('4'));
    await userEvent.clear(amount('Second'));
    await userEvent.type(amount('Second'), '8');
    expect(amount('First')).toHaveValue('2');
    await waitFor(() => expect(address.query()).toEqual({ exactAmount: '8', exactField: 'b' }));
  });

  test('LIQ-20 without currencies in the address what was typed is forgotten', async () => {
    await open(`/add/BESC/${at('BUSDC')}`);
    await userEvent.type(amount('First'), '5');
    await address.open('/add');
    await waitFor(() => expect(amount('Second')).toHaveValue(''));
    expect(amount('First')).toHaveValue('');
  });

  test('a pick takes along what was just typed, and the address opens the same form again', async () => {
    await open(`/add/BESC/${at('MONEY')}`);
    await userEvent.type(amount('First'), '1.50');
    await userEvent.type(amount('Second'), '7');
    await userEvent.click(screen.getByRole('button', { name: /^Second token/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Select a Token' });
    await userEvent.type(within(dialog).getByRole('combobox'), 'BUSDC{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe(`/add/BESC/${at('BUSDC')}`));
    expect(address.query()).toEqual({ exactAmount: '7', exactField: 'b', otherAmount: '1.50' });
    await waitFor(() => expect(amount('First')).toHaveValue('1.75'));
    expect(amount('Second')).toHaveValue('7');
  });

  test.each(['<b>', '1e9', '-1', '.', '{"a":1}', '1,5,5'])('an address with the amount %s has none', async (text) => {
    await open(`/add/BESC/${at('BUSDC')}?exactAmount=${encodeURIComponent(text)}&exactField=constructor`);
    expect(amount('First')).toHaveValue('');
    expect(amount('Second')).toHaveValue('');
  });
});
