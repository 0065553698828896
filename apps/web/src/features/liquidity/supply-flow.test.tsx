import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { liquidityScreens } from '../../../test/liquidity/liquidity-lab';
import { preferencesStore } from '../../blocks/preferences/preferences-store';
import type { Action } from '../../blocks/transactions/action';
import type { RunState } from '../../blocks/transactions/run-state';

const hash = `0x${'ab'.repeat(32)}` as const;
const refused: RunState = { kind: 'failed', step: 0, failure: 'refused', message: { text: 'It would revert.' } };
const rejected: RunState = { kind: 'failed', step: 0, failure: 'rejected', message: { text: 'Transaction rejected.' } };
const broken: RunState = { kind: 'failed', step: 0, failure: 'failed', message: { text: 'Internal error' } };

/** What was run, and how the test tells the screen where it stands; the last state is the end of the run. */
const runs = vi.hoisted((): { action: unknown; tell: (state: unknown) => void; end: (state: unknown) => void }[] => []);
vi.mock('../../blocks/transactions/use-action-runner', async () => {
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
            runs.push({
              action,
              tell: setState,
              end(next) {
                setState(next);
                resolve(next);
              },
            });
          });
        },
      };
    },
  };
});

const { at, moveWallet, open } = liquidityScreens(async (lab) => {
  for (const symbol of ['BUSDC', 'MONEY']) await lab.approve(lab.token(symbol).address);
});
beforeEach(() => {
  runs.length = 0;
});

const amount = () => screen.getByRole('textbox', { name: /^First token/ });
const dialog = (name = 'You will receive') => screen.findByRole('dialog', { name });
const lastRun = () => {
  const run = runs.at(-1);
  if (run === undefined) throw new Error('Nothing was run');
  return run;
};
const tell = (state: RunState) => act(async () => lastRun().tell(state));
const end = (state: RunState) => act(async () => lastRun().end(state));

async function openAndSupply(other = 'BUSDC') {
  await open(`/add/BESC/${at(other)}`);
  await userEvent.type(amount(), '10');
  if (other === 'MONEY') await userEvent.type(screen.getByRole('textbox', { name: /^Second token/ }), '5');
  const supply = await screen.findByRole('button', { name: 'Supply' });
  await waitFor(() => expect(supply).not.toHaveAttribute('aria-disabled', 'true'));
  await userEvent.click(supply);
}

async function openAndConfirm() {
  await openAndSupply();
  await userEvent.click(within(await dialog()).getByRole('button', { name: 'Confirm Supply' }));
}

test('LIQ-22 LIQ-42 Supply opens the review of what is received; nothing is sent yet', async () => {
  await openAndSupply();
  const review = await dialog();
  expect(review).toHaveTextContent('BESC deposited10 BESC');
  expect(review).toHaveTextContent('BUSDC deposited40 BUSDC');
  expect(review).toHaveTextContent(/If the price changes by more than 0\.5% your transaction will revert\./);
  expect(runs).toEqual([]);
});

test('LIQ-21 LIQ-59 a new pool is said to be one, in the title and on the button', async () => {
  await openAndSupply('MONEY');
  const review = await dialog('You are creating a pool');
  expect(review).toHaveTextContent('Share of Pool100%');
  expect(within(review).getByRole('button', { name: 'Create Pool & Supply' })).toBeEnabled();
});

test('LIQ-44 LIQ-46 LIQ-47 LIQ-48 confirming attempts, then shows the hash; closing clears what was typed', async () => {
  await openAndConfirm();
  expect(lastRun().action).toMatchObject({ summary: { text: 'Add %amountA% %symbolA% and %amountB% %symbolB%' } });
  expect(await screen.findByText('Waiting For Confirmation')).toBeVisible();
  expect(await screen.findByRole('dialog')).toHaveTextContent('Add 10 BESC and 40 BUSDC');
  await tell({ kind: 'sent', step: 0, hash });
  expect(screen.getByText(hash)).toBeVisible();
  await end({ kind: 'confirmed', hash });
  expect(screen.getByText(hash)).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
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
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await openAndConfirm();
  await end(rejected);
  expect(await screen.findByRole('button', { name: 'Confirm Supply' })).toBeEnabled();
  expect(screen.queryByText(/rejected/i)).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(logged).not.toHaveBeenCalled();
});

