import { feeCollectorAbi } from '@besc/contracts/abi/fee-collector';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { KeeperChain } from '../shared/keeper-chain';

/** This key may not convert. */
class NotOperatorError extends Error {
  readonly code = 'NOT_OPERATOR';
}

/** Makes sure that the service's key is the collector's operator or owner. Throws NotOperatorError. */
export async function requireOperator({ client, account, deployment }: KeeperChain): Promise<void> {
  const read = (functionName: 'operator' | 'owner') =>
    client.readContract({ address: addressOf(deployment, 'swap', 'feeCollector'), abi: feeCollectorAbi, functionName });
  const [operator, owner] = await Promise.all([read('operator'), read('owner')]);
  if (account.address !== operator && account.address !== owner) {
    throw new NotOperatorError(`${account.address} is neither the operator (${operator}) nor the owner (${owner}).`);
  }
}
