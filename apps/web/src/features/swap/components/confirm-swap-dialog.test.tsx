import { erc20Abi } from '@besc/contracts/abi/erc20';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { encodeFunctionData } from 'viem';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addReserve, drainPool, fillPool, pairOf } from '../../../../test/lab-pools';
import { labToken } from '../../../../test/lab-token';
import { swapScreens } from '../../../../test/swap/swap-lab';
import { preferencesStore } from '../../../blocks/preferences/preferences-store';
import type { RunState } from '../../../blocks/transactions/run-state';

const startRun = vi.hoisted(() => vi.fn());
vi.mock('../../../blocks/transactions/start-run', () => ({ startRun }));

const whole = 10n ** 18n;
const { lab, open } = swapScreens();
const hash = `0x${'1b'.repeat(32)}` as const;
const at = (symbol: string) => lab().token(symbol).address;
const pair = () => pairOf(lab(), at('WBESC'), at('BUSDC'));

/** Lets a run end in a state; what it was asked to do is in `startRun`. */
function endIn(state: RunState): void {
  startRun.mockImplementation(async ({ onState }: { onState: (state: RunState) => void }) => {
    onState(state);
    return state;
  });
}

beforeEach(() => {
  startRun.mockReset();
  preferencesStore.setState({}, true);
});

const dialog = () => screen.findByRole('dialog', { name: 'Confirm Swap' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function review(address = '/swap?exactAmount=10') {
  const explorerUrl = 'https://scan.example';
  const page = await open(address, { settings: { chain: { ...lab().settings.chain, explorerUrl } } });
  await press('Swap');
  const box = within(await dialog());
  return { ...page, box };
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
    const { box } = await review('/swap?exactAmount=1&exactField=output');
    expect(
      box.getByText('Input is estimated. If the price changes by more than 0.5% your transaction will revert.'),
    ).toBeInTheDocument();
    expect(box.getByText('Maximum sold')).toBeInTheDocument();
    expect(box.queryByText(/not known to arrive whole/)).toBeNull();
  });

  test('a fixed output of a token nobody vouches for is marked, of a trusted one it is not', async () => {
    const wool = await labToken(lab(), 'WOOL', 100_000n * whole);
    const args = [lab().owner, 100_000n * whole] as const;
    await lab().send({ to: wool.address, data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args }) });
    await fillPool(lab(), [lab().token('WBESC'), 1_000_000n * whole], [wool, 100_000n * whole]);
    // A node that cannot tell what arrives: many do not have this method.
    const ask = globalThis.fetch;
    vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
      const { id, method } = JSON.parse(String(request[1]?.body ?? '{}'));
      if (method !== 'eth_simulateV1') return await ask(...request);
      return Response.json({ jsonrpc: '2.0', id, error: { code: -32601, message: 'Method not found' } });
    });
    await open(`/swap?outputCurrency=${wool.address}&exactAmount=1&exactField=output`);
    const box = within(await screen.findByRole('dialog', { name: 'Import Tokens' }));
    await userEvent.click(box.getByRole('checkbox', { name: 'I understand' }));
    await userEvent.click(box.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Swap' }));
    expect(await within(await dialog()).findByText(/not known to arrive whole/)).toBeInTheDocument();
  });

  test('SWAP-048 SWAP-049 a price that moves must be accepted before anything is sent', async () => {
    const { box } = await review();
    await addReserve(lab(), pair(), [lab().token('WBESC'), 10_000n * whole]);
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
    await lab().chain.rpc.request('anvil_setCode', [pair(), '0x']);
    await stage.box.findByRole('button', { name: 'Insufficient liquidity for this trade.' });
    expect(stage.box.queryByRole('button', { name: 'Accept' })).toBeNull();
  });

  test('SWAP-068 SWAP-069 a price that moves past 3% during the review blocks, accepted or not', async () => {
    const stage = await review();
    // Of 316 227 LP so much stays that 250 BESC and 25 BUSDC do.
    await drainPool(lab(), pair(), 316_148n * whole);
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
        search: { inputCurrency: at('BUSDC'), outputCurrency: 'BESC', exactAmount: '10' } as never,
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
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^From/ })).toHaveValue(''));
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
      const from = screen.getByRole('textbox', { name: /^From/ });
      expect(from).toHaveValue('10');
      await userEvent.type(from, '0');
      expect(screen.queryByText(text)).toBeNull();
    },
  );
});

describe('an expert', () => {
  beforeEach(async () => {
    preferencesStore.setState({ userExpertMode: true });
    await lab().chain.setBalance(lab().account, 10n ** 24n);
  });

  test('SWAP-073 SWAP-074 5% asks, 15% wants the word, and only then the wallet opens', async () => {
    endIn({ kind: 'sent', step: 0, hash });
    await open('/swap?exactAmount=60000');
    await press('Swap Anyway');
    const prompt = within(await screen.findByRole('dialog', { name: 'Price Impact High' }));
    expect(prompt.queryByRole('textbox')).toBeNull();
    await userEvent.click(prompt.getByRole('button', { name: 'Cancel' }));
    expect(startRun).not.toHaveBeenCalled();
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
    await waitFor(() => expect(startRun).toHaveBeenCalledOnce());
  });

  test('SWAP-068 above 3% and below 5% an expert swaps without a prompt', async () => {
    endIn({ kind: 'sent', step: 0, hash });
    await open('/swap?exactAmount=40000');
    expect(screen.getByText('Price Impact High')).toBeInTheDocument();
    await press('Swap Anyway');
    await waitFor(() => expect(startRun).toHaveBeenCalledOnce());
  });
});

test('SWAP-110 a wrap that fails is logged and shows nothing', async () => {
  endIn({ kind: 'failed', step: 0, failure: 'failed', message: { text: 'out of wool' } });
  await open(`/swap?inputCurrency=BESC&outputCurrency=${at('WBESC')}&exactAmount=5`);
  await press('Wrap');
  await waitFor(() => expect(console.error).toHaveBeenCalledWith('Wrapping failed', 'out of wool'));
  expect(screen.queryByText(/out of wool/)).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('textbox', { name: /^From/ })).toHaveValue('5');
});
