import { erc20Abi } from '@besc/contracts/abi/erc20';
import type { Address } from '@besc/domain/shared/address';
import type { Token } from '@besc/domain/shared/token';
import { contractCall } from '@besc/sdk/shared/contract-call';
import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FaultLab } from '../../../test/fault-lab';
import { makePlace } from '../../../test/make-place';
import { ConfirmDialog } from '../action/confirm-dialog';
import { connectChain } from '../chain/connect-chain';
import type { Action, Step } from '../transactions/action';
import type { RunState } from '../transactions/run-state';
import { walletStore } from '../wallet/wallet-store';
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

const runs = vi.hoisted((): { action: unknown; tell: (state: unknown) => void; end: (state: unknown) => void }[] => []);
vi.mock('../transactions/use-action-runner', async () => {
  const { useState } = await import('react');
  return {
    useActionRunner() {
      const [state, setState] = useState<unknown>({ kind: 'idle' });
      return {
        state,
        reset: () => setState({ kind: 'idle' }),
        run(action: Action) {
          setState({ kind: 'signing', step: 0, summary: action.summary });
          return new Promise((resolve) => {
            const end = (next: unknown) => {
              setState(next);
              resolve(next);
            };
            runs.push({ action, tell: setState, end });
          });
        },
      };
    },
  };
});

beforeEach(async () => {
  runs.length = 0;
  await lab.reset();
  walletStore.setState({ status: 'connected', address: lab.account, walletChainId: lab.settings.chain.id }, true);
});
/** On the lab's chain. */
const place = (part: ReactElement, toasts?: NonNullable<Parameters<typeof makePlace>[1]>['toasts']) =>
  render(makePlace(part, { chain: connectChain(lab.settings), ...(toasts ? { toasts } : {}) }));

const step = (amount: bigint): Step => ({
  kind: 'transact',
  summary: { text: 'Stake' },
  toast: earningToast('staked', 'MONEY'),
  calls: () => [contractCall({ address: spender, abi: erc20Abi, functionName: 'transfer', args: [spender, amount] })],
  shows: { address: spender, functionName: 'transfer', args: { to: spender, value: amount } },
});
const lastRun = () => {
  const run = runs.at(-1);
  if (run === undefined) throw new Error('Nothing was run');
  return run;
};
const end = (state: RunState) => act(async () => lastRun().end(state));
const field = () => screen.getByRole('textbox');
const confirmButton = (name: string | RegExp = 'Confirm') => screen.findByRole('button', { name });

async function open(changes: Partial<StakeDialogProps> = {}, isAllowed = true) {
  if (isAllowed) await lab.approve(currency.address);
  const onClose = vi.fn();
  const toasts = { danger: vi.fn(), info: vi.fn(), success: vi.fn(), warning: vi.fn() };
  const subject = { currency, spender, balance: 10n * whole, staked: 4n * whole, priceE18: 2n * whole };
  const dialog = <StakeDialog way="stake" title="Stake in Pool" {...{ subject, step, onClose, ...changes }} />;
  place(dialog, toasts);
  await screen.findByRole('dialog', { name: 'Stake in Pool' });
  return { onClose, toasts };
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
  const { onClose } = await open();
  await userEvent.type(field(), '3');
  const button = await confirmButton();
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(button);
  expect((lastRun().action as Action).steps).toHaveLength(1);
  const busy = await confirmButton('Confirming');
  await userEvent.click(busy);
  expect(runs).toHaveLength(1);
  await end({ kind: 'confirmed', hash: `0x${'ab'.repeat(32)}` });
  expect(onClose).toHaveBeenCalledOnce();
});

test('FARM-31 a failure is said in the documents’ words and leaves the button enabled; a no in the wallet is silent', async () => {
  const { onClose, toasts } = await open();
  await userEvent.type(field(), '3');
  await userEvent.click(await confirmButton());
  await end({ kind: 'failed', step: 0, failure: 'rejected', message: { text: 'Transaction rejected.' } });
  expect(toasts.danger).not.toHaveBeenCalled();
  await userEvent.click(await confirmButton());
  await end({ kind: 'failed', step: 0, failure: 'refused', message: { text: 'It would revert.' } });
  expect(toasts.danger.mock.calls[0]?.[0]).toEqual({ text: 'Error' });
  expect(await confirmButton()).toBeEnabled();
  expect(screen.getByText('It would revert.')).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
});

test('approval and stake go as one action; unstaking asks for no approval', async () => {
  await open({ enabledToast: earningToast('pool-enabled', 'MONEY') }, false);
  await userEvent.type(field(), '3');
  await userEvent.click(await confirmButton('Enable and stake'));
  const { steps } = lastRun().action as Action;
  expect(steps.map(({ kind }) => kind)).toEqual(['approve', 'transact']);
  expect(steps[0]?.toast?.title).toEqual({ text: 'Contract Enabled' });
});

test('a wallet that does both at once just confirms', async () => {
  walletStore.setState({ canBatch: true });
  await open({}, false);
  await userEvent.type(field(), '3');
  await userEvent.click(await confirmButton());
  expect((lastRun().action as Action).steps).toHaveLength(2);
});

test('a limit is said with its amount', async () => {
  const subject = { currency, spender, balance: 10n * whole, staked: 4n * whole, limit: 6n * whole };
  await open({ subject });
  await userEvent.type(field(), '3');
  expect(await confirmButton('Maximum total stake: 6 MONEY')).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Max' }));
  expect(field()).toHaveValue('2');
});

test('what leaves a stake cannot be more than is in it', async () => {
  await open({ way: 'unstake' }, false);
  await userEvent.click(screen.getByRole('button', { name: 'Max' }));
  expect(field()).toHaveValue('4');
  await userEvent.click(await confirmButton());
  expect((lastRun().action as Action).steps).toHaveLength(1);
});

test('one act is confirmed with its figures', async () => {
  const action: Action = { summary: { text: 'Harvest' }, steps: [step(1n)], refresh: [] };
  const onClose = vi.fn();
  place(
    <ConfirmDialog title="Harvest" state={{ kind: 'ready', action }} onClose={onClose}>
      2 MONEY
    </ConfirmDialog>,
  );
  expect(await screen.findByText('2 MONEY')).toBeVisible();
  await userEvent.click(await confirmButton());
  expect(lastRun().action).toBe(action);
  await end({ kind: 'confirmed', hash: undefined });
  expect(onClose).toHaveBeenCalledOnce();
});

test('what is not earned yet cannot be harvested, and what is not known is not zero', async () => {
  const onPress = vi.fn();
  const button = (amount: bigint | undefined) => (
    <EarnedButton key={`${amount}`} label="Harvest" amount={amount} onPress={onPress} />
  );
  place(<div>{[undefined, 0n, 1n].map(button)}</div>);
  expect(await screen.findByRole('button', { name: 'Loading' })).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('button', { name: 'Nothing earned yet' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Harvest' }));
  expect(onPress).toHaveBeenCalledOnce();
});
