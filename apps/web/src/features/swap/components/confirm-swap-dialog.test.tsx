import { erc20Abi } from '@besc/contracts/abi/erc20';
import { blockSeconds } from '@besc/domain/shared/constants';
import { makeApproveRace } from '@besc/localnet/make-approve-race';
import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { encodeFunctionData } from 'viem';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { address } from '../../../../test/address';
import type { WalletAnswers } from '../../../../test/fault-lab';
import { addReserve, drainPair, fillPair, pairOf } from '../../../../test/lab-pairs';
import { labToken } from '../../../../test/lab-token';
import { swapScreens } from '../../../../test/swap/swap-lab';
import { preferencesStore } from '../../../blocks/preferences/preferences-store';

const whole = 10n ** 18n;
const { lab, open } = swapScreens();
const at = (symbol: string) => lab().token(symbol).address;
const pair = () => pairOf(lab(), at('WBESC'), at('BUSDC'));

/** A wallet that was asked and has not answered yet. */
const unanswered: WalletAnswers = { eth_sendTransaction: () => new Promise(() => undefined) };

/** How often the wallet was asked to send. */
const asked = ({ wallet }: Awaited<ReturnType<typeof open>>) =>
  wallet.calls.filter(({ method }) => method === 'eth_sendTransaction').length;

/** The page's node answers a method with this error; the wallet has a way of its own. */
function breakNode(broken: string, error: object): void {
  const ask = globalThis.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const { id, method } = JSON.parse(String(request[1]?.body ?? '{}'));
    if (method !== broken) return await ask(...request);
    return Response.json({ jsonrpc: '2.0', id, error });
  });
}

beforeEach(() => preferencesStore.setState({}, true));
afterEach(() => onlineManager.setOnline(true));

