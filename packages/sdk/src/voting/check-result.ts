import type { Address } from '@besc/domain/shared/address';
import { proposalProblems } from '@besc/domain/voting/proposal-problems';
import type { LogEntry, LogReceipt, VoteLog } from '@besc/domain/voting/vote-log';
import { voteProblem } from '@besc/domain/voting/vote-problem';
import { type VoteResult, voteResult } from '@besc/domain/voting/vote-result';
import { isOfSigner, type VotingChain } from '@besc/domain/voting/voting-message';
import { messageWindowSeconds, proposalLimits } from '@besc/domain/voting/voting-rules';
import { logEntryHash, messageId } from './log-hash';
import { isReceiptSigned } from './receipts';
import { isSignedByKey, type SignedTextQuestion, signedHere } from './text-signature';

/** What is wrong with a log. `position` is 0 for the proposal itself. */
export interface LogProblem {
  readonly position: number;
  readonly kind: LogProblemKind;
}

export type LogProblemKind =
  | 'message'
  | 'account'
  | 'signature'
  | 'time'
  | 'choice'
  | 'order'
  | 'hash'
  | 'power'
  | 'head'
  | 'receipt'
  | 'published'
  | 'result';

/** What the check of a result says. */
export interface CheckedResult {
  /** Of the entries that are fine. */
  readonly result: VoteResult;
  readonly voters: number;
  readonly problems: readonly LogProblem[];
  /** Places of entries whose signature or power could not be checked now: neither fine nor wrong. */
  readonly unchecked: readonly number[];
}

/** What a log is held against. */
export interface CheckQuestion {
  readonly log: VoteLog;
  readonly chain: VotingChain;
  /** Power at the snapshot by the index or the chain; an account that is missing could not be asked. */
  readonly powers: ReadonlyMap<Address, bigint>;
  /** Asks the chain about a contract's signature; undefined when it could not be asked. */
  readonly isSignedByContract: (
    entry: Pick<LogEntry, 'account' | 'text' | 'signature' | 'checkedAt'>,
  ) => Promise<boolean | undefined>;
  /** Whether the accounts' own keys signed texts, in their order; here, one after the other, when left out. */
  readonly signedByKeys?: ((texts: readonly SignedTextQuestion[]) => AsyncIterable<boolean>) | undefined;
  /** What the hub says the result is. */
  readonly claimed?: { readonly scores: readonly bigint[]; readonly voters: number } | undefined;
  /** Receipts that voters kept. */
  readonly receipts?: readonly LogReceipt[] | undefined;
  /** The head that stands on the chain. */
  readonly published?: Pick<LogReceipt, 'position' | 'hash'> | undefined;
  /** What it gives back is waited for, so that a page can draw and answer in between. */
  readonly onProgress?: ((done: number, all: number) => void | Promise<void>) | undefined;
}

/** So many signatures take less time than a page may be busy. */
const progressEvery = 5;

/**
 * Checks a result from nothing but its log: each signature, time, choice and power, that every entry stands where its hash says, and
 * that the last vote of each account was counted. Pure but for what `isSignedByContract` asks.
 */
