import type { IfoPoolId } from '@besc/domain/ifo/ifo';
import type { Address } from '@besc/domain/shared/address';
import { RequestError } from '../shared/errors/request-error';
import { type ContractCall, contractCall } from '../shared/writes/contract-call';
import { ifoMeaning } from './ifo-meaning';

/** Pays wei of the raised token into a pool, which the sale was let take before. Throws RequestError. */
export function commitCall(sale: Address, pool: IfoPoolId, amount: bigint): ContractCall {
  if (amount <= 0n) throw new RequestError('COMMIT_AMOUNT', 'The amount must be above zero');
  return contractCall({ ...ifoMeaning, address: sale, functionName: 'depositPool', args: [amount, pool] });
}

/** Takes what was bought in a pool, and what comes back. */
export function harvestIfoCall(sale: Address, pool: IfoPoolId): ContractCall {
  return contractCall({ ...ifoMeaning, address: sale, functionName: 'harvestPool', args: [pool] });
}

/** Takes what was bought and could not be paid when it was due. */
export function claimOwedCall(sale: Address): ContractCall {
  return contractCall({ ...ifoMeaning, address: sale, functionName: 'claimOffering', args: [] });
}
