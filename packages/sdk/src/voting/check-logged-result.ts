import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import type { Proposal } from '@besc/domain/voting/proposal';
import type { LogReceipt, VoteLog } from '@besc/domain/voting/vote-log';
import type { VotingChain } from '@besc/domain/voting/voting-message';
import { type PowerParts, totalPower } from '@besc/domain/voting/voting-power';
import { batches } from '@besc/wire/shared/batches';
import { FetchError } from '@besc/wire/shared/fetch-error';
import { ReadError } from '../shared/errors/read-error';
import type { ChainClient } from '../shared/nodes/chain-client';
import { type CheckedResult, type CheckQuestion, checkResult } from './check-result';
import { publishedHead } from './published-head';
import { isSignedByContract } from './text-signature';

/** Accounts whose power is asked for at once. */
const accountsAtOnce = 1_000;

/** What is done now, and how much of it. */
export interface CheckProgress {
  readonly phase: 'log' | 'powers' | 'votes';
  readonly done: number;
  readonly all: number;
}

/** A result that was checked, with the proposal as the hub tells it. */
export interface CheckedLog extends CheckedResult {
  readonly proposal: Proposal;
  /** Entries of the log. */
  readonly entries: number;
  /** Whether the head stands on the chain too, so that it was held against it; undefined when the chain could not be asked. */
  readonly isPublished: boolean | undefined;
}

/** Where log, proposal and powers are read. All throw FetchError. */
interface CheckSources {
  readonly readLog: (onPage: (read: number, all: number) => void) => Promise<VoteLog>;
  readonly readProposal: () => Promise<Proposal | undefined>;
  /** `blockHash`: of the block as the source has it. */
  readonly readPowers: (
    accounts: readonly Address[],
    block: number,
  ) => Promise<{ readonly parts: ReadonlyMap<Address, PowerParts>; readonly blockHash: Hex | undefined }>;
}

interface CheckOptions {
  readonly sources: CheckSources;
  readonly client: ChainClient;
  readonly chain: VotingChain;
  /** The contract on which heads are published; undefined on a chain without. */
  readonly voteLog: Address | undefined;
  /** Receipts that voters kept. */
  readonly receipts?: readonly LogReceipt[];
  readonly signedByKeys?: CheckQuestion['signedByKeys'];
  /** What it gives back is waited for, so that a page can draw and answer in between. */
  readonly onProgress?: ((progress: CheckProgress) => void | Promise<void>) | undefined;
}

/**
 * Checks the result of a proposal: the log comes from the hub, powers from the index, signatures of contracts from a node. What the
 * index or a node does not tell is unchecked. Throws FetchError without a log, RangeError when there is no such proposal or the
 * index does not have its snapshot.
 */
export async function checkLoggedResult(options: CheckOptions): Promise<CheckedLog> {
  const { sources, client, chain, receipts, signedByKeys, onProgress } = options;
  const log = await sources.readLog((done, all) => void onProgress?.({ phase: 'log', done, all }));
  // What the hub claims is read after the log, so that it can hold no more than this.
  const claimed = await sources.readProposal();
  if (claimed === undefined) throw new RangeError(`There is no proposal ${log.proposal.id}.`);
  const block = log.proposal.message?.payload.snapshot ?? claimed.snapshot;
  const accounts = [...new Set(log.entries.map(({ account }) => account))];
  const powers = await powersAt(options, { block, blockHash: log.proposal.snapshotHash, accounts });
  const published = await publishedAt(options, log);
  const checked = await checkResult({
    log,
    published: published?.head,
    chain,
    powers,
    receipts,
    signedByKeys,
    claimed: claimed.logLength === log.entries.length ? claimed : undefined,
    async isSignedByContract({ account, text, signature, checkedAt }) {
      try {
        return await isSignedByContract(client, { account, text, signature, block: checkedAt });
      } catch (error) {
        if (error instanceof ReadError) return undefined;
        throw error;
      }
    },
    onProgress: (done, all) => onProgress?.({ phase: 'votes', done, all }),
  });
  const isPublished = published && published.head !== undefined;
  return { ...checked, proposal: claimed, entries: log.entries.length, isPublished };
}

async function publishedAt({ client, voteLog }: CheckOptions, { proposal }: VoteLog) {
  if (voteLog === undefined) return { head: undefined };
  try {
    return { head: await publishedHead(client, { contract: voteLog, proposal: proposal.id }) };
  } catch (error) {
    if (error instanceof ReadError) return undefined;
    throw error;
  }
}

async function powersAt(
  { sources, onProgress }: CheckOptions,
  of: { readonly block: number; readonly blockHash: Hex; readonly accounts: readonly Address[] },
): Promise<ReadonlyMap<Address, bigint>> {
  const { block, accounts } = of;
  const powers = new Map<Address, bigint>();
  for (const part of batches(accounts, accountsAtOnce)) {
    try {
      const { parts, blockHash } = await sources.readPowers(part, block);
      if (blockHash !== of.blockHash) throw new RangeError(`The index does not have the snapshot, block ${block}.`);
      for (const [account, each] of parts) powers.set(account, totalPower(each));
    } catch (error) {
      // Those accounts stay unchecked.
      if (!(error instanceof FetchError)) throw error;
    }
    await onProgress?.({ phase: 'powers', done: powers.size, all: accounts.length });
  }
  return powers;
}
