import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FaultLab, type WalletAnswers } from '../../../test/fault-lab';
import { placeOnChain } from '../../../test/place-on-chain';
import { transferStep } from '../../../test/transfer-step';
import { transactionOutcome } from '../transactions/records/transaction-outcome';
import type { Action, Step } from '../transactions/steps/action';
import { ConfirmDialog } from './confirm-dialog';

let lab: FaultLab;
beforeAll(async () => {
  lab = await FaultLab.start();
});
afterAll(() => lab?.chain.stop());
beforeEach(async () => {
  await lab.reset();
  await lab.chain.setAutomine(true);
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

const transfer = (amount: bigint) => transferStep(lab.token('MONEY').address, lab.router, amount);

async function open(steps: readonly Step[], wallet: WalletAnswers = {}) {
  const action: Action = { summary: { text: 'Move' }, steps, refresh: [] };
  const onClose = vi.fn();
  const dialog = (
    <ConfirmDialog title="Move" state={{ kind: 'ready', action }} onClose={onClose}>
      {null}
    </ConfirmDialog>
  );
  const place = await placeOnChain(lab, dialog, { wallet });
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  return { ...place, onClose };
}

/** An answer that waits until it is let go. */
function held<Answer>(answer: () => Answer) {
  let letGo = () => {};
  const waiting = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let isAsked = false;
  return {
    isAsked: () => isAsked,
    letGo: () => letGo(),
    answer: async () => {
      isAsked = true;
      await waiting;
      return answer();
    },
  };
}

const confirmed = () => lab.records().filter((record) => transactionOutcome(record) === 'succeeded').length;

test('closed while the chain is asked, it opens no wallet any more, and a second try sends once', async () => {
  const look = held(() => `0x${lab.settings.chain.id.toString(16)}`);
  const { wallet, sends, onClose } = await open([transfer(1n)]);
  await waitFor(() => expect(sends()).toHaveLength(1));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  const usual = wallet.answers['eth_chainId'];
  wallet.answers['eth_chainId'] = look.answer;
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(look.isAsked()).toBe(true));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
  if (usual) wallet.answers['eth_chainId'] = usual;
  look.letGo();
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(3));
  expect(sends()).toHaveLength(2);
});

test('whatever takes a dialog off the page ends its run: the wallet is not asked for the next step', async () => {
  await lab.chain.setAutomine(false);
  const { unmount } = await open([transfer(1n), transfer(2n)]);
  await waitFor(() => expect(lab.records()).toHaveLength(1));
  unmount();
  await lab.chain.setAutomine(true);
  await lab.chain.mine(1);
  await waitFor(() => expect(confirmed()).toBe(1));
  // By the time another act has gone through, the next step of the first would have been asked for as well.
  const { onClose } = await open([transfer(3n)]);
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(lab.records().map(({ summary }) => summary.text)).toEqual(expect.arrayContaining(['Move 1', 'Move 3']));
  expect(lab.records()).toHaveLength(2);
});

test('what goes through after its dialog was closed does not close what is open by then', async () => {
  await lab.chain.setAutomine(false);
  const { onClose } = await open([transfer(1n)]);
  await waitFor(() => expect(lab.records()).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
  await lab.chain.setAutomine(true);
  await lab.chain.mine(1);
  await waitFor(() => expect(confirmed()).toBe(1));
  expect(onClose).toHaveBeenCalledOnce();
});

test('what one account has confirmed is not left to another that the wallet shows when the run ends', async () => {
  const refused = held(() => Promise.reject(Object.assign(new Error('no'), { code: 4001 })));
  const { wallet, onClose } = await open([transfer(1n)], { eth_sendTransaction: refused.answer });
  await waitFor(() => expect(refused.isAsked()).toBe(true));
  act(() => wallet.choose(lab.stranger));
  expect(onClose).not.toHaveBeenCalled();
  refused.letGo();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

test('what the nodes lost is told as perhaps still to come, and closes the dialog when it comes after all', async () => {
  await lab.chain.setAutomine(false);
  const { wallet, onClose } = await open([transfer(1n)]);
  await waitFor(() => expect(lab.records()).toHaveLength(1));
  const [record] = lab.records();
  if (record === undefined) throw new Error('nothing was sent');
  await lab.chain.dropTransaction(record.hash);
  const warning = /^Don’t send it again until this is clear/;
  for (let block = 0; block < 5; block += 1) {
    await lab.chain.mine();
    const head = Number(await lab.chain.blockNumber());
    await waitFor(() => expect(lab.records()[0]?.lastCheckedBlockNumber).toBe(head));
  }
  expect(await screen.findByText(warning)).toBeVisible();
  expect(onClose).not.toHaveBeenCalled();
  const { params } = wallet.calls.find(({ method }) => method === 'eth_sendTransaction') ?? {};
  const [fields] = Array.isArray(params) ? params : [];
  expect(await lab.chain.rpc.request('eth_sendTransaction', [fields])).toBe(record.hash);
  await lab.chain.mine();
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(screen.queryByText(warning)).toBeNull();
});
