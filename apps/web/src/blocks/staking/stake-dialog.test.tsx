import type { Address } from '@besc/domain/shared/address';
import type { Token } from '@besc/domain/shared/token';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { numberToHex } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FaultLab, type WalletAnswers } from '../../../test/fault-lab';
import { heldAnswer } from '../../../test/held-answer';
import { placeOnChain } from '../../../test/place-on-chain';
import { transferStep } from '../../../test/transfer-step';
import { ConfirmDialog } from '../action/confirm-dialog';
import type { Action, Step } from '../transactions/steps/action';
import { EarnedButton } from './earned-button';
import { earningToast } from './earning-toasts';
import { StakeDialog, type StakeDialogProps } from './stake-dialog';

const whole = 10n ** 18n;
let lab: FaultLab;
let currency: Token;
let spender: Address;

beforeAll(async () => {
  lab = await FaultLab.start();
  currency = lab.token('MONEY');
  spender = lab.router;
});
afterAll(() => lab?.chain.stop());

beforeEach(async () => {
  await lab.reset();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const step = (amount: bigint): Step => ({
  ...transferStep(currency.address, spender, amount),
  summary: { text: 'Stake' },
  toast: earningToast('staked', 'MONEY'),
});
const refuse = (error: object) => () => Promise.reject(Object.assign(new Error('no'), error));
const field = () => screen.getByRole('textbox');
const confirmButton = (name: string | RegExp = 'Confirm') => screen.findByRole('button', { name });

async function open(changes: Partial<StakeDialogProps> = {}, isAllowed = true, wallet: WalletAnswers = {}) {
  if (isAllowed) await lab.approve(currency.address);
  const onClose = vi.fn();
  const toasts = { danger: vi.fn(), info: vi.fn(), success: vi.fn(), warning: vi.fn() };
  const subject = { currency, spender, balance: 10n * whole, staked: 4n * whole, priceE18: 2n * whole };
  const dialog = (
    <StakeDialog way="stake" title="Stake in Pool" subject={subject} step={step} onClose={onClose} {...changes} />
  );
  const { sends } = await placeOnChain(lab, dialog, { toasts, wallet });
  await screen.findByRole('dialog', { name: 'Stake in Pool' });
  return { onClose, toasts, sends };
}

test('POOL-082 POOL-083 field, slider and steps show one amount', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: '25%' }));
  expect(field()).toHaveValue('2.5');
  expect(screen.getByRole('slider')).toHaveValue('25');
  expect(screen.getByText(/\$5\.00/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Max' }));
  expect(field()).toHaveValue('10');
  await userEvent.clear(field());
  await userEvent.type(field(), '20');
  expect(screen.getByRole('slider')).toHaveValue('100');
  expect(await confirmButton('Insufficient MONEY balance')).toHaveAttribute('aria-disabled', 'true');
});

test('Confirm, Confirming, and closed on success; nothing can be pressed twice', async () => {
  const { release, answers } = heldAnswer(lab, 'eth_sendTransaction');
  const { onClose, sends } = await open({}, true, answers);
  const before = await lab.balance('MONEY');
  await userEvent.type(field(), '3');
  const button = await confirmButton();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(button);
  await userEvent.click(await confirmButton('Confirming'));
  await waitFor(() => expect(sends()).toHaveLength(1));
  expect(onClose).not.toHaveBeenCalled();
  release();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sends()).toHaveLength(1);
  expect(before - (await lab.balance('MONEY'))).toBe(3n * whole);
});

test('FARM-31 a failure is said in the documents’ words and leaves the button enabled; a no in the wallet is silent', async () => {
  const { onClose, toasts, sends } = await open({}, true, { eth_sendTransaction: refuse({ code: 4001 }) });
  await userEvent.type(field(), '3');
  await userEvent.click(await confirmButton());
  await waitFor(() => expect(sends()).toHaveLength(1));
  expect(await confirmButton()).toBeEnabled();
  expect(toasts.danger).not.toHaveBeenCalled();
  await lab.chain.rpc.request('anvil_setCode', [currency.address, '0x5f5ffd']);
  await userEvent.click(await confirmButton());
  await waitFor(() => expect(toasts.danger.mock.calls[0]?.[0]).toEqual({ text: 'Error' }));
  expect(await confirmButton()).toBeEnabled();
  expect(screen.getByText(/^The transaction cannot succeed due to error/)).toBeVisible();
  expect(sends()).toHaveLength(1);
  expect(onClose).not.toHaveBeenCalled();
});

test('approval and stake go as one action', async () => {
  const { onClose, sends } = await open({ enabledToast: earningToast('pool-enabled', 'MONEY') }, false);
  await userEvent.type(field(), '3');
  await userEvent.click(await confirmButton('Enable and stake'));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sends()).toHaveLength(2);
  expect(lab.records().map(({ summary }) => summary.text)).toEqual(
    expect.arrayContaining(['Approve %symbol%', 'Stake']),
  );
  expect(lab.records().map(({ toast }) => toast?.title?.text)).toContain('Contract Enabled');
});

