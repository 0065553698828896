import { addressOf } from '@besc/contracts/deploy/address-of';
import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import type { Address } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { totalPower } from '@besc/domain/voting/voting-power';
import { ReadError } from '@besc/sdk/shared/errors/read-error';
import type { ChainClient } from '@besc/sdk/shared/nodes/chain-client';
import { type CheckedResult, checkResult } from '@besc/sdk/voting/check-result';
import { isSignedByContract } from '@besc/sdk/voting/text-signature';
import type { Deployment } from '@besc/wire/settings/deployment';
import { fetchPowers } from '@besc/wire/voting/fetch-holdings';
import { fetchLog } from '@besc/wire/voting/fetch-log';
import { fetchProposal } from '@besc/wire/voting/fetch-proposals';

/** Accounts whose power is asked for at once. */
const accountsAtOnce = 1_000;

/** A result that was checked, and the words for its choices. */
export interface CheckedProposal extends CheckedResult {
  readonly title: string;
  readonly choices: readonly string[];
  /** Entries of the log. */
  readonly entries: number;
}

/**
 * Checks the result of a proposal: the log comes from the hub, powers from the index, signatures of contracts from a node. Throws
 * FetchError, RangeError when there is no such proposal or the index does not have its snapshot.
 */
export async function checkProposal(options: {
  readonly id: Hex;
  readonly hubUrl: string;
  readonly indexUrl: string;
  readonly client: ChainClient;
  readonly deployment: Deployment;
  readonly onProgress?: (done: number, all: number) => void;
}): Promise<CheckedProposal> {
  const { id, hubUrl, indexUrl, client, deployment, onProgress } = options;
  const log = await fetchLog({ url: hubUrl, proposal: id });
  // What the hub claims is read after the log, so that it can hold no more than this.
  const claimed = await fetchProposal({ url: hubUrl, id });
  if (claimed === undefined) throw new RangeError(`There is no proposal ${id}.`);
  const accounts = [...new Set(log.entries.map(({ account }) => account))];
  const powers = await powersAt(
    { indexUrl, deployment, block: claimed.snapshot, blockHash: log.proposal.snapshotHash },
    accounts,
  );
  const checked = await checkResult({
    log,
    chain: deployment,
    powers,
    claimed: claimed.logLength === log.entries.length ? claimed : undefined,
    async isSignedByContract({ account, text, signature, checkedAt: block }) {
      try {
        return await isSignedByContract(client, { account, text, signature, block });
      } catch (error) {
        if (error instanceof ReadError) return undefined;
        throw error;
      }
    },
    onProgress,
  });
  const { title, choices } = claimed;
  return { ...checked, title, choices, entries: log.entries.length };
}

async function powersAt(
  at: { indexUrl: string; deployment: Deployment; block: number; blockHash: Hex },
  accounts: readonly Address[],
): Promise<ReadonlyMap<Address, bigint>> {
  const { indexUrl: url, deployment, block } = at;
  const money = addressOf(deployment, 'tokens', 'money');
  const vault = contractIfAny(deployment, 'pools', 'vault')?.address;
  const powers = new Map<Address, bigint>();
  for (let from = 0; from < accounts.length; from += accountsAtOnce) {
    const part = accounts.slice(from, from + accountsAtOnce);
    const { parts, blockHash } = await fetchPowers({ url, accounts: part, block, money, vault, timeoutMs: 30_000 });
    if (blockHash !== at.blockHash) throw new RangeError(`The index does not have the snapshot, block ${block}.`);
    for (const [account, each] of parts) powers.set(account, totalPower(each));
  }
  return powers;
}
