import { addressOf } from '@besc/contracts/deploy/address-of';
import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import type { Hex } from '@besc/domain/shared/hex';
import type { ChainClient } from '@besc/sdk/shared/nodes/chain-client';
import { checkLoggedResult } from '@besc/sdk/voting/check-logged-result';
import type { CheckedResult } from '@besc/sdk/voting/check-result';
import type { Deployment } from '@besc/wire/settings/deployment';
import { checkSources } from '@besc/wire/voting/check-sources';

/** A result that was checked, and the words for its choices. */
export interface CheckedProposal extends CheckedResult {
  readonly title: string;
  readonly choices: readonly string[];
  /** Entries of the log. */
  readonly entries: number;
  /** Whether its head stands on the chain too; undefined when that could not be asked. */
  readonly isPublished: boolean | undefined;
}

/** Checks the result of a proposal of a deployment; see `checkLoggedResult`. */
export async function checkProposal(options: {
  readonly id: Hex;
  readonly hubUrl: string;
  readonly indexUrl: string;
  readonly client: ChainClient;
  readonly deployment: Deployment;
}): Promise<CheckedProposal> {
  const { deployment, client, ...places } = options;
  const money = addressOf(deployment, 'tokens', 'money');
  const vault = contractIfAny(deployment, 'pools', 'vault')?.address;
  const { proposal, ...checked } = await checkLoggedResult({
    client,
    chain: deployment,
    voteLog: contractIfAny(deployment, 'voting', 'log')?.address,
    sources: checkSources({ ...places, money, vault }),
  });
  const { title, choices } = proposal;
  return { ...checked, title, choices };
}
