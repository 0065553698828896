import type { Address } from '../shared/address';
import type { Hex } from '../shared/hex';
import type { ProposalMessage, VoteMessage } from './voting-message';

/** A text that an account signed. */
interface SignedText {
  readonly account: Address;
  readonly text: string;
  readonly signature: Hex;
  /** The newest block when a contract was asked for its signature; undefined where the account's own key signed. */
  readonly checkedAt: number | undefined;
  /** When the hub took it, in Unix milliseconds. */
  readonly received: number;
  /** Voting power at the snapshot, in the smallest unit of MONEY. */
  readonly power: bigint;
}

/** A proposal as it was signed: the ground of its log. */
export interface SignedProposal extends SignedText {
  readonly id: Hex;
  /** The hash of the snapshot's block when the proposal was taken. */
  readonly snapshotHash: Hex;
  /** Undefined for a text that is no proposal. */
  readonly message: ProposalMessage | undefined;
}

/** One vote of a proposal's log. Nothing in the log is changed or taken out: a later vote of an account stands beside the earlier. */
export interface LogEntry extends SignedText {
  /** From 1, without gaps. */
  readonly position: number;
  /** Hash of the entry before; the id of the proposal for the first. */
  readonly previous: Hex;
  /** Hash of all of this, see `logEntryHash` of sdk. */
  readonly hash: Hex;
  /** Undefined for a text that is no vote. */
  readonly message: VoteMessage | undefined;
}

/** The hub's word that an entry stands at a place of a log, with its signature. */
export interface LogReceipt {
  readonly proposal: Hex;
  readonly position: number;
  readonly hash: Hex;
  readonly signer: Address;
  readonly signature: Hex;
}

/** A whole log, with what it is about. */
export interface VoteLog {
  readonly proposal: SignedProposal;
  readonly entries: readonly LogEntry[];
  /** Of the last entry; undefined while there is none. */
  readonly head: LogReceipt | undefined;
}

/** What the hub signs for an entry, as a personal message. */
export function receiptText({ proposal, position, hash }: Pick<LogReceipt, 'proposal' | 'position' | 'hash'>): string {
  return JSON.stringify({ type: 'receipt', proposal, position, hash });
}

/** What is hashed of an entry. */
export function logEntryText(proposal: Hex, entry: Omit<LogEntry, 'hash' | 'message'>): string {
  const { position, previous, account, text, signature, checkedAt = null, received, power } = entry;
  return JSON.stringify([
    proposal,
    position,
    previous,
    account.toLowerCase(),
    text,
    signature,
    checkedAt,
    received,
    String(power),
  ]);
}

/** What is hashed for the id of a proposal or vote. */
export function messageIdText({ account, text }: Pick<SignedText, 'account' | 'text'>): string {
  return `${account.toLowerCase()}\n${text}`;
}
