import { erc20Abi } from '@besc/contracts/abi/erc20';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { encodeFunctionData, toHex } from 'viem';
import { expect, test, vi } from 'vitest';
import type { WalletAnswers } from '../../../test/fault-lab';
import { liquidityScreens } from '../../../test/liquidity/liquidity-lab';
import { preferencesStore } from '../../blocks/preferences/preferences-store';

const { at, confirmed, lab, moveWallet, open, pair } = liquidityScreens(async (lab) => {
  for (const symbol of ['BUSDC', 'MONEY']) await lab.approve(lab.token(symbol).address);
});

const amount = () => screen.getByRole('textbox', { name: /^First token/ });
const dialog = (name = 'You will receive') => screen.findByRole('dialog', { name });
/** A wallet that was asked and has not answered yet. */
const unanswered: WalletAnswers = { eth_sendTransaction: () => new Promise(() => undefined) };
const refusing = (code: number): WalletAnswers => ({
  eth_sendTransaction: () => Promise.reject(Object.assign(new Error('Internal error'), { code })),
});
const sends = ({ wallet }: Awaited<ReturnType<typeof open>>) =>
  wallet.calls.filter(({ method }) => method === 'eth_sendTransaction');
/** What the wallet was asked to send last, as the chain takes it. */
function sent(page: Parameters<typeof sends>[0]): object {
  const { params } = sends(page).at(-1) ?? {};
  const [{ chainId: _, ...fields }] = params as [Record<string, string>];
  return fields;
}
/** From now on the pair refuses whatever is added. */
const breakPair = () => lab().chain.rpc.request('anvil_setCode', [pair(), '0x5f5ffd']);
const hash = /^0x[0-9a-f]{64}$/;
/** Toasts can be closed, too: they may be there already. */
const closeDialog = async () => {
  const [close] = within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' });
  if (close) await userEvent.click(close);
};

