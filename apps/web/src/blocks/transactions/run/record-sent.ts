import type { Hex } from '@besc/domain/shared/hex';
import { addRecord } from '@besc/domain/transactions/record-lifecycle';
import { callFingerprint } from '@besc/sdk/shared/sent/call-fingerprint';
import type { EncodedCall } from '@besc/sdk/shared/writes/encode-call';
import { playSound } from '../life/play-sound';
import { keepRefreshKeys } from '../life/refresh-keys';
import { keptOf } from '../records/kept-of';
import type { StepContext } from '../records/step-context';
import { updateTransactions } from '../records/transaction-store';
import type { Action, Step } from '../steps/action';

/** Notes a transaction at the moment its hash is known, so that a reload right afterwards loses nothing. */
export function recordSent(options: {
  readonly action: Action;
  readonly step: Step;
  readonly context: StepContext;
  readonly hash: Hex;
  readonly encoded: EncodedCall;
  /** The newest block before the wallet was asked. */
  readonly sinceBlock: number;
  /** The tracker was faster than the wallet's answer. */
  readonly isRecorded: boolean;
}): void {
  const { action, step, context, hash, encoded, sinceBlock } = options;
  keepRefreshKeys(hash, action.refresh);
  playSound('sent');
  if (options.isRecorded) return;
  updateTransactions((records) =>
    addRecord(records, {
      hash,
      from: context.account,
      chainId: context.settings.chain.id,
      nonce: context.nonce,
      summary: step.summary,
      ...keptOf(step),
      addedTime: Date.now(),
      callHash: callFingerprint(encoded),
      sinceBlock,
    }),
  );
}
