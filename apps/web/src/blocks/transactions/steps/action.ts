import type { Address } from '@besc/domain/shared/address';
import type { LogPattern } from '@besc/sdk/shared/reads/log-pattern';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import type { CallReading } from '@besc/sdk/shared/writes/read-call';
import type { QueryKey } from '@tanstack/react-query';
import type { Message } from '../../language/message';
import type { StepContext } from '../records/step-context';

/** The allowance a step asks for; kept in the record so that "Enabling" survives a reload. */
type ApprovalRequest = { readonly tokenAddress: Address; readonly spender: Address };

/**
 * What is said when a transaction is confirmed, in place of its summary; `failure`: what has not come about when it fails.
 * `unpaid`: said below the summary instead, when the log tells that what was promised was not paid.
 */
export type StepToast = {
  readonly title: Message;
  readonly description: Message;
  readonly failure?: Message;
  readonly unpaid?: { readonly log: LogPattern; readonly description: Message }[];
};

/** One signature of an action, of two where something has to go before it. Steps run in order; each waits until the one before is confirmed. */
export type Step = {
  readonly kind: 'approve' | 'transact';
  /** What this step does; the summary of its record. */
  readonly summary: Message;
  /** Says its success; its failure is then the documents' 'Error'. Of a batch the last one's is said. */
  readonly toast?: StepToast;
  /** The step after it tells of both; its own success is told only when that one does not follow. */
  readonly isPrelude?: true;
  /** Amounts of the summary that are estimated when it is sent, by their places: the logs of the receipt say what they became. */
  readonly logged?: Readonly<Record<string, LogPattern>>;
  /** Most gas that it usually takes, as its call says; left out: that of a call that pays out. */
  readonly gas?: bigint;
  /** Present on approvals. */
  readonly approval?: ApprovalRequest;
  /** What has to be sent before it on the chain of this moment, and is a step of its own; undefined for nearly all. */
  readonly before?: (context: StepContext) => Promise<Step | undefined>;
  /**
   * What may be sent, best first, by the chain of this moment; none when there is nothing to do. The runner sends the
   * first that works (`chooseCall`). A RequestError ends the action before the wallet opens, in its own words.
   */
  readonly calls: (context: StepContext) => readonly ContractCall[] | Promise<readonly ContractCall[]>;
  /**
   * What its calls say, read from their bytes when it was drawn: the figures of its screen. The guard reads the bytes once
   * more right before the wallet opens; any difference refuses the signature.
   */
  readonly drawn: readonly CallReading[];
  /** What the contract's errors mean to people, by their names. */
  readonly refusals?: Readonly<Record<string, Message>>;
  /** No other step needs it: when the chain refuses it the others go on, and the run says at its end what failed. */
  readonly isIndependent?: true;
};

/** A transaction as data: what it is called, which signatures it takes, and which reads are stale afterwards. */
export type Action = {
  readonly summary: Message;
  readonly steps: readonly Step[];
  /** Query keys to invalidate after the last step; reads of the chain refresh with each block anyway. */
  readonly refresh: readonly QueryKey[];
};
