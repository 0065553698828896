import { moneyVaultAbi } from '@besc/contracts/abi/money-vault';
import type { VaultWithdrawal } from '@besc/domain/pools/vault-position';
import type { Address } from '@besc/domain/shared/address';
import { RequestError } from '../shared/errors/request-error';
import { type LogPattern, logPattern } from '../shared/reads/log-pattern';
import { type ContractCall, contractCall } from '../shared/writes/contract-call';
import { rewardPaymentGas } from '../shared/writes/write-gas';
import { vaultGas, vaultHarvestGas } from './vault-gas';
import { vaultMeaning } from './vault-meaning';

const gas = { gas: rewardPaymentGas, gasWithoutEstimate: vaultGas };

/** Deposits MONEY (wei) for shares; restarts the account's unstaking fee period. Throws RequestError. */
export function vaultDepositCall(vault: Address, amount: bigint): ContractCall {
  if (amount <= 0n) throw new RequestError('STAKE_AMOUNT', 'The amount must be above zero');
  return contractCall({ ...vaultMeaning, address: vault, functionName: 'deposit', args: [amount], ...gas });
}

/** Takes MONEY out: all of it, or so many shares. Throws RequestError. */
export function vaultWithdrawCall(vault: Address, withdrawal: VaultWithdrawal): ContractCall {
  const at = { ...vaultMeaning, address: vault, ...gas } as const;
  if (withdrawal.kind === 'all') return contractCall({ ...at, functionName: 'withdrawAll', args: [] });
  if (withdrawal.shares <= 0n) throw new RequestError('UNSTAKE_AMOUNT', 'The amount must be above zero');
  return contractCall({ ...at, functionName: 'withdraw', args: [withdrawal.shares] });
}

/** Collects what the vault has earned, stakes it again, and pays the bounty to the caller. */
export function vaultHarvestCall(vault: Address): ContractCall {
  return contractCall({
    ...vaultMeaning,
    address: vault,
    functionName: 'harvest',
    args: [],
    gas: rewardPaymentGas,
    gasWithoutEstimate: vaultHarvestGas,
  });
}

/** What the vault writes when there was nothing to pay a bounty of. */
export function vaultNoBountyLog(vault: Address): LogPattern {
  const args = { sender: 'account', callFee: 0n } as const;
  return logPattern({ address: vault, abi: moneyVaultAbi, eventName: 'Harvest', args });
}
