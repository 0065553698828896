import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { address } from '../../../../test/address';
import type { WalletAnswers } from '../../../../test/fault-lab';
import { addReserve, pairOf } from '../../../../test/lab-pairs';
import { pageTime } from '../../../../test/page-time';
import { swapScreens } from '../../../../test/swap/swap-lab';
import { preferencesStore } from '../../../blocks/preferences/preferences-store';
import { hrefOf } from '../../../lib/query-text';

const whole = 10n ** 18n;
const { lab, open } = swapScreens();
const at = (symbol: string) => lab().token(symbol).address;

/** A wallet that was asked and has not answered yet. */
const unanswered: WalletAnswers = { eth_sendTransaction: () => new Promise(() => undefined) };

/** How often the wallet was asked to send. */
const asked = ({ wallet }: Awaited<ReturnType<typeof open>>) =>
  wallet.calls.filter(({ method }) => method === 'eth_sendTransaction').length;

const dialog = () => screen.findByRole('dialog', { name: 'Confirm Swap' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(async () => {
  preferencesStore.setState({ userExpertMode: true }, true);
  await lab().chain.setBalance(lab().account, 10n ** 24n);
});

test('SWAP-073 SWAP-074 5% asks, 15% wants the word, and only then the wallet opens', async () => {
  const page = await open('/swap?exactAmount=60000', { wallet: unanswered });
  await press('Swap Anyway');
  const prompt = within(await screen.findByRole('dialog', { name: 'Price Impact High' }));
  expect(prompt.queryByRole('textbox')).toBeNull();
  await userEvent.click(prompt.getByRole('button', { name: 'Cancel' }));
  expect(asked(page)).toBe(0);
  const from = screen.getByRole('textbox', { name: /^From/ });
  await userEvent.clear(from);
  await userEvent.type(from, '200000');
  await press('Swap Anyway');
  const typed = within(await screen.findByRole('dialog', { name: 'Price Impact High' }));
  await userEvent.type(typed.getByRole('textbox'), 'Confirm');
  expect(typed.getByRole('button', { name: 'Type “confirm” first' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.clear(typed.getByRole('textbox'));
  await userEvent.type(typed.getByRole('textbox'), ' confirm ');
  await userEvent.click(typed.getByRole('button', { name: 'Swap Anyway' }));
  await waitFor(() => expect(asked(page)).toBe(1));
});

const answerPrompt = async () => {
  const prompt = within(await screen.findByRole('dialog', { name: 'Price Impact High' }));
  return async () => userEvent.click(prompt.getByRole('button', { name: 'Swap Anyway' }));
};

test('SWAP-048 SWAP-049 a price that moved while it was asked is accepted in the review before anything is sent', async () => {
  const page = await open('/swap?exactAmount=60000', { wallet: unanswered });
  const figure = () => screen.getByRole('textbox', { name: /^To/, hidden: true }).getAttribute('value');
  const before = figure();
  await press('Swap Anyway');
  const answer = await answerPrompt();
  await addReserve(lab(), pairOf(lab(), at('WBESC'), at('BUSDC')), [lab().token('WBESC'), 10_000n * whole]);
  await waitFor(() => expect(figure()).not.toBe(before));
  await answer();
  const box = within(await dialog());
  expect(box.getByText('Price Updated')).toBeInTheDocument();
  await userEvent.click(box.getByRole('button', { name: 'Accept' }));
  expect(asked(page)).toBe(0);
  await userEvent.click(box.getByRole('button', { name: 'Confirm Swap' }));
  await waitFor(() => expect(asked(page)).toBe(1));
});

test('SWAP-022 a form that asks for another swap when the question is answered sends neither', async () => {
  const page = await open('/swap?exactAmount=60000', { wallet: unanswered });
  await press('Swap Anyway');
  const answer = await answerPrompt();
  await act(() => address.open('/swap?exactAmount=50000'));
  await answer();
  const box = within(await dialog());
  await box.findByRole('button', { name: 'The form has changed. Close this and start over.' });
  expect(asked(page)).toBe(0);
});

describe('on reserves unread for a while', () => {
  const time = pageTime();
  let silence: Promise<void> | undefined;

  beforeEach(() => {
    silence = undefined;
    const ask = globalThis.fetch;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      await silence;
      return await ask(...request);
    });
  });

  /** The node keeps its answers to itself from now on. */
  function hush(): () => void {
    let tell = () => {};
    silence = new Promise((resolve) => {
      tell = () => {
        silence = undefined;
        resolve();
      };
    });
    return tell;
  }

  test('a page that was hidden for an hour waits for them', async () => {
    const page = await open('/swap?exactAmount=10', { wallet: unanswered });
    time.hide();
    await waitFor(() => expect(page.queryClient.isFetching()).toBe(0));
    const answer = hush();
    time.pass(3_600_000);
    time.show();
    await screen.findByRole('button', { name: 'Loading' });
    answer();
    await userEvent.click(await screen.findByRole('button', { name: 'Swap' }));
    await waitFor(() => expect(asked(page)).toBe(1));
  });

  test('a pair that is picked again waits for them', async () => {
    const page = await open('/swap?exactAmount=10', { wallet: unanswered });
    const choose = (outputCurrency: string) =>
      act(() => address.open(hrefOf('/swap', { outputCurrency, exactAmount: '10' })));
    await choose(at('MONEY'));
    await screen.findByRole('button', { name: /^To: ?MONEY/ });
    await screen.findByRole('button', { name: 'Swap' });
    time.pass(240_000);
    page.stopFollowing();
    const answer = hush();
    await choose(at('BUSDC'));
    await screen.findByRole('button', { name: /^To: ?BUSDC/ });
    await screen.findByRole('button', { name: 'Loading' });
    answer();
    await screen.findByRole('button', { name: 'Swap' });
  });
});

test('SWAP-068 above 3% and below 5% an expert swaps without a prompt', async () => {
  const page = await open('/swap?exactAmount=40000', { wallet: unanswered });
  expect(screen.getByText('Price Impact High')).toBeInTheDocument();
  await press('Swap Anyway');
  await waitFor(() => expect(asked(page)).toBe(1));
});
