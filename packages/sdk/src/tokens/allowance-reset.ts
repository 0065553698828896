import type { Address } from '@besc/domain/shared/address';
import type { ChainClient } from '../shared/nodes/chain-client';
import type { BatchReader } from '../shared/reads/batch-reader';
import { readAllowance } from '../shared/reads/read-allowance';
import { chooseCallAfter } from '../shared/writes/choose-call-after';
import type { ContractCall } from '../shared/writes/contract-call';
import { simulate } from '../shared/writes/simulate';
import { approveCall } from './token-calls';

/**
 * The approval of nothing that has to go before approvals (`calls`, which do the same) where a token lets an allowance be changed
 * to nothing and from nothing alone, and something is left of an earlier one; undefined for all other tokens, and where it would
 * not help. Rejects with ReadError.
 */
export async function allowanceReset(options: {
  readonly client: ChainClient;
  readonly reader: BatchReader;
  readonly account: Address;
  readonly token: Address;
  readonly spender: Address;
  readonly calls: readonly ContractCall[];
}): Promise<ContractCall | undefined> {
  const { client, reader, account, token, spender, calls } = options;
  if ((await readAllowance({ reader, token, owner: account, spender })) === 0n) return undefined;
  const attempts = await Promise.all(calls.map((call) => simulate({ client, account, call })));
  if (attempts.some(({ kind }) => kind !== 'reverted')) return undefined;
  const reset = approveCall(token, spender, 0n);
  const after = await chooseCallAfter({ client, account, before: [reset], calls });
  return after.kind === 'reverted' ? undefined : reset;
}
