import { createHmac } from 'node:crypto';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { type ProposalDraft, type ProposalProblem, proposalProblems } from '@besc/domain/voting/proposal-problems';
import { type VoteProblem, voteProblem } from '@besc/domain/voting/vote-problem';
import { isOfSigner, type ProposalMessage, type VoteMessage } from '@besc/domain/voting/voting-message';
import { totalPower } from '@besc/domain/voting/voting-power';
import { messageWindowSeconds, proposalLimits } from '@besc/domain/voting/voting-rules';
import { ReadError } from '@besc/sdk/shared/errors/read-error';
import { messageId } from '@besc/sdk/voting/log-hash';
import type { ReceiptSigner } from '@besc/sdk/voting/receipts';
import { isSignedByContract, isSignedByKey } from '@besc/sdk/voting/text-signature';
import { moneyText } from '@besc/wire/voting/voting-fields';
import { ApiError } from '../shared/api-error';
import type { ApiContext } from '../shared/api-feature';
import type { appendQueue } from './append-queue';
import type { powerReader } from './power-reader';
import { addProposal, entriesOfMessages, proposalOf, proposalsSince } from './vote-store';

/** What a message is taken with. */
export interface Hub {
  readonly context: Pick<ApiContext, 'store' | 'client' | 'deployment'>;
  readonly powerAt: ReturnType<typeof powerReader>;
  readonly append: ReturnType<typeof appendQueue>;
  readonly signer: ReceiptSigner;
  readonly chainHead: () => Promise<number>;
}

/** A message as it was posted, parsed. */
export interface Post {
  readonly account: Address;
  readonly text: string;
  readonly signature: Hex;
  readonly message: ProposalMessage | VoteMessage;
  /** When it came, in Unix milliseconds. */
  readonly received: number;
}

/** A day's proposals of one account: each may cost the hub and every reader 10 kB. */
const mostProposals = 10;
const dayMs = 86_400_000;

/** Codes of what is refused, with their status. */
export const messageRefusals = {
  BAD_TIMESTAMP: 400,
  WRONG_CHAIN: 400,
  BAD_SIGNATURE: 401,
  BAD_PROPOSAL: 400,
  SNAPSHOT_NOT_FINAL: 400,
  LITTLE_POWER: 400,
  MANY_PROPOSALS: 429,
  UNKNOWN_PROPOSAL: 404,
  NOT_STARTED: 400,
  ENDED: 400,
  BAD_CHOICE: 400,
  NO_POWER: 400,
  OUTDATED: 409,
  SNAPSHOT_GONE: 409,
  NODE_UNAVAILABLE: 503,
};

const voteProblems: Record<VoteProblem, readonly [code: keyof typeof messageRefusals, words: string]> = {
  'not-started': ['NOT_STARTED', 'Voting has not started yet.'],
  ended: ['ENDED', 'Voting has ended.'],
  choice: ['BAD_CHOICE', 'There is no such choice.'],
  'no-power': ['NO_POWER', 'This account had no MONEY at the snapshot.'],
};

const proposalWords: Record<ProposalProblem, string> = {
  'title-missing': 'A title is required.',
  'title-long': `A title has at most ${proposalLimits.title} characters.`,
  'title-unclean': 'The title holds invisible characters or spaces at its ends.',
  'body-missing': 'A text is required.',
  'body-long': `The text has at most ${proposalLimits.body} characters.`,
  'choices-few': `At least ${proposalLimits.leastChoices} choices are required.`,
  'choices-many': `There are at most ${proposalLimits.mostChoices} choices.`,
  'choice-empty': 'A choice is empty.',
  'choice-long': `A choice has at most ${proposalLimits.choice} characters.`,
  'choice-unclean': 'A choice holds invisible characters or spaces at its ends.',
  'choices-equal': 'Two choices are the same.',
  'start-invalid': 'The start is no valid time.',
  'start-past': 'The start lies in the past.',
  'end-invalid': 'The end is no valid time.',
  'end-before-start': 'The end must be after the start.',
  'end-far': 'The end is more than a year away.',
  'snapshot-invalid': 'The snapshot is no valid block.',
};

/** By which the hub knows a power again. */
export function verificationHash(
  { secret, genesisHash }: { readonly secret: string; readonly genesisHash: Hex },
  power: { readonly account: Address; readonly block: number; readonly total: bigint },
): Hex {
  const text = [genesisHash, power.block, power.account.toLowerCase(), moneyText(power.total)].join();
  return `0x${createHmac('sha256', secret).update(text).digest('hex')}`;
}

