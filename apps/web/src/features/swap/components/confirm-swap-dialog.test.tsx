import { addressOf } from '@besc/contracts/deploy/address-of';
import type { PairState } from '@besc/domain/shared/pair';
import type { Token } from '@besc/domain/shared/token';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { makeSwapScreen, testAccount, testPairOf, testSettings } from '../../../../test/swap/make-swap-screen';
import type { RunState } from '../../../blocks/transactions/run-state';
import { pairsQuery } from '../swap.queries';

const startRun = vi.hoisted(() => vi.fn());
vi.mock('../../../blocks/transactions/start-run', () => ({ startRun }));

const wbesc = addressOf(testSettings, 'tokens', 'wbesc');
const busdc = testSettings.tokens.busdc.address;
const pair = testPairOf([wbesc, busdc], [1_000_000n, 100_000n]);
const hash = `0x${'1b'.repeat(32)}` as const;
const connected = { account: testAccount, pairs: [pair] };

/** Lets a run end in a state; what it was asked to do is in `startRun`. */
function endIn(state: RunState): void {
  startRun.mockImplementation(async ({ onState }: { onState: (state: RunState) => void }) => {
    onState(state);
    return state;
  });
}

beforeEach(() => {
  vi.restoreAllMocks();
  startRun.mockReset();
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const dialog = () => screen.findByRole('dialog', { name: 'Confirm Swap' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function review(options: Partial<Parameters<typeof makeSwapScreen>[0]> = {}) {
  const stage = await makeSwapScreen({ ...connected, url: '/swap?exactAmount=10', ...options });
  await press('Swap');
  const box = within(await dialog());
  return { ...stage, box };
}

/** What the next block says of the pair. */
function moveTo(stage: Awaited<ReturnType<typeof makeSwapScreen>>, pairs: readonly PairState[]): void {
  const { queryClient, reader, settings } = stage;
  act(() => {
    queryClient.setQueryData(pairsQuery({ reader, settings, tokens: [wbesc, busdc] }).queryKey, [...pairs]);
  });
}

describe('review', () => {
  test('SWAP-018 SWAP-092 Confirm Swap says what moves, the worst case, and that the output is estimated', async () => {
    const { box } = await review();
    expect(box.getByText('You pay')).toBeInTheDocument();
    expect(
      box.getByText('Output is estimated. If the price changes by more than 0.5% your transaction will revert.'),
    ).toBeInTheDocument();
    expect(box.getByText('Minimum received').closest('dl > div')).toHaveTextContent('0.992527 BUSDC');
    endIn({ kind: 'sent', step: 0, hash });
    await userEvent.click(box.getByRole('button', { name: 'Confirm Swap' }));
    await waitFor(() => expect(startRun).toHaveBeenCalledOnce());
  });

  test('SWAP-092 with a fixed output it is the input that is estimated', async () => {
    const { box } = await review({ url: '/swap?exactAmount=1&exactField=output' });
    expect(
      box.getByText('Input is estimated. If the price changes by more than 0.5% your transaction will revert.'),
    ).toBeInTheDocument();
    expect(box.getByText('Maximum sold')).toBeInTheDocument();
    expect(box.queryByText(/not known to arrive whole/)).toBeNull();
  });

  test('a fixed output of a token nobody vouches for is marked, of a trusted one it is not', async () => {
    const stranger: Token = {
      kind: 'token',
      chainId: 2372,
      address: checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'),
      decimals: 18,
      symbol: 'WOOL',
      name: 'Wool',
    };
    await makeSwapScreen({
      ...connected,
      pairs: [pair, testPairOf([wbesc, stranger.address], [1_000_000n, 100_000n])],
      url: `/swap?outputCurrency=${stranger.address}&exactAmount=1&exactField=output`,
      unlisted: [stranger],
    });
    const box = within(await screen.findByRole('dialog', { name: 'Import Tokens' }));
    await userEvent.click(box.getByRole('checkbox', { name: 'I understand' }));
    await userEvent.click(box.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press('Swap');
    expect(within(await dialog()).getByText(/not known to arrive whole/)).toBeInTheDocument();
  });

  test('SWAP-048 SWAP-049 a price that moves must be accepted before anything is sent', async () => {
    const stage = await review();
    const { box } = stage;
    moveTo(stage, [{ ...pair, reserve1: pair.reserve1 - 10n ** 21n }]);
    expect(await box.findByText('Price Updated')).toBeInTheDocument();
    expect(box.getByText(/The price got worse/)).toBeInTheDocument();
    const waiting = box.getByRole('button', { name: 'Accept the new price first' });
    await userEvent.click(waiting);
    expect(startRun).not.toHaveBeenCalled();
    await userEvent.click(box.getByRole('button', { name: 'Accept' }));
    expect(box.queryByText('Price Updated')).toBeNull();
    endIn({ kind: 'sent', step: 0, hash });
    await userEvent.click(box.getByRole('button', { name: 'Confirm Swap' }));
    await waitFor(() => expect(startRun).toHaveBeenCalledOnce());
  });

  test('SWAP-065 a route that goes away during the review can be neither accepted nor confirmed', async () => {
    const stage = await review();
    moveTo(stage, []);
    await stage.box.findByRole('button', { name: 'Insufficient liquidity for this trade.' });
    expect(stage.box.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  test('SWAP-068 SWAP-069 a price that moves past 3% during the review blocks, accepted or not', async () => {
    const stage = await review();
    moveTo(stage, [testPairOf([wbesc, busdc], [250n, 25n])]);
    await userEvent.click(await stage.box.findByRole('button', { name: 'Accept' }));
    const blocked = await stage.box.findByRole('button', { name: 'Price Impact Too High' });
    expect(blocked).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(blocked);
    expect(startRun).not.toHaveBeenCalled();
  });

  test('SWAP-022 an address that changes underneath never slips another swap into the review', async () => {
    const stage = await review();
    await act(() =>
      stage.router.navigate({
        to: '/swap',
        search: { inputCurrency: busdc, outputCurrency: 'BESC', exactAmount: '10' } as never,
      }),
    );
    await stage.box.findByRole('button', { name: 'The form has changed. Close this and start again.' });
    expect(stage.box.queryByRole('button', { name: 'Accept' })).toBeNull();
  });
});

describe('after Confirm', () => {
  async function confirm() {
    const { box } = await review();
    await userEvent.click(box.getByRole('button', { name: 'Confirm Swap' }));
    return box;
  }

  test('SWAP-045 while it is attempted the dialog waits and cannot be lost by accident', async () => {
    startRun.mockImplementation(({ onState }: { onState: (state: RunState) => void }) => {
      onState({ kind: 'signing', step: 0, summary: { text: 'Swap' } });
      return new Promise(() => undefined);
    });
    const box = await confirm();
    expect(await box.findByText('Waiting For Confirmation')).toBeInTheDocument();
    expect(box.getByText('Confirm this transaction in your wallet')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Confirm Swap' })).toBeInTheDocument();
  });

  test('SWAP-046 then it shows the hash with its link, and closing empties the form', async () => {
    endIn({ kind: 'sent', step: 0, hash });
    const box = await confirm();
    expect(await box.findByText(hash)).toBeInTheDocument();
    expect(box.getByRole('link', { name: /View on BESCScan/ })).toHaveAttribute(
      'href',
      `https://scan.example/tx/${hash}`,
    );
    await userEvent.click(box.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue(''));
  });

  test.each([
    ['SWAP-102', 'rejected', { text: 'Transaction rejected.' }, 'Transaction rejected.'],
    ['SWAP-103', 'failed', { text: 'out of wool' }, 'Swap failed: out of wool'],
    [
      'SWAP-104',
      'refused',
      { text: 'The transaction cannot succeed due to error: %reason%.', values: { reason: 'PancakeRouter: EXPIRED' } },
      'The transaction cannot succeed due to error: PancakeRouter: EXPIRED.',
    ],
    [
      'SWAP-105',
      'refused',
      {
        text: 'The transaction cannot succeed due to error: %reason%.',
        values: { reason: 'Unknown error, check the logs' },
      },
      'The transaction cannot succeed due to error: Unknown error, check the logs.',
    ],
    ['SWAP-106', 'refused', { text: 'Unexpected issue with estimating the gas. Please try again.' }, undefined],
    [
      'SWAP-107',
      'refused',
      { text: 'Unexpected error. Please contact support: none of the calls threw an error' },
      undefined,
    ],
    ['SWAP-108', 'refused', { text: 'Invalid recipient' }, undefined],
    ['SWAP-109', 'refused', { text: 'Missing dependencies' }, undefined],
  ] as const)(
    '%s SWAP-047 SWAP-111 SWAP-112 an error stands in the dialog and below the button, and nothing typed is lost',
    async (_id, failure, message, words) => {
      endIn({ kind: 'failed', step: 0, failure, message });
      const box = await confirm();
      const text = words ?? message.text;
      expect(await box.findByText(text)).toBeInTheDocument();
      await userEvent.click(box.getByRole('button', { name: 'Dismiss' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.getByText(text)).toBeInTheDocument();
      const from = screen.getByRole('textbox', { name: 'From' });
      expect(from).toHaveValue('10');
      await userEvent.type(from, '0');
      expect(screen.queryByText(text)).toBeNull();
    },
  );
});

describe('an expert', () => {
  const expert = { preferences: { userExpertMode: true }, balances: { native: 10n ** 24n } };

  test('SWAP-073 SWAP-074 5% asks, 15% wants the word, and only then the wallet opens', async () => {
    endIn({ kind: 'sent', step: 0, hash });
    await makeSwapScreen({ ...connected, ...expert, url: '/swap?exactAmount=60000' });
    await press('Swap Anyway');
    const prompt = within(await screen.findByRole('dialog', { name: 'Price Impact High' }));
    expect(prompt.queryByRole('textbox')).toBeNull();
    await userEvent.click(prompt.getByRole('button', { name: 'Cancel' }));
    expect(startRun).not.toHaveBeenCalled();
    const from = screen.getByRole('textbox', { name: 'From' });
    await userEvent.clear(from);
    await userEvent.type(from, '200000');
    await press('Swap Anyway');
    const typed = within(await screen.findByRole('dialog', { name: 'Price Impact High' }));
    await userEvent.type(typed.getByRole('textbox'), 'Confirm');
    expect(typed.getByRole('button', { name: 'Type “confirm” first' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(typed.getByRole('textbox'));
    await userEvent.type(typed.getByRole('textbox'), ' confirm ');
    await userEvent.click(typed.getByRole('button', { name: 'Swap Anyway' }));
    await waitFor(() => expect(startRun).toHaveBeenCalledOnce());
  });

  test('SWAP-068 above 3% and below 5% an expert swaps without a prompt', async () => {
    endIn({ kind: 'sent', step: 0, hash });
    await makeSwapScreen({ ...connected, ...expert, url: '/swap?exactAmount=40000' });
    expect(screen.getByText('Price Impact High')).toBeInTheDocument();
    await press('Swap Anyway');
    await waitFor(() => expect(startRun).toHaveBeenCalledOnce());
  });
});

test('SWAP-110 a wrap that fails is logged and shows nothing', async () => {
  endIn({ kind: 'failed', step: 0, failure: 'failed', message: { text: 'out of wool' } });
  await makeSwapScreen({ ...connected, url: `/swap?inputCurrency=BESC&outputCurrency=${wbesc}&exactAmount=5` });
  await press('Wrap');
  await waitFor(() => expect(console.error).toHaveBeenCalledWith('Wrapping failed', 'out of wool'));
  expect(screen.queryByText(/out of wool/)).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'From' })).toHaveValue('5');
});