test('what the coin in the wallet does not pay for is said, and no approval is offered for it', async () => {
  // 260 000 gas at 1000 gwei: an approval and an ordinary stake.
  await lab.chain.setBalance(lab.account, 26n * 10n ** 16n - 1n);
  const { sends } = await open({}, false);
  await userEvent.type(field(), '3');
  const blocked = await confirmButton('Insufficient BESC balance');
  expect(screen.getByText(/^You don’t have enough BESC for transaction fees/)).toBeVisible();
  await userEvent.click(blocked);
  expect(sends()).toEqual([]);
  await lab.chain.setBalance(lab.account, 26n * 10n ** 16n);
  // It is read every four blocks.
  await lab.chain.mine(4);
  expect(await confirmButton('Enable and stake')).toBeEnabled();
  expect(screen.queryByText(/^You don’t have enough BESC for transaction fees/)).toBeNull();
});

test('a single act that may cost more than there is is warned of, and left to the chain', async () => {
  await open();
  await lab.chain.setBalance(lab.account, 10n ** 17n);
  await lab.chain.mine(4);
  await userEvent.type(field(), '3');
  expect(await screen.findByText(/^You don’t have enough BESC for transaction fees/)).toBeVisible();
  expect(await confirmButton()).toBeEnabled();
});

test('a refusal without a reason points to no logs', async () => {
  await open();
  await userEvent.type(field(), '3');
  const button = await confirmButton();
  await lab.chain.rpc.request('anvil_setCode', [currency.address, '0x5f5ffd']);
  await userEvent.click(button);
  expect(
    await screen.findByText('The transaction cannot succeed due to error: the contract gives no reason.'),
  ).toBeVisible();
});

test('a lock has its own words and a second input, and knows nothing of an earlier stake', async () => {
  const { release, answers } = heldAnswer(lab, 'eth_sendTransaction');
  const children = <input type="number" aria-label="Weeks" defaultValue={4} />;
  const subject = { currency, spender, balance: 10n * whole };
  const words = { label: 'Lock', confirmLabel: 'Lock it' };
  const { onClose } = await open({ subject, children, ...words }, false, answers);
  await userEvent.type(screen.getByRole('textbox', { name: 'Lock' }), '3');
  expect(screen.getByRole('spinbutton', { name: 'Weeks' })).toBeEnabled();
  await userEvent.click(await confirmButton('Enable and stake'));
  await waitFor(() => expect(screen.getByRole('spinbutton', { name: 'Weeks' })).toBeDisabled());
  release();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('once it is allowed, a lock is confirmed in its own words', async () => {
  await open({ confirmLabel: 'Lock it' });
  await userEvent.type(field(), '3');
  expect(await confirmButton('Lock it')).toBeEnabled();
});

test('a wallet that does both at once just confirms', async () => {
  const batched: unknown[] = [];
  const chainId = numberToHex(lab.settings.chain.id);
  await open({}, false, {
    wallet_getCapabilities: () => ({ [chainId]: { atomic: { status: 'supported' } } }),
    wallet_sendCalls: ({ params }) => {
      batched.push(...(params as { calls: unknown[] }[]).flatMap(({ calls }) => calls));
      return Promise.reject(Object.assign(new Error('no'), { code: 4001 }));
    },
  });
  await userEvent.type(field(), '3');
  await userEvent.click(await confirmButton());
  await waitFor(() => expect(batched).toHaveLength(2));
  expect(await confirmButton()).toBeEnabled();
});

test('a limit is said with its amount', async () => {
  const subject = { currency, spender, balance: 10n * whole, staked: 4n * whole, limit: 6n * whole };
  await open({ subject });
  await userEvent.type(field(), '3');
  expect(await confirmButton('Maximum total stake: 6 MONEY')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Max' }));
  expect(field()).toHaveValue('2');
});

test('what leaves a stake cannot be more than is in it, and needs no approval', async () => {
  const { onClose, sends } = await open({ way: 'unstake' }, false);
  await userEvent.click(screen.getByRole('button', { name: 'Max' }));
  expect(field()).toHaveValue('4');
  await userEvent.click(await confirmButton());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sends()).toHaveLength(1);
});

test('one act is confirmed with its figures', async () => {
  const action: Action = { summary: { text: 'Harvest' }, steps: [step(1n)], refresh: [] };
  const onClose = vi.fn();
  const { sends } = await placeOnChain(
    lab,
    <ConfirmDialog title="Harvest" state={{ kind: 'ready', action }} onClose={onClose}>
      2 MONEY
    </ConfirmDialog>,
  );
  expect(await screen.findByText('2 MONEY')).toBeVisible();
  await userEvent.click(await confirmButton());
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sends()).toHaveLength(1);
  expect(lab.records().map(({ summary }) => summary.text)).toEqual(['Stake']);
});

test('what is not earned yet cannot be harvested, and what is not known is not zero', async () => {
  const onPress = vi.fn();
  const button = (amount: bigint | undefined) => (
    <EarnedButton key={`${amount}`} label="Harvest" amount={amount} onPress={onPress} />
  );
  await placeOnChain(lab, <div>{[undefined, 0n, 1n].map(button)}</div>);
  expect(await screen.findByRole('button', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: 'Nothing earned yet' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Harvest' }));
  expect(onPress).toHaveBeenCalledOnce();
});
