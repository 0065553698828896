import { farmMasterAbi as abi } from '@besc/contracts/abi/farm-master';
import type { Address } from '@besc/domain/shared/address';
import { RequestError } from '../shared/errors/request-error';
import { type LogPattern, logPattern } from '../shared/reads/log-pattern';
import { type ContractCall, contractCall } from '../shared/writes/contract-call';
import { rewardPaymentGas, stakeGas } from '../shared/writes/write-gas';
import { farmMeaning } from './farm-meaning';

/** Where a farm is. */
interface FarmPlace {
  readonly master: Address;
  readonly pid: number;
}

const gas = { gas: rewardPaymentGas, gasWithoutEstimate: stakeGas };

/** Stakes an amount in smallest units and pays what was earned. Throws RequestError. */
export function farmDepositCall({ master: address, pid }: FarmPlace, amount: bigint): ContractCall {
  if (amount <= 0n) throw new RequestError('STAKE_AMOUNT', 'The amount must be above zero');
  return contractCall({ ...farmMeaning, address, functionName: 'deposit', args: [BigInt(pid), amount], ...gas });
}

/** Pays what was earned: a deposit of nothing. */
export function farmHarvestCall({ master: address, pid }: FarmPlace): ContractCall {
  return contractCall({ ...farmMeaning, address, functionName: 'deposit', args: [BigInt(pid), 0n], ...gas });
}

/** Gives back an amount of the stake and pays what was earned. Throws RequestError. */
export function farmWithdrawCall({ master: address, pid }: FarmPlace, amount: bigint): ContractCall {
  if (amount <= 0n) throw new RequestError('UNSTAKE_AMOUNT', 'The amount must be above zero');
  return contractCall({ ...farmMeaning, address, functionName: 'withdraw', args: [BigInt(pid), amount], ...gas });
}

/** Gives back the whole stake and gives up what was earned with it since the last payment. */
export function farmEmergencyCall({ master: address, pid }: FarmPlace): ContractCall {
  return contractCall({ ...farmMeaning, address, functionName: 'emergencyWithdraw', args: [BigInt(pid)], ...gas });
}

/** What a farm writes when it could not mint all that `user` has earned, and owes it. */
export function farmOwedLog({ master: address, pid }: FarmPlace, user: Address | 'account' = 'account'): LogPattern {
  return logPattern({ address, abi, eventName: 'RewardOwed', args: { user, pid: BigInt(pid) } });
}
