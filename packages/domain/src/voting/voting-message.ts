import type { Address } from '../shared/address';
import type { Hex } from '../shared/hex';
import type { ProposalDraft } from './proposal-problems';
import { messageVersion, votingSpace } from './voting-rules';

/** The chain that a message is for; the hash of its first block tells two chains of one id apart. */
export interface VotingChain {
  readonly chainId: number;
  readonly genesisHash: Hex;
}

/** Who signs, and for which chain. A contract's wallet accepts what its owner's key signs, so that each message names its account. */
export interface VotingSigner extends VotingChain {
  readonly account: Address;
}

interface Message<Type extends string, Payload> {
  readonly version: string;
  /** Unix seconds as text. */
  readonly timestamp: string;
  readonly space: string;
  readonly type: Type;
  readonly payload: Payload;
}

interface MessageOrigin {
  readonly network: string;
  readonly genesis: string;
  readonly account: string;
}

/** What an author signs. */
export type ProposalMessage = Message<
  'proposal',
  {
    readonly name: string;
    readonly body: string;
    readonly choices: readonly string[];
    readonly start: number;
    readonly end: number;
    readonly snapshot: number;
    readonly metadata: MessageOrigin & {
      readonly plugins: Readonly<Record<string, never>>;
      readonly strategies: readonly never[];
    };
    readonly type: 'single-choice';
  }
>;

/** What a voter signs. Power is what the hub finds at the snapshot, whatever a message might claim. */
export type VoteMessage = Message<
  'vote',
  {
    readonly proposal: Hex;
    /** From 1. */
    readonly choice: number;
    readonly metadata: MessageOrigin & { readonly votingPower: string; readonly verificationHash: string };
  }
>;

/** The text of a proposal for a wallet to sign as a personal message. `now` in Unix seconds; the draft has no problem. */
export function proposalText(draft: ProposalDraft, signer: VotingSigner, now: number): string {
  const { title, body, choices, start = 0, end = 0, snapshot = 0 } = draft;
  const metadata = { plugins: {}, ...messageOrigin(signer), strategies: [] };
  const payload = { name: title, body, choices, start, end, snapshot, metadata, type: 'single-choice' } as const;
  return textOf({ ...head(now), type: 'proposal', payload });
}

/** The text of a vote for a wallet to sign as a personal message. `power` and its hash are as the hub told them, for the reader. */
export function voteText(
  vote: {
    readonly proposal: Hex;
    readonly choice: number;
    readonly votingPower: string;
    readonly verificationHash: string;
  },
  signer: VotingSigner,
  now: number,
): string {
  const { proposal, choice, votingPower, verificationHash } = vote;
  const metadata = { ...messageOrigin(signer), votingPower, verificationHash };
  return textOf({ ...head(now), type: 'vote', payload: { proposal, choice, metadata } });
}

/** Whether a message is of an account, for a chain. */
export function isOfSigner({ payload: { metadata } }: ProposalMessage | VoteMessage, signer: VotingSigner): boolean {
  const own = messageOrigin(signer);
  return (
    metadata.network === own.network &&
    metadata.genesis.toLowerCase() === own.genesis &&
    metadata.account.toLowerCase() === own.account
  );
}

function messageOrigin({ chainId, genesisHash, account }: VotingSigner): MessageOrigin {
  return { network: String(chainId), genesis: genesisHash.toLowerCase(), account: account.toLowerCase() };
}

function head(now: number) {
  return { version: messageVersion, timestamp: String(now), space: votingSpace.id };
}

function textOf(message: ProposalMessage | VoteMessage): string {
  return JSON.stringify(message);
}
