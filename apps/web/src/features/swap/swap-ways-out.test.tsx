import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { address } from '../../../test/address';
import { sentOf } from '../../../test/fault-runs';
import { addReserve, fillPair, pairOf } from '../../../test/lab-pairs';
import { swapScreens } from '../../../test/swap/swap-lab';
import { preferencesStore } from '../../blocks/preferences/preferences-store';

const whole = 10n ** 18n;
// Over BUSDC a BESC is worth 0.1 MONEY; this pool pays a little less.
const { open, lab } = swapScreens(async (lab) => {
  await fillPair(lab, [lab.token('WBESC'), 100_000n * whole], [lab.token('MONEY'), 9_900n * whole]);
});
const at = (symbol: string) => lab().token(symbol).address;
const amount = (side: 'From' | 'To') => screen.getByRole('textbox', { name: new RegExp(`^${side}`) });
const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));
const become = (besc: bigint) => lab().chain.setBalance(lab().account, besc * whole);

/** Accepts the unknown token of a link. */
async function takeOn(): Promise<void> {
  const box = within(await screen.findByRole('dialog', { name: 'Import Tokens' }));
  await userEvent.click(box.getByRole('checkbox', { name: 'I understand' }));
  await userEvent.click(box.getByRole('button', { name: 'Import' }));
}

beforeEach(() => preferencesStore.setState({}, true));
afterEach(() => vi.unstubAllGlobals());

describe('no dead end', () => {
  test('SWAP-059 too little balance: how much is missing, where to get it, and the balance for a press', async () => {
    await become(1000n);
    await open('/swap?exactAmount=1500');
    expect(await screen.findByText(/^You need/)).toHaveTextContent('You need 500 BESC more.');
    const href = `/swap?inputCurrency=${at('BUSDC')}&outputCurrency=BESC&exactAmount=500&exactField=output`;
    expect(screen.getByRole('link', { name: 'Get BESC' })).toHaveAttribute('href', href);
    await press('Use balance');
    // Half a BESC is kept for the network: 500 000 gas at 1000 gwei.
    expect(amount('From')).toHaveValue('999.5');
    expect(await button('Swap')).not.toHaveAttribute('aria-disabled');
    expect(screen.queryByText(/^You need/)).toBeNull();
  });

  test('SWAP-068 a price impact that is too high: the most that stays below it', async () => {
    await become(200_000n);
    await open('/swap?exactAmount=150000');
    expect(await screen.findByText(/stay within 3% price impact\.$/)).toHaveTextContent(/^Up to 3[01],?\d{3} BESC/);
    await press('Use this amount');
    expect(await button('Swap Anyway')).not.toHaveAttribute('aria-disabled');
  });

  test('SWAP-065 more than the pools hold: what they pay', async () => {
    await become(2_000_000n);
    await open('/swap?exactAmount=500000&exactField=output');
    expect(await screen.findByText('Insufficient liquidity for this trade.')).toBeInTheDocument();
    await press('Use this amount');
    expect(await button('Swap Anyway')).not.toHaveAttribute('aria-disabled');
  });

  test('SWAP-066 a route that the settings do not allow is allowed by a press', async () => {
    await become(1000n);
    preferencesStore.setState({ userSingleHopOnly: true });
    await fillPair(lab(), [lab().token('HENNY'), 10n ** 15n], [lab().token('BUSDC'), 1_000_000n * whole]);
    await open(`/swap?outputCurrency=${at('HENNY')}&exactAmount=1`);
    await takeOn();
    expect(await screen.findByText('Try enabling multi-hop trades.')).toBeInTheDocument();
    await press('Allow multi-hop trades');
    expect(await button('Swap')).not.toHaveAttribute('aria-disabled');
  });

  test('SWAP-065 without a pool the two tokens go along to where one is made', async () => {
    await become(1000n);
    await open(`/swap?inputCurrency=${at('HENNY')}&outputCurrency=${at('MONEY')}&exactAmount=1`);
    await takeOn();
    const link = await screen.findByRole('link', { name: 'Create this pool' });
    expect(link).toHaveAttribute('href', `/add/${at('HENNY')}/${at('MONEY')}`);
    await userEvent.click(link);
    await waitFor(() => expect(address.href()).toBe(`/add/${at('HENNY')}/${at('MONEY')}`));
  });

  test('SWAP-102 SWAP-111 what failed is tried again with the price of now, in the dialog and below the button', async () => {
    await become(1000n);
    let refuse = true;
    await open('/swap?exactAmount=10', {
      wallet: {
        eth_sendTransaction: async (call) => {
          if (refuse) throw Object.assign(new Error('no'), { code: 4001 });
          return lab().chain.rpc.request('eth_sendTransaction', [sentOf(call)]);
        },
      },
    });
    await press('Swap');
    const box = within(await screen.findByRole('dialog', { name: 'Confirm Swap' }));
    await userEvent.click(box.getByRole('button', { name: 'Confirm Swap' }));
    await box.findByText('Transaction rejected.');
    await addReserve(lab(), pairOf(lab(), at('WBESC'), at('BUSDC')), [lab().token('WBESC'), 10_000n * whole]);
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^To/, hidden: true })).not.toHaveValue('0.99749'));
    await userEvent.click(box.getByRole('button', { name: 'Try again' }));
    const again = within(await screen.findByRole('dialog', { name: 'Confirm Swap' }));
    expect(again.getByText('You receive (estimated)').parentElement).toHaveTextContent('0.987');
    refuse = false;
    await userEvent.click(again.getByRole('button', { name: 'Confirm Swap' }));
    await again.findByText('Swap confirmed', {}, { timeout: 10_000 });
  });
});