const dialog = () => screen.findByRole('dialog', { name: 'Confirm Swap' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function review(address = '/swap?exactAmount=10', wallet: WalletAnswers = {}) {
  const explorerUrl = 'https://scan.example';
  const page = await open(address, { wallet, settings: { chain: { ...lab().settings.chain, explorerUrl } } });
  await press('Swap');
  const box = within(await dialog());
  return { ...page, box };
}

describe('review', () => {
  test('SWAP-018 SWAP-092 Confirm Swap says what moves, the worst case, and that the output is estimated', async () => {
    const page = await review();
    const { box } = page;
    expect(box.getByText('You pay')).toBeInTheDocument();
    expect(
      box.getByText('Output is estimated. If the price changes by more than 0.5% your transaction will revert.'),
    ).toBeInTheDocument();
    expect(box.getByText('Minimum received').closest('dl > div')).toHaveTextContent('0.992527 BUSDC');
    await userEvent.click(box.getByRole('button', { name: 'Confirm Swap' }));
    await waitFor(() => expect(asked(page)).toBe(1));
  });

  test('SWAP-092 with a fixed output it is the input that is estimated', async () => {
    const { box } = await review('/swap?exactAmount=1&exactField=output');
    expect(
      box.getByText('Input is estimated. If the price changes by more than 0.5% your transaction will revert.'),
    ).toBeInTheDocument();
    expect(box.getByText('Maximum sold')).toBeInTheDocument();
    expect(box.queryByText(/may take a transfer fee/)).toBeNull();
  });

  test('a fixed output of an untrusted token is marked, of a trusted one it is not', async () => {
    const wool = await labToken(lab(), 'WOOL', 100_000n * whole);
    const args = [lab().owner, 100_000n * whole] as const;
    await lab().send({ to: wool.address, data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args }) });
    await fillPair(lab(), [lab().token('WBESC'), 1_000_000n * whole], [wool, 100_000n * whole]);
    // A node that cannot tell what arrives: many do not have this method.
    breakNode('eth_simulateV1', { code: -32601, message: 'Method not found' });
    await open(`/swap?outputCurrency=${wool.address}&exactAmount=1&exactField=output`);
    const box = within(await screen.findByRole('dialog', { name: 'Import Tokens' }));
    await userEvent.click(box.getByRole('checkbox', { name: 'I understand' }));
    await userEvent.click(box.getByRole('button', { name: 'Import' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Swap' }));
    expect(await within(await dialog()).findByText(/may take a transfer fee/)).toBeInTheDocument();
  });

  test('SWAP-048 SWAP-049 a price that moves must be accepted before anything is sent', async () => {
    const page = await review();
    const { box } = page;
    expect(box.getAllByText(/^~\$1\.00/)).toHaveLength(2);
    await addReserve(lab(), pair(), [lab().token('WBESC'), 10_000n * whole]);
    expect(await box.findByText('Price Updated')).toBeInTheDocument();
    // The values in USD that are known are those of other amounts by now.
    expect(box.queryAllByText(/^~\$(1\.|0\.[1-9])/)).toEqual([]);
    expect(box.getByText(/The price got worse/)).toBeInTheDocument();
    const waiting = box.getByRole('button', { name: 'Accept the new price first' });
    await userEvent.click(waiting);
    expect(asked(page)).toBe(0);
    await userEvent.click(box.getByRole('button', { name: 'Accept' }));
    expect(box.queryByText('Price Updated')).toBeNull();
    await userEvent.click(box.getByRole('button', { name: 'Confirm Swap' }));
    await waitFor(() => expect(asked(page)).toBe(1));
  });

  test.each([
    ['that approval', async () => undefined],
    [
      'what takes an earlier one away and that approval, where the token wants it',
      async () => {
        const { address } = lab().token('BUSDC');
        const args = [lab().router, 1n] as const;
        await lab().send({ to: address, data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args }) });
        await makeApproveRace(lab().chain, address);
      },
    ],
  ])('a swap whose approval goes with it in one confirmation is simulated behind %s', async (_what, arrange) => {
    await arrange();
    const wallet = { wallet_getCapabilities: () => ({ '0x944': { atomic: { status: 'supported' } } }) };
    const address = `/swap?inputCurrency=${at('BUSDC')}&outputCurrency=${at('MONEY')}&exactAmount=10`;
    const { box, queryClient } = await review(address, wallet);
    const previews = () => queryClient.getQueryCache().findAll({ queryKey: ['swap-preview'] });
    await waitFor(() => expect(previews().map(({ state }) => state.data)).toMatchObject([{ kind: 'ready' }]));
    expect(box.queryByText(/cannot succeed/)).toBeNull();
    expect(box.getByText(/^Max network cost/).closest('dl > div')).toHaveTextContent('–');
  });

  test('a review is simulated also while the browser says that it is offline, for a node may be on this device', async () => {
    onlineManager.setOnline(false);
    const { queryClient } = await review();
    const previews = () => queryClient.getQueryCache().findAll({ queryKey: ['swap-preview'] });
    await waitFor(() => expect(previews().map(({ state }) => state.data)).toMatchObject([{ kind: 'ready' }]));
  });

  test('SWAP-105 a refusal without a reason, found before anything is sent, stands in the log', async () => {
    await lab().chain.rpc.request('anvil_setCode', [lab().router, '0x5f5ffd']);
    const { box } = await review();
    expect(await box.findByText(/Unknown error, check the logs/)).toBeInTheDocument();
    const refusal = { kind: 'reverted', reason: undefined };
    expect(console.error).toHaveBeenCalledWith('The chain would refuse this swap', refusal, expect.anything());
  });

  test('a refusal goes once the chain takes the swap: one node may have lacked the block with its approval', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'], shouldAdvanceTime: true });
    const { rpc } = lab().chain;
    const code = await rpc.request<string>('eth_getCode', [lab().router, 'latest']);
    await rpc.request('anvil_setCode', [lab().router, '0x5f5ffd']);
    const { box } = await review();
    expect(await box.findByText(/Unknown error, check the logs/)).toBeInTheDocument();
    await rpc.request('anvil_setCode', [lab().router, code]);
    act(() => void vi.advanceTimersByTime(blockSeconds * 1000));
    await waitFor(() => expect(box.queryByText(/Unknown error, check the logs/)).toBeNull());
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
    await drainPair(lab(), pair(), 316_148n * whole);
    await userEvent.click(await stage.box.findByRole('button', { name: 'Accept' }));
    const blocked = await stage.box.findByRole('button', { name: 'Price Impact Too High' });
    expect(blocked).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(blocked);
    expect(asked(stage)).toBe(0);
  });

  test('SWAP-022 an address that changes underneath never slips another swap into the review', async () => {
    const stage = await review();
    await act(() => address.open(`/swap?inputCurrency=${at('BUSDC')}&outputCurrency=BESC&exactAmount=10`));
    await stage.box.findByRole('button', { name: 'The form has changed. Close this and start over.' });
    expect(stage.box.queryByRole('button', { name: 'Accept' })).toBeNull();
  });
});

