import type { Hex } from '@besc/domain/shared/hex';
import { expect } from 'vitest';
import { sayFrom } from '../src/blocks/language/translator';
import { openRequests } from '../src/blocks/transactions/records/request-store';
import { transactionOutcome } from '../src/blocks/transactions/records/transaction-outcome';
import type { Action } from '../src/blocks/transactions/steps/action';
import type { RunState } from '../src/blocks/transactions/steps/run-state';
import { eventually } from './eventually';
import type { FaultLab, WalletAnswers } from './fault-lab';

export type Sent = { from: string; to: string; data: string; value: string; gas: string; gasPrice: string };
export type Run = { readonly lab: FaultLab; readonly action: Action };

export const refuse = (code: number) => () => {
  throw Object.assign(new Error('words of the wallet'), { code });
};
/** A wallet sends what it is asked for next, and refuses what comes after. */
export function sendOnce({ answers }: { readonly answers: WalletAnswers }, { chain }: Pick<FaultLab, 'chain'>): void {
  answers.eth_sendTransaction = async ({ params }) => {
    answers.eth_sendTransaction = refuse(4001);
    return chain.rpc.request('eth_sendTransaction', params as never);
  };
}
/** The transaction of a request to send. */
export function sentOf(call: { params?: unknown }): Sent {
  if (!Array.isArray(call.params)) throw new TypeError('A request without parameters');
  return call.params[0];
}
/** A wallet that sends with too little gas for anything but the bytes. */
export const outOfGas =
  ({ chain }: Pick<FaultLab, 'chain'>) =>
  (call: { params?: unknown }) =>
    chain.rpc.request('eth_sendTransaction', [{ ...sentOf(call), gas: '0x7530' }]);
export const gasPrice = '0x1d1a94a2000';

export async function ends(run: Run, answers: WalletAnswers, expected: object, isAsked = true): Promise<void> {
  const { provider, calls } = run.lab.wallet(answers);
  const { end } = await run.lab.run(run.action, provider);
  expect(end).toMatchObject({ kind: 'failed', ...expected });
  expect(end.kind === 'failed' && end.message.text).toBeTruthy();
  expect(calls.includes('eth_sendTransaction')).toBe(isAsked);
  expect(run.lab.records().map(transactionOutcome)).not.toContain('succeeded');
  await expectTruth(run.lab, end);
}

/** No false success, and nothing of the account's on the chain that no record or request knows of. */
export async function expectTruth(lab: FaultLab, end: RunState): Promise<void> {
  const succeeded = lab.records().filter((record) => transactionOutcome(record) === 'succeeded');
  for (const record of succeeded) expect(await lab.isTrue(record)).toBe(true);
  if (end.kind === 'confirmed') expect(succeeded.map(({ hash }) => hash)).toContain(end.hash);
}

/** What the dialog shows, which is still open, is what the chain says. */
export async function expectDialog(lab: FaultLab): Promise<void> {
  const truth = await lab.truth();
  const { dialog } = lab;
  switch (truth.kind) {
    case 'done':
      expect(dialog).toMatchObject({ kind: 'confirmed', hash: truth.hash });
      break;
    case 'waits':
      expect(['sent', 'doubtful']).toContain(dialog.kind);
      break;
    case 'nothing':
      // A step that had nothing to do is done without a transaction.
      expect(['failed', 'confirmed']).toContain(dialog.kind);
      if (dialog.kind === 'confirmed') expect(dialog.hash).toBeUndefined();
  }
}

/** Runs with blocks by hand: `meanwhile` has the transaction in the pool and its first look behind it. */
export async function withPool(
  { lab, action }: Run,
  meanwhile: (sent: { hash: Hex; nonce: string; call: Sent }) => Promise<void>,
): Promise<RunState> {
  await lab.chain.setAutomine(false);
  let call: Sent | undefined;
  const { provider } = lab.wallet({
    eth_sendTransaction: (request) => {
      call = sentOf(request);
      return lab.chain.rpc.request('eth_sendTransaction', [call]);
    },
  });
  const running = lab.run(action, provider);
  await eventually(() => expect(lab.records()[0]?.seen).toBe(true));
  const [record] = lab.records();
  if (record === undefined || call === undefined) throw new Error('Nothing was sent');
  await meanwhile({ hash: record.hash, nonce: `0x${record.nonce.toString(16)}`, call });
  const { end } = await running;
  await expectTruth(lab, end);
  return end;
}

/** The wallet says no in a way that leaves none: it is told without a block going by, and nothing more is waited for. */
export async function clearNo(run: Run, error: unknown, expected: object): Promise<void> {
  const { lab, action } = run;
  const { provider } = lab.wallet({ eth_sendTransaction: throws(error) });
  const before = await lab.chain.blockNumber();
  const { end, states } = await lab.run(action, provider);
  expect(end).toMatchObject({ kind: 'failed', ...expected });
  expect(states).not.toContain('doubtful');
  expect(await lab.chain.blockNumber()).toBe(before);
  expect(openRequests().filter(({ isSilent }) => !isSilent)).toEqual([]);
  expect(lab.records()).toEqual([]);
  // The button is free: the next try goes through.
  await confirmed(run);
}

/** The wallet answers something that leaves a doubt; blocks go by in which nothing appears. */
export async function endsInDoubt({ lab, action }: Run, answer: () => unknown, words: string): Promise<void> {
  const { provider } = lab.wallet({ eth_sendTransaction: answer });
  const running = lab.run(action, provider);
  await eventually(() => expect(lab.dialog).toMatchObject({ kind: 'doubtful', message: { text: words } }));
  expect(openRequests()).toMatchObject([{ doubtedBlock: expect.any(Number) }]);
  await lab.chain.mine(41);
  const { end } = await running;
  expect(end).toMatchObject({ kind: 'failed', failure: 'failed', message: { text: words } });
  expect(lab.records()).toEqual([]);
  expect(openRequests()).toEqual([]);
}

/** The wallet sends, and then answers as if it had not: in the end it has, and everybody says so. */
export async function sendsAndThen({ lab, action }: Run, answer: (hash: string) => unknown): Promise<void> {
  const { provider } = lab.wallet({
    eth_sendTransaction: async (call) => {
      await lab.chain.setAutomine(false);
      return answer(await lab.chain.rpc.request<string>('eth_sendTransaction', [sentOf(call)]));
    },
  });
  const running = lab.run(action, provider);
  await eventually(() => expect(lab.dialog.kind).toBe('doubtful'));
  expect(lab.records()).toEqual([]);
  await lab.chain.mine(1);
  await running;
  await eventually(async () => {
    await lab.follow();
    expect(lab.records().map(transactionOutcome)).toEqual(['succeeded']);
  });
  expect(openRequests()).toEqual([]);
}

export const throws = (error: unknown) => () => {
  throw error;
};

export async function confirmed({ lab, action }: Run): Promise<void> {
  const { end } = await lab.run(action, lab.wallet().provider);
  expect(end).toMatchObject({ kind: 'confirmed' });
  await expectTruth(lab, end);
}

/** What is said of an action that was not signed. */
export async function refused(lab: FaultLab, action: Action): Promise<string> {
  const { provider, calls } = lab.wallet();
  const { end } = await lab.run(action, provider);
  expect(end).toMatchObject({ kind: 'failed', failure: 'refused' });
  expect(calls).not.toContain('eth_sendTransaction');
  return end.kind === 'failed' ? sayFrom({}, 'en', end.message) : '';
}