async function openAndSupply(wallet: WalletAnswers = {}, other = 'BUSDC') {
  const page = await open(`/add/BESC/${at(other)}`, { wallet });
  await userEvent.type(amount(), '10');
  if (other === 'MONEY') await userEvent.type(screen.getByRole('textbox', { name: /^Second token/ }), '5');
  const supply = await screen.findByRole('button', { name: 'Supply' });
  await waitFor(() => expect(supply).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(supply);
  return page;
}

async function openAndConfirm(wallet: WalletAnswers = {}) {
  const page = await openAndSupply(wallet);
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Confirm Supply' }));
  return page;
}

test('LIQ-22 LIQ-42 Supply opens the review of what is received; nothing is sent yet', async () => {
  const page = await openAndSupply();
  const review = await dialog();
  expect(review).toHaveTextContent('BESC deposited10 BESC');
  expect(review).toHaveTextContent('BUSDC deposited40 BUSDC');
  expect(review).toHaveTextContent(/If the price changes by more than 0\.5% your transaction will revert\./);
  expect(sends(page)).toEqual([]);
});

test('LIQ-21 LIQ-59 a new pool is said to be one, in the title and on the button', async () => {
  await openAndSupply({}, 'MONEY');
  const review = await dialog('You are creating a pool');
  expect(review).toHaveTextContent('Share of Pool100%');
  expect(within(review).getByRole('button', { name: 'Create Pool & Supply' })).toBeEnabled();
});

test('LIQ-44 LIQ-46 LIQ-47 LIQ-48 confirming attempts, then shows the hash; closing clears what was typed', async () => {
  let answer = () => {};
  const { wallet } = await openAndConfirm({
    eth_sendTransaction: async ({ params: [fields] }: { params: [object] }) => {
      await new Promise<void>((resolve) => (answer = resolve));
      return await lab().send(fields);
    },
  } as WalletAnswers);
  expect(await screen.findByText('Waiting For Confirmation')).toBeVisible();
  expect(await screen.findByRole('dialog')).toHaveTextContent('Add 10 BESC and 40 BUSDC');
  await waitFor(() => expect(wallet.calls).toContainEqual(expect.objectContaining({ method: 'eth_sendTransaction' })));
  answer();
  const shown = (await screen.findByText(hash)).textContent;
  await confirmed();
  expect(lab().records()).toMatchObject([{ hash: shown }]);
  expect(lab().records()[0]?.summary.text).toBe('Add %amountA% %symbolA% and %amountB% %symbolB%');
  expect(screen.getByText(hash)).toBeVisible();
  await closeDialog();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(amount()).toHaveValue('');
});

test('LIQ-49 closing the review without a hash keeps what was typed', async () => {
  await openAndSupply();
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(amount()).toHaveValue('10');
});

test('LIQ-50 LIQ-51 a refusal in the wallet is silent, and the button is there again', async () => {
  const logged = vi.mocked(console.error);
  await openAndConfirm(refusing(4001));
  expect(await screen.findByRole('button', { name: 'Confirm Supply' })).toBeEnabled();
  expect(screen.queryByText(/rejected/i)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(logged).not.toHaveBeenCalled();
});

test('LIQ-52 other errors are logged and told, and the button is there again', async () => {
  await openAndConfirm(refusing(-32602));
  expect(await screen.findByText('Internal error')).toBeVisible();
  expect(console.error).toHaveBeenCalledWith('The liquidity was not changed.', 'Internal error');
  await breakPair();
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm Supply' }));
  expect(await screen.findByText(/^The transaction cannot succeed due to error/)).toBeVisible();
});

test('an open dialog shows what becomes of a success: taken back, and failed in the end with its reason and link', async () => {
  const page = await openAndConfirm();
  await confirmed();
  expect(await dialog('Add Liquidity')).toHaveTextContent('Transaction confirmed');
  const shown = (await screen.findByText(hash)).textContent ?? '';
  await lab().chain.setAutomine(false);
  const depth = (await lab().chain.blockNumber()) - (lab().records()[0]?.receipt?.blockNumber ?? 0) + 1;
  await lab().chain.reorg({ depth });
  await lab().chain.mine();
  const box = within(screen.getByRole('dialog'));
  expect(await box.findByText('The chain reverted it; it’s pending again')).toBeVisible();
  expect(await dialog()).toBeVisible();
  await breakPair();
  await lab().send(sent(page));
  await lab().chain.mine();
  expect(await box.findByText(/^The transaction failed: .+/)).toBeVisible();
  expect(box.getByText(shown)).toBeVisible();
});

test('while it is not known whether the wallet has sent, the dialog says so and can be closed', async () => {
  await openAndConfirm(refusing(-32603));
  expect(await screen.findByText(/^We can’t tell yet whether your wallet sent this/)).toBeVisible();
  await closeDialog();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(amount()).toHaveValue('10');
});

test('LIQ-43 LIQ-48 in expert mode it is sent at once, and cannot be sent twice by pressing again', async () => {
  preferencesStore.setState({ userExpertMode: true });
  let fail = () => {};
  const page = await openAndSupply({
    eth_sendTransaction: () =>
      new Promise((_, reject) => {
        fail = () => reject(Object.assign(new Error('Internal error'), { code: -32603 }));
      }),
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  await waitFor(() => expect(sends(page)).toHaveLength(1));
  expect(await screen.findByRole('button', { name: 'Supplying' })).toHaveAttribute('aria-disabled', 'true');
  fail();
  await waitFor(() => expect(console.error).toHaveBeenCalled());
  expect(screen.getByRole('button', { name: 'Supplying' })).toHaveAttribute('aria-disabled', 'true');
  // The wallet had sent it all the same.
  await lab().send(sent(page));
  await lab().chain.mine();
  await waitFor(() => expect(amount()).toHaveValue(''));
  await userEvent.type(amount(), '3');
  await lab().chain.mine();
  await confirmed();
  expect(amount()).toHaveValue('3');
});

test('LIQ-43 in expert mode an approval that is sent is not the supply: the form stays until that is', async () => {
  preferencesStore.setState({ userExpertMode: true });
  const { address } = lab().token('BUSDC');
  const data = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [lab().router, 0n] });
  await lab().send({ to: address, data });
  let count = 0;
  const page = await openAndSupply({
    wallet_getCapabilities: () => ({ [toHex(lab().settings.chain.id)]: { atomic: { status: 'ready' } } }),
    wallet_sendCalls: () => Promise.reject(Object.assign(new Error('no'), { code: 5750 })),
    eth_sendTransaction: ({ params }) => {
      count += 1;
      if (count > 1) return Promise.reject(Object.assign(new Error('no'), { code: 4001 }));
      const [fields] = Array.isArray(params) ? params : [];
      return lab().chain.rpc.request('eth_sendTransaction', [fields]);
    },
  });
  await waitFor(() => expect(sends(page)).toHaveLength(2));
  const supply = await screen.findByRole('button', { name: 'Supply' });
  await waitFor(() => expect(supply).not.toHaveAttribute('aria-disabled', 'true'));
  expect(lab().records()).toMatchObject([{ summary: { text: 'Approve %symbol%' } }]);
  expect(amount()).toHaveValue('10');
});

test('LIQ-43 LIQ-49 LIQ-50 a refusal in expert mode keeps what was typed and says nothing; a revert is told', async () => {
  preferencesStore.setState({ userExpertMode: true });
  const page = await openAndSupply(refusing(4001));
  await waitFor(() => expect(sends(page)).toHaveLength(1));
  const supply = await screen.findByRole('button', { name: 'Supply' });
  expect(amount()).toHaveValue('10');
  expect(screen.queryByText(/rejected/i)).toBeNull();
  page.stopFollowing();
  await breakPair();
  await userEvent.click(supply);
  expect(await screen.findByText(/^The transaction cannot succeed due to error/)).toBeVisible();
  expect(amount()).toHaveValue('10');
});

test('SET-17 a setting that changes while the review is open changes nothing that was shown', async () => {
  const page = await openAndSupply(unanswered);
  const review = await dialog();
  act(() => preferencesStore.setState({ userSlippageTolerance: 400, userExpertMode: true }));
  expect(review).toHaveTextContent(/more than 0\.5%/);
  await userEvent.click(within(review).getByRole('button', { name: 'Confirm Supply' }));
  await waitFor(() => expect(sends(page)).toHaveLength(1));
});

test('while the wallet is on another chain the dialog says so, and offers the way back in place of its action', async () => {
  await openAndSupply();
  const review = await dialog();
  moveWallet(1);
  expect(await within(review).findByText(/^Your wallet left this network/)).toBeVisible();
  expect(within(review).getByRole('button', { name: 'Switch network' })).toBeEnabled();
  expect(within(review).queryByRole('button', { name: 'Confirm Supply' })).toBeNull();
});