test('LIQ-52 other errors are logged and told, and the button is there again', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await openAndConfirm();
  await end(broken);
  expect(logged).toHaveBeenCalledWith('The liquidity was not changed.', 'Internal error');
  expect(await screen.findByText('Internal error')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm Supply' }));
  await end(refused);
  expect(await screen.findByText('It would revert.')).toBeVisible();
});

test('an open dialog shows what becomes of a success: taken back, and failed in the end with its reason and link', async () => {
  await openAndConfirm();
  await end({ kind: 'confirmed', hash });
  await tell({ kind: 'sent', step: 0, hash, isTakenBack: true });
  expect(screen.getByText('The chain took it back; it is pending again')).toBeVisible();
  const message = { text: 'The transaction failed: %reason%', values: { reason: 'K' } };
  await tell({ kind: 'failed', step: 0, failure: 'reverted', message, hash });
  expect(screen.getByText('The transaction failed: K')).toBeVisible();
  expect(screen.getByText(hash)).toBeVisible();
});

test('while it is not known whether the wallet has sent, the dialog says so and can be closed', async () => {
  await openAndConfirm();
  await tell({ kind: 'doubtful', step: 0 });
  expect(screen.getByText(/^It is not known yet whether your wallet has sent this/)).toBeVisible();
  await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(amount()).toHaveValue('10');
});

test('LIQ-43 LIQ-48 in expert mode it is sent at once, and cannot be sent twice by pressing again', async () => {
  preferencesStore.setState({ userExpertMode: true });
  await openAndSupply();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(runs).toHaveLength(1);
  expect(await screen.findByRole('button', { name: 'Supplying' })).toHaveAttribute('aria-disabled', 'true');
  await tell({ kind: 'doubtful', step: 0 });
  expect(screen.getByRole('button', { name: 'Supplying' })).toHaveAttribute('aria-disabled', 'true');
  await tell({ kind: 'sent', step: 0, hash });
  await waitFor(() => expect(amount()).toHaveValue(''));
  await userEvent.type(amount(), '3');
  await end({ kind: 'confirmed', hash });
  expect(amount()).toHaveValue('3');
});

test('LIQ-43 LIQ-49 LIQ-50 a refusal in expert mode keeps what was typed and says nothing; a revert is told', async () => {
  preferencesStore.setState({ userExpertMode: true });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await openAndSupply();
  await end(rejected);
  expect(amount()).toHaveValue('10');
  expect(screen.queryByText(/rejected/i)).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Supply' }));
  await end(refused);
  expect(await screen.findByText('It would revert.')).toBeVisible();
  expect(amount()).toHaveValue('10');
});

test('SET-17 a setting that changes while the review is open changes nothing that was shown', async () => {
  await openAndSupply();
  const review = await dialog();
  act(() => preferencesStore.setState({ userSlippageTolerance: 4_000, userExpertMode: true }));
  expect(review).toHaveTextContent(/more than 0\.5%/);
  await userEvent.click(within(review).getByRole('button', { name: 'Confirm Supply' }));
  expect(runs).toHaveLength(1);
});

test('while the wallet is on another chain the dialog says so, and offers the way back in place of its action', async () => {
  await openAndSupply();
  const review = await dialog();
  moveWallet(1);
  expect(await within(review).findByText(/^Your wallet has left this network/)).toBeVisible();
  expect(within(review).getByRole('button', { name: 'Wrong network: switch' })).toBeEnabled();
  expect(within(review).queryByRole('button', { name: 'Confirm Supply' })).toBeNull();
});