/** Takes a proposal or a vote. The same message again is answered as before. Throws ApiError. */
export async function takeMessage(hub: Hub, post: Post) {
  const { deployment } = hub.context;
  const { account, message, received } = post;
  const stamp = Number(message.timestamp);
  if (Math.abs(received / 1000 - stamp) > messageWindowSeconds) {
    throw new ApiError(400, 'BAD_TIMESTAMP', `The message must be signed within five minutes of ${received}.`);
  }
  if (!isOfSigner(message, { ...deployment, account })) {
    throw new ApiError(400, 'WRONG_CHAIN', 'The message names another account or another chain.');
  }
  return message.type === 'proposal' ? await takeProposal(hub, post, message) : await takeVote(hub, post, message);
}

async function takeProposal(hub: Hub, post: Post, message: ProposalMessage) {
  const { store } = hub.context;
  const { account, text, signature, received } = post;
  const id = messageId(account, text);
  if ((await proposalOf(store, id)) !== undefined) return { ipfsHash: id };
  const { name: title, body, choices, start, end, snapshot } = message.payload;
  const draft: ProposalDraft = { title, body, choices, start, end, snapshot };
  const created = Number(message.timestamp);
  const [problem] = proposalProblems(draft, created);
  if (problem !== undefined) throw new ApiError(400, 'BAD_PROPOSAL', proposalWords[problem]);
  if (end * 1000 <= received) throw new ApiError(400, 'BAD_PROPOSAL', 'The end lies in the past.');
  const checked = await requireSignature(hub, post);
  if ((await proposalsSince(store, account, received - dayMs)) >= mostProposals) {
    throw new ApiError(429, 'MANY_PROPOSALS', `An account may make ${mostProposals} proposals a day.`);
  }
  const { parts, blockHash } = await hub.powerAt(account, snapshot);
  const { snapshotDepth, leastPower } = proposalLimits;
  if (snapshot > (await hub.chainHead()) - snapshotDepth) {
    const words = `The snapshot must be ${snapshotDepth} blocks old, so that it stays.`;
    throw new ApiError(400, 'SNAPSHOT_NOT_FINAL', words);
  }
  const power = totalPower(parts);
  if (power < leastPower) {
    throw new ApiError(
      400,
      'LITTLE_POWER',
      `A proposal needs 10 MONEY at the snapshot; there were ${moneyText(power)}.`,
    );
  }
  const times = { created, start_at: start, end_at: end, snapshot, snapshot_hash: blockHash as Hex };
  const signed = { message: text, signature, checked_at: checked, received, power };
  const log = { scores: choices.map(() => 0n), voters: 0, log_length: 0, log_head: id };
  await addProposal(store, { id, author: account, title, body, choices: [...choices], ...signed, ...times, ...log });
  return { ipfsHash: id };
}

async function takeVote(hub: Hub, post: Post, message: VoteMessage) {
  const { store } = hub.context;
  const { account, text, signature, received } = post;
  const { proposal: proposalId, choice } = message.payload;
  const id = messageId(account, text);
  const [taken] = await entriesOfMessages(store, [id]);
  if (taken !== undefined) return { ipfsHash: id, receipt: await hub.signer.sign(taken) };
  const proposal = await proposalOf(store, proposalId);
  if (proposal === undefined) throw new ApiError(404, 'UNKNOWN_PROPOSAL', 'There is no such proposal.');
  const { start_at: start, end_at: end, choices, snapshot, snapshot_hash: snapshotHash } = proposal;
  const requireFine = (power: bigint) => {
    const problem = voteProblem({ choice, power }, { start, end, choices }, received / 1000);
    if (problem === undefined) return;
    const [code, words] = voteProblems[problem];
    throw new ApiError(messageRefusals[code] as 400, code, words);
  };
  // What costs nothing comes first.
  requireFine(1n);
  const checked = await requireSignature(hub, post);
  const { parts, blockHash } = await hub.powerAt(account, snapshot);
  if (blockHash !== snapshotHash) {
    throw new ApiError(409, 'SNAPSHOT_GONE', 'The block of the snapshot is no longer part of the chain.');
  }
  const power = totalPower(parts);
  requireFine(power);
  const created = Number(message.timestamp);
  const signed = { message: text, signature, checked_at: checked, received, power };
  const place = await hub.append({ id, proposal: proposal.id, voter: account, choice, created, ...signed });
  return { ipfsHash: id, receipt: await hub.signer.sign(place) };
}

/** Gives the block as of which a contract took the signature; undefined where a key signed. */
async function requireSignature(
  { context: { client }, chainHead }: Hub,
  { account, text, signature }: Post,
): Promise<number | undefined> {
  const question = { account, text, signature };
  if (await isSignedByKey(question)) return undefined;
  const block = await chainHead();
  try {
    if (await isSignedByContract(client, { ...question, block })) return block;
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    throw new ApiError(503, 'NODE_UNAVAILABLE', 'The chain could not be asked.', { retryAfterSeconds: 5 });
  }
  throw new ApiError(401, 'BAD_SIGNATURE', `This was not signed by ${account}.`);
}