export async function checkResult(question: CheckQuestion): Promise<CheckedResult> {
  const { log, powers, claimed, onProgress } = question;
  const problems: LogProblem[] = [];
  const unchecked: number[] = [];
  const { proposal, entries } = log;
  const payload = proposal.message?.payload;
  problems.push(...(await proposalFaults(question)).map((kind) => ({ position: 0, kind })));
  const counted = new Map<Address, { choice: number; power: bigint }>();
  const times = new Map<Address, number>();
  const byKey = entries.filter(({ checkedAt }) => checkedAt === undefined);
  const signedByKey = (question.signedByKeys ?? signedHere)(byKey)[Symbol.asyncIterator]();
  let previous = proposal.id;
  for (const [index, entry] of entries.entries()) {
    const position = index + 1;
    const found = new Set<LogProblemKind>();
    if (entry.position !== position || entry.previous !== previous) found.add('order');
    if (logEntryHash(proposal.id, entry) !== entry.hash) found.add('hash');
    previous = entry.hash;
    for (const kind of voteFaults(question, entry)) found.add(kind);
    const signed =
      entry.checkedAt === undefined ? (await signedByKey.next()).value : await question.isSignedByContract(entry);
    if (signed === false) found.add('signature');
    const power = powers.get(entry.account);
    if (power !== undefined && power !== entry.power) found.add('power');
    if (signed === undefined || power === undefined) unchecked.push(position);
    const stamp = Number(entry.message?.timestamp ?? 0);
    if (stamp < (times.get(entry.account) ?? 0)) found.add('time');
    problems.push(...[...found].map((kind) => ({ position, kind })));
    if (found.size === 0 && entry.message !== undefined) {
      times.set(entry.account, stamp);
      counted.set(entry.account, { choice: entry.message.payload.choice, power: entry.power });
    }
    if (position % progressEvery === 0) await onProgress?.(position, entries.length);
  }
  await onProgress?.(entries.length, entries.length);
  problems.push(...(await headFaults(question)));
  const result = voteResult(payload?.choices.length ?? 0, counted.values());
  if (claimed !== undefined) {
    const isSame = result.choices.every(({ power }, index) => power === claimed.scores[index]);
    if (!isSame || claimed.voters !== counted.size) problems.push({ position: 0, kind: 'result' });
  }
  return { result, voters: counted.size, problems, unchecked };
}

async function proposalFaults(question: CheckQuestion): Promise<LogProblemKind[]> {
  const { proposal } = question.log;
  const { account, message, text } = proposal;
  if (message === undefined || messageId(account, text) !== proposal.id) return ['message'];
  const { name: title, ...payload } = message.payload;
  const found: LogProblemKind[] = [];
  if (!isOfSigner(message, { ...question.chain, account })) found.push('account');
  if ((await isSigned(question, proposal)) === false) found.push('signature');
  if (proposalProblems({ title, ...payload }, Number(message.timestamp)).length > 0) found.push('message');
  if (!isTimely(message.timestamp, proposal.received)) found.push('time');
  if (proposal.power < proposalLimits.leastPower) found.push('power');
  return found;
}

function voteFaults({ log: { proposal }, chain }: CheckQuestion, entry: LogEntry): LogProblemKind[] {
  const { message, account, received, power } = entry;
  const payload = proposal.message?.payload;
  if (message === undefined || payload === undefined || message.payload.proposal !== proposal.id) return ['message'];
  const found: LogProblemKind[] = [];
  if (!isOfSigner(message, { ...chain, account })) found.push('account');
  if (!isTimely(message.timestamp, received)) found.push('time');
  const problem = voteProblem({ choice: message.payload.choice, power }, payload, received / 1000);
  if (problem === 'choice') found.push('choice');
  else if (problem === 'no-power') found.push('power');
  else if (problem !== undefined) found.push('time');
  return found;
}

function isTimely(timestamp: string, received: number): boolean {
  return Math.abs(received / 1000 - Number(timestamp)) <= messageWindowSeconds;
}

async function isSigned(
  { isSignedByContract }: CheckQuestion,
  entry: Pick<LogEntry, 'account' | 'text' | 'signature' | 'checkedAt'>,
): Promise<boolean | undefined> {
  return entry.checkedAt === undefined ? await isSignedByKey(entry) : await isSignedByContract(entry);
}

async function headFaults({ log, receipts = [], published }: CheckQuestion): Promise<LogProblem[]> {
  const { proposal, entries, head } = log;
  const found: LogProblem[] = [];
  const stands = ({ position, hash }: Pick<LogReceipt, 'position' | 'hash'>) => entries[position - 1]?.hash === hash;
  const last = entries.length;
  if (last > 0 && (head?.position !== last || !stands(head) || !(await isReceiptSigned(head)))) {
    found.push({ position: last, kind: 'head' });
  }
  for (const receipt of receipts) {
    if (receipt.proposal !== proposal.id || (stands(receipt) && receipt.signer === head?.signer)) continue;
    if (await isReceiptSigned(receipt)) found.push({ position: receipt.position, kind: 'receipt' });
  }
  if (published !== undefined && (published.position !== last || (last > 0 && !stands(published)))) {
    found.push({ position: published.position, kind: 'published' });
  }
  return found;
}
