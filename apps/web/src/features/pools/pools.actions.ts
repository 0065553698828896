import { moneyPid } from '@besc/domain/farms/farm';
import { type VaultWithdrawal, vaultWithdrawal } from '@besc/domain/pools/vault-position';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import {
  farmDepositCall,
  farmEmergencyCall,
  farmHarvestCall,
  farmOwedLog,
  farmWithdrawCall,
} from '@besc/sdk/farms/farm-calls';
import {
  poolDepositCall,
  poolEmergencyCall,
  poolHarvestCall,
  poolOwedLog,
  poolWithdrawCall,
} from '@besc/sdk/pools/pool-calls';
import { vaultDepositCall, vaultHarvestCall, vaultNoBountyLog, vaultWithdrawCall } from '@besc/sdk/pools/vault-calls';
import { vaultGas, vaultHarvestGas } from '@besc/sdk/pools/vault-gas';
import type { LogPattern } from '@besc/sdk/shared/reads/log-pattern';
import type { ContractCall } from '@besc/sdk/shared/writes/contract-call';
import { amountPlaces } from '../../blocks/language/amount-places';
import { earningToast, exitToast } from '../../blocks/staking/earning-toasts';
import { approveSteps } from '../../blocks/transactions/approvals/approve-steps';
import type { Action, Step, StepToast } from '../../blocks/transactions/steps/action';
import { actionOf } from '../../blocks/transactions/steps/action-of';
import type { PoolCategory, PoolCurrency, PoolRow, RowVault } from './pool-row';

/** The places of a sentence about an amount. */
const placesOf = (amount: bigint, { currency }: PoolCurrency, meaning: 'held' | 'paid') =>
  amountPlaces(amount, currency, meaning);

/** The farm of MONEY alone, behind the row of MONEY staked by hand. */
function moneyFarm({ contract }: PoolRow) {
  return { master: contract, pid: moneyPid };
}

/** What tells that a pool, or the farm of MONEY alone, owes the account what it has earned. */
function owedLog(row: PoolRow): LogPattern {
  return row.category === 'core' ? farmOwedLog(moneyFarm(row)) : poolOwedLog(row.contract);
}

/** Stakes an amount in smallest units. */
export function stakeStep(row: PoolRow, amount: bigint): Step {
  const { category, contract: address, isNative } = row;
  const call: Record<PoolCategory, () => ContractCall> = {
    auto: () => vaultDepositCall(address, amount),
    core: () => farmDepositCall(moneyFarm(row), amount),
    community: () => poolDepositCall({ address, isNative }, amount),
  };
  return {
    kind: 'transact',
    summary: { text: 'Stake %amount% %symbol%', ...placesOf(amount, row.staked, 'paid') },
    calls: () => [call[category]()],
    shows: {
      address,
      functionName: 'deposit',
      ...(isNative ? { value: amount, args: {} } : { args: { ...(category === 'core' && { pid: 0n }), amount } }),
    },
    toast: earningToast('staked', row.staked.currency.symbol),
    ...(category === 'auto' && { gas: vaultGas }),
    refusals: {
      PoolHasEnded: { text: 'This pool has ended' },
      ZeroShares: { text: 'this is worth less than the smallest part of the vault' },
      RewardUnpaid: { text: 'the vault is owed a reward that cannot be paid now' },
    },
  };
}

/** How an amount of MONEY leaves the vault, by its price of this block. */
export function withdrawalOf({ state, holder }: RowVault, amount: bigint): VaultWithdrawal {
  // Without both there is no amount to ask for.
  return vaultWithdrawal({ amount, shares: holder?.shares ?? 0n, pricePerShare: state.pricePerShare ?? 0n });
}

/** What leaves with an amount that was asked for: of the vault the whole stake, where next to no shares would stay. */
export function leavingAmount({ vault, holding }: Pick<PoolRow, 'vault' | 'holding'>, amount: bigint): bigint {
  const isAll = vault !== undefined && withdrawalOf(vault, amount).kind === 'all';
  return isAll ? (holding?.staked ?? amount) : amount;
}

/** Takes an amount of the stake out; what was earned comes along. */
export function unstakeStep(row: PoolRow, amount: bigint): Step {
  const { category, contract: address, isNative, vault } = row;
  const step = {
    kind: 'transact',
    summary: { text: 'Unstake %amount% %symbol%', ...placesOf(leavingAmount(row, amount), row.staked, 'held') },
    toast: earningToast('unstaked', row.earning.currency.symbol, owedLog(row)),
  } as const;
  if (category === 'auto' && vault !== undefined) {
    const withdrawal = withdrawalOf(vault, amount);
    return {
      ...step,
      toast: vaultUnstakedToast(row, vault),
      gas: vaultGas,
      calls: () => [vaultWithdrawCall(address, withdrawal)],
      shows:
        withdrawal.kind === 'all'
          ? { address, functionName: 'withdrawAll', args: {} }
          : { address, functionName: 'withdraw', args: { shares: withdrawal.shares } },
    };
  }
  const isMoney = category === 'core';
  return {
    ...step,
    calls: () => [isMoney ? farmWithdrawCall(moneyFarm(row), amount) : poolWithdrawCall({ address, isNative }, amount)],
    shows: { address, functionName: 'withdraw', args: { ...(isMoney && { pid: 0n }), amount } },
  };
}