describe('after Confirm', () => {
  async function confirm(wallet: WalletAnswers = {}, meanwhile = async () => {}) {
    const page = await review(undefined, wallet);
    // What happens now is unseen before the chain is asked.
    page.stopFollowing();
    // However long a slow machine takes for it, the reserves that were read do not grow old.
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now());
    await meanwhile();
    await userEvent.click(page.box.getByRole('button', { name: 'Confirm Swap' }));
    clock.mockRestore();
    return page.box;
  }

  test('SWAP-045 while it is attempted the dialog waits and cannot be lost by accident', async () => {
    const box = await confirm(unanswered);
    expect(await box.findByText('Waiting For Confirmation')).toBeInTheDocument();
    expect(await box.findByText('Confirm this transaction in your wallet')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('dialog', { name: 'Confirm Swap' })).toBeInTheDocument();
  });

  test('SWAP-046 then it shows the hash with its link, and closing empties the form', async () => {
    const box = await confirm();
    const hash = (await box.findByText(/^0x[0-9a-f]{64}$/)).textContent;
    expect(box.getByRole('link', { name: /View on BESCScan/ })).toHaveAttribute(
      'href',
      `https://scan.example/tx/${hash}`,
    );
    await userEvent.click(box.getAllByRole('button', { name: 'Close' }).at(-1) as HTMLElement);
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^From/ })).toHaveValue(''));
  });

  const refuse = (code: number, message: string): WalletAnswers => ({
    eth_sendTransaction: () => Promise.reject(Object.assign(new Error(message), { code })),
  });
  const setCode = (code: string) => lab().chain.rpc.request('anvil_setCode', [lab().router, code]);

  test.each<[id: string, words: string, wallet?: WalletAnswers, meanwhile?: () => Promise<void>]>([
    ['SWAP-102', 'Transaction rejected.', refuse(4001, 'no')],
    ['SWAP-103', 'Swap failed: out of wool', refuse(-32602, 'out of wool')],
    [
      'SWAP-104',
      'The transaction cannot succeed due to error: BescRouter: INSUFFICIENT_OUTPUT_AMOUNT.',
      {},
      () => addReserve(lab(), pair(), [lab().token('WBESC'), 10_000n * whole]),
    ],
    [
      'SWAP-105',
      'The transaction cannot succeed due to error: Unknown error, check the logs.',
      {},
      // A contract that reverts, whatever it is asked, and says nothing.
      async () => void (await setCode('0x5f5ffd')),
    ],
    [
      'SWAP-106',
      'Unexpected issue with estimating the gas. Please try again.',
      {},
      async () => breakNode('eth_estimateGas', { code: -32000, message: 'No' }),
    ],
  ])(
    '%s SWAP-047 SWAP-111 SWAP-112 an error stands in the dialog and below the button, and nothing typed is lost: %s',
    async (_id, words, wallet, meanwhile) => {
      const box = await confirm(wallet, meanwhile);
      expect(await box.findByText(words)).toBeInTheDocument();
      await userEvent.click(box.getByRole('button', { name: 'Dismiss' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      expect(screen.getByText(words)).toBeInTheDocument();
      const from = screen.getByRole('textbox', { name: /^From/ });
      expect(from).toHaveValue('10');
      await userEvent.type(from, '0');
      expect(screen.queryByText(words)).toBeNull();
    },
  );

  test('SWAP-112 the error goes with the form it was of, also where an address brings another one', async () => {
    const { box } = await review(undefined, refuse(4001, 'no'));
    await userEvent.click(box.getByRole('button', { name: 'Confirm Swap' }));
    await box.findByText('Transaction rejected.');
    await userEvent.click(box.getByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByText('Transaction rejected.')).toBeInTheDocument();
    await act(() => address.open(`/swap?outputCurrency=${at('MONEY')}`));
    await waitFor(() => expect(screen.queryByText('Transaction rejected.')).toBeNull());
  });
});

test('an amount that is being wrapped is not sent once more before it has ended', async () => {
  const page = await open(`/swap?inputCurrency=BESC&outputCurrency=${at('WBESC')}&exactAmount=5`);
  await lab().chain.setAutomine(false);
  await press('Wrap');
  const busy = await screen.findByRole('button', { name: 'Transaction Submitted' });
  await userEvent.click(busy);
  expect(asked(page)).toBe(1);
  await lab().chain.mine();
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^From/ })).toHaveValue(''));
  expect(screen.queryByRole('button', { name: 'Transaction Submitted' })).toBeNull();
});

test('SWAP-110 a wrap that fails is logged and shows nothing', async () => {
  const no = { eth_sendTransaction: () => Promise.reject(Object.assign(new Error('out of wool'), { code: -32602 })) };
  await open(`/swap?inputCurrency=BESC&outputCurrency=${at('WBESC')}&exactAmount=5`, { wallet: no });
  await press('Wrap');
  await waitFor(() => expect(console.error).toHaveBeenCalledWith('Wrapping failed', 'out of wool'));
  expect(screen.queryByText(/out of wool/)).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('textbox', { name: /^From/ })).toHaveValue('5');
});