describe('beside the amounts', () => {
  test('SWAP-088 SWAP-091 25, 50 and 75 percent of what MAX takes; they stay where MAX goes', async () => {
    await become(1000n);
    await open('/swap');
    for (const [part, text] of [
      ['25%', '249.875'],
      ['50%', '499.75'],
      ['75%', '749.625'],
      ['MAX', '999.5'],
    ] as const) {
      await press(part);
      await waitFor(() => expect(amount('From')).toHaveValue(text));
    }
    expect(screen.queryByRole('button', { name: 'MAX' })).toBeNull();
    expect(screen.getAllByRole('button', { name: /^(25|50|75)%$/ })).toHaveLength(3);
  });

  test('SWAP-089 without a wallet there are none', async () => {
    await open('/swap', { account: null });
    expect(screen.queryByRole('button', { name: '50%' })).toBeNull();
  });

  test('the cost in BESC stands on the card before the review, and how much better the route is', async () => {
    await become(1000n);
    await open(`/swap?outputCurrency=${at('MONEY')}&exactAmount=10`);
    const cost = (await screen.findByText('Network cost')).closest('dl > div');
    expect(cost).toHaveTextContent(/≈ 0\.2 BESC/);
    expect(await screen.findByText(/^0\.\d\d% better than the direct pool$/)).toBeInTheDocument();
  });

  test('a pair alone has no route to praise', async () => {
    await become(1000n);
    await open('/swap?exactAmount=10');
    expect((await screen.findByText('Network cost')).closest('dl > div')).toHaveTextContent(/≈ 0\.135 BESC/);
    expect(screen.queryByText(/better than/)).toBeNull();
  });
});

describe('share', () => {
  const shared = `/swap?inputCurrency=BESC&outputCurrency=`;

  test('the address of exactly this swap, by the way of the device, never with a recipient', async () => {
    const share = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
    await open(`/swap?exactAmount=7&exactField=output&recipient=0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed`);
    await press('Share this swap');
    const url = `${location.origin}${shared}${at('BUSDC')}&exactAmount=7&exactField=output`;
    expect(share).toHaveBeenCalledWith({ url });
  });

  test('else it is copied; a list that was closed copies nothing; what cannot be done is said', async () => {
    const writeText = vi.fn(async (_text: string) => undefined);
    const closed = async () => Promise.reject(new DOMException('closed', 'AbortError'));
    const device = Object.create(navigator, {
      clipboard: { value: { writeText } },
      share: { value: closed, writable: true },
    });
    vi.stubGlobal('navigator', device);
    await open('/swap?exactAmount=7');
    await press('Share this swap');
    expect(writeText).not.toHaveBeenCalled();
    device.share = undefined;
    await press('Share this swap');
    expect(await screen.findByText('Copied', { selector: '[role=status]' })).toBeInTheDocument();
    expect(writeText).toHaveBeenCalledWith(`${location.origin}${shared}${at('BUSDC')}&exactAmount=7&exactField=input`);
    writeText.mockRejectedValue(new Error('no'));
    await press('Share this swap');
    expect(await screen.findByText('Couldn’t copy', { selector: '[role=status]' })).toBeInTheDocument();
  });
});
