import { feeCollectorAbi } from '@besc/contracts/abi/fee-collector';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { KeeperChain } from '../shared/keeper-chain';

/** This key may not convert. */
class NotOperatorError extends Error {
  readonly code = 'NOT_OPERATOR';
}

/** Why the service's key may not convert: it is neither the collector's operator nor its owner. Undefined when it may. */
export async function converterProblem({ client, account, deployment }: KeeperChain): Promise<string | undefined> {
  const read = (functionName: 'operator' | 'owner') =>
    client.readContract({ address: addressOf(deployment, 'swap', 'feeCollector'), abi: feeCollectorAbi, functionName });
  const [operator, owner] = await Promise.all([read('operator'), read('owner')]);
  if ([operator, owner].includes(account.address)) return undefined;
  return `${account.address} is neither the operator (${operator}) nor the owner (${owner}).`;
}

/** The same for a single run. Throws NotOperatorError. */
export async function requireOperator(chain: KeeperChain): Promise<void> {
  const problem = await converterProblem(chain);
  if (problem !== undefined) throw new NotOperatorError(problem);
}
