import type { ExpectedCall } from '@besc/sdk/shared/check-calldata';
import type { UnsentTransaction } from '@besc/sdk/shared/unsent-transaction';
import type { QueryKey } from '@tanstack/react-query';
import type { Message } from '../language/message';
import type { PreparedStep } from './prepared-step';
import type { StepContext } from './step-context';

/** The allowance a step asks for; kept in the record so that "Enabling" survives a reload. */
type ApprovalRequest = { readonly tokenAddress: `0x${string}`; readonly spender: `0x${string}` };

/** One signature of an action. Steps run in order; each waits until the one before is confirmed. */
export type Step = {
  readonly kind: 'approve' | 'transact';
  /** What this step does; the summary of its record. */
  readonly summary: Message;
  /** Present on approvals. */
  readonly approval?: ApprovalRequest;
  /**
   * Simulates and estimates on the chain of this moment what will be sent. `prepareCall` does it for a plain call. A
   * thrown error ends the action before the wallet opens.
   */
  readonly prepare: (context: StepContext) => Promise<PreparedStep>;
  /**
   * For a wallet that carries out several calls as one: what could be sent, best first; the last must succeed as well,
   * which is asked of the chain after the calls of the steps before. None: there is nothing to do. Steps without this
   * are never part of a batch.
   */
  readonly candidates?: (context: StepContext) => Promise<readonly UnsentTransaction[]>;
  /**
   * The signing guard: what the call data must say, made from the figures on the screen and not from what `prepare`
   * built. It is compared right before the wallet opens; any difference refuses the signature. An argument left
   * `undefined` is not compared.
   */
  readonly expect: (context: StepContext) => ExpectedCall;
};

/** A transaction as data: what it is called, which signatures it takes, and which reads are stale afterwards. */
export type Action = {
  readonly summary: Message;
  readonly steps: readonly Step[];
  /** Query keys to invalidate after the last step; reads of the chain refresh with each block anyway. */
  readonly refresh: readonly QueryKey[];
};