/** What its stake has earned since it was collected last stays owed to the vault, not to who leaves. */
function vaultUnstakedToast({ contract, earning }: PoolRow, { farms: master }: RowVault): StepToast {
  const values = { symbol: displaySymbol(earning.currency.symbol) };
  const text =
    'What the vault has earned of %symbol% since it was collected last could not be paid, and is not part of this.';
  const unpaid = [{ log: farmOwedLog({ master, pid: moneyPid }, contract), description: { text, values } }];
  return { ...earningToast('unstaked', earning.currency.symbol), unpaid };
}

/** Pays what was earned: a deposit of nothing. */
export function harvestStep(row: PoolRow): Step {
  const { category, contract: address, isNative, earning, holding } = row;
  const isMoney = category === 'core';
  return {
    kind: 'transact',
    summary: { text: 'Harvest %amount% %symbol%', ...placesOf(holding?.earned ?? 0n, earning, 'held') },
    calls: () => [isMoney ? farmHarvestCall(moneyFarm(row)) : poolHarvestCall({ address, isNative })],
    shows: { address, functionName: 'deposit', args: isNative ? {} : { ...(isMoney && { pid: 0n }), amount: 0n } },
    toast: earningToast('harvested', earning.currency.symbol, owedLog(row)),
  };
}

/** Whether an allowance has to be given before so much can be staked: an exact one is used up by the stake it was for. */
export function isAllowanceShort({ staked, holding }: PoolRow, amount: bigint): boolean {
  return staked.currency.kind === 'token' && (holding?.allowance ?? 0n) < amount;
}

/**
 * Harvests, then stakes what was shown as earned: MONEY that earns MONEY. An allowance that is short of it is asked for
 * before anything else, so that a no to it changes nothing.
 */
export function compoundAction(row: PoolRow, earned: bigint, allowance: 'maximum' | 'exact'): Action {
  const { contract: spender, staked, earning } = row;
  const told = { text: 'Compound %amount% %symbol%', ...placesOf(earned, earning, 'held') };
  const stake = { ...stakeStep(row, earned), toast: earningToast('compounded', earning.currency.symbol, owedLog(row)) };
  const asked = isAllowanceShort(row, earned) ? allowance : undefined;
  const approvals = approveSteps({ token: staked.currency, spender, amount: earned, allowance: asked });
  return actionOf([...approvals, { ...harvestStep(row), isPrelude: true }, stake], { several: told });
}

/** The same as one of several: if it fails, the others go on. */
export function independentHarvestStep(row: PoolRow): Step {
  return { ...harvestStep(row), isIndependent: true };
}

/** Harvests several pools, in one confirmation where the wallet can; one that cannot pay stops none of the others. */
export function harvestAllAction(rows: readonly PoolRow[]): Action {
  return {
    summary: { text: 'Harvest several pools' },
    steps: rows.map(independentHarvestStep),
    refresh: [],
  };
}

/**
 * Takes the whole stake out, known or not, and leaves behind what was earned, for a pool whose reward cannot be paid; of the
 * vault, where what it has earned is in the stake, all shares.
 */
export function emergencyAction(row: PoolRow): Action {
  const { category, contract: address, isNative, staked, holding } = row;
  const amount = holding?.staked;
  const exits: Record<PoolCategory, { readonly call: ContractCall; readonly args: object }> = {
    auto: { call: vaultWithdrawCall(address, { kind: 'all' }), args: {} },
    core: { call: farmEmergencyCall(moneyFarm(row)), args: { pid: 0n } },
    community: { call: poolEmergencyCall({ address, isNative }), args: {} },
  };
  const { call, args } = exits[category];
  return actionOf({
    kind: 'transact',
    summary:
      amount === undefined
        ? { text: 'Exit with all %symbol%', values: { symbol: displaySymbol(staked.currency.symbol) } }
        : { text: 'Emergency exit with %amount% %symbol%', ...placesOf(amount, staked, 'held') },
    calls: () => [call],
    shows: { address, functionName: call.functionName, args: { ...args } },
    toast: exitToast(staked.currency.symbol),
    ...(category === 'auto' && { gas: vaultGas }),
  });
}

/** Collects for all what the vault has earned, for the bounty. */
export function bountyAction(row: PoolRow): Action {
  const { contract: address, earning, vault } = row;
  return actionOf({
    kind: 'transact',
    summary: { text: 'Claim a bounty of %amount% %symbol%', ...placesOf(vault?.state.bounty ?? 0n, earning, 'held') },
    gas: vaultHarvestGas,
    calls: () => [vaultHarvestCall(address)],
    shows: { address, functionName: 'harvest', args: {} },
    toast: earningToast('bounty', earning.currency.symbol, vaultNoBountyLog(address)),
  });
}
