import { stakingPoolAbi } from '@besc/contracts/abi/staking-pool';
import type { Pool } from '@besc/domain/pools/pool';
import { RequestError } from '../shared/errors/request-error';
import { type LogPattern, logPattern } from '../shared/reads/log-pattern';
import { type ContractCall, contractCall } from '../shared/writes/contract-call';
import { rewardPaymentGas, stakeGas } from '../shared/writes/write-gas';
import { nativePoolMeaning, poolMeaning } from './pool-meaning';

/** What a pool is called with. */
type CalledPool = Pick<Pool, 'address' | 'isNative'>;

const gas = { gas: rewardPaymentGas, gasWithoutEstimate: stakeGas };

/** Stakes an amount in smallest units and pays what was earned; the coin goes along with the call. Throws RequestError. */
export function poolDepositCall({ address, isNative }: CalledPool, amount: bigint): ContractCall {
  if (amount <= 0n) throw new RequestError('STAKE_AMOUNT', 'The amount must be above zero');
  return isNative
    ? contractCall({ ...nativePoolMeaning, address, functionName: 'deposit', args: [], value: amount, ...gas })
    : contractCall({ ...poolMeaning, address, functionName: 'deposit', args: [amount], ...gas });
}

/** Pays what was earned: a deposit of nothing. */
export function poolHarvestCall({ address, isNative }: CalledPool): ContractCall {
  return isNative
    ? contractCall({ ...nativePoolMeaning, address, functionName: 'deposit', args: [], ...gas })
    : contractCall({ ...poolMeaning, address, functionName: 'deposit', args: [0n], ...gas });
}

/** Gives back an amount of the stake and pays what was earned. Throws RequestError. */
export function poolWithdrawCall({ address }: CalledPool, amount: bigint): ContractCall {
  if (amount <= 0n) throw new RequestError('UNSTAKE_AMOUNT', 'The amount must be above zero');
  return contractCall({ ...poolMeaning, address, functionName: 'withdraw', args: [amount], ...gas });
}

/** Gives back the whole stake and gives up what was earned since the last payment. */
export function poolEmergencyCall({ address }: CalledPool): ContractCall {
  return contractCall({ ...poolMeaning, address, functionName: 'emergencyWithdraw', args: [], ...gas });
}

/** What a pool writes when it could not pay all that the account has earned, and owes it. */
export function poolOwedLog(address: Pool['address']): LogPattern {
  return logPattern({ address, abi: stakingPoolAbi, eventName: 'RewardOwed', args: { user: 'account' } });
}
