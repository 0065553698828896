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
import { drawnAmount } from '@besc/sdk/shared/writes/draw-calls';
import { amountPlaces } from '../../blocks/language/amount-places';
import { earningToast, exitToast } from '../../blocks/staking/earning-toasts';
import { approveSteps } from '../../blocks/transactions/approvals/approve-steps';
import type { Action, Step, StepToast } from '../../blocks/transactions/steps/action';
import { actionOf } from '../../blocks/transactions/steps/action-of';
import { stepOf } from '../../blocks/transactions/steps/step-of';
import type { PoolCurrency, PoolRow, RowVault } from './pool-row';

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

/** The calls of a row's contract. */
function callsOf(row: PoolRow) {
  const { category, contract, isNative, vault } = row;
  const [farm, pool] = [moneyFarm(row), { address: contract, isNative }];
  const byHand = {
    stake: (amount: bigint) => farmDepositCall(farm, amount),
    unstake: (amount: bigint) => farmWithdrawCall(farm, amount),
    harvest: () => farmHarvestCall(farm),
    exit: () => farmEmergencyCall(farm),
  };
  const ofPool = {
    stake: (amount: bigint) => poolDepositCall(pool, amount),
    unstake: (amount: bigint) => poolWithdrawCall(pool, amount),
    harvest: () => poolHarvestCall(pool),
    exit: () => poolEmergencyCall(pool),
  };
  const ofVault = {
    ...ofPool,
    stake: (amount: bigint) => vaultDepositCall(contract, amount),
    ...(vault && { unstake: (amount: bigint) => vaultWithdrawCall(contract, withdrawalOf(vault, amount)) }),
    // What it has earned is in the stake.
    exit: () => vaultWithdrawCall(contract, { kind: 'all' }),
  };
  return { auto: ofVault, core: byHand, community: ofPool }[category];
}

/** Stakes an amount in smallest units. */
export function stakeStep(row: PoolRow, amount: bigint): Step {
  return stepOf({
    calls: () => [callsOf(row).stake(amount)],
    summary: (drawn) => ({
      text: 'Stake %amount% %symbol%',
      ...placesOf(drawnAmount(drawn, 'Pay'), row.staked, 'paid'),
    }),
    toast: earningToast('staked', row.staked.currency.symbol),
    ...(row.category === 'auto' && { gas: vaultGas }),
    refusals: {
      PoolHasEnded: { text: 'This pool has ended' },
      ZeroShares: { text: 'this is worth less than the smallest vault share' },
      RewardUnpaid: { text: 'the vault is owed a reward that can’t be paid right now' },
    },
  });
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

/** Takes an amount of the stake out; what was earned comes along. Of the vault the call has the shares. */
export function unstakeStep(row: PoolRow, amount: bigint): Step {
  const { vault, staked, earning } = row;
  return stepOf({
    calls: () => [callsOf(row).unstake(amount)],
    summary: (drawn) => {
      const leaving = vault ? leavingAmount(row, amount) : drawnAmount(drawn, 'Receive');
      return { text: 'Unstake %amount% %symbol%', ...placesOf(leaving, staked, 'held') };
    },
    toast: vault ? vaultUnstakedToast(row, vault) : earningToast('unstaked', earning.currency.symbol, owedLog(row)),
    ...(vault && { gas: vaultGas }),
  });
}

/** What its stake has earned since it was collected last stays owed to the vault, not to who leaves. */
function vaultUnstakedToast({ contract, earning }: PoolRow, { farms: master }: RowVault): StepToast {
  const values = { symbol: displaySymbol(earning.currency.symbol) };
  const text = 'The vault’s latest %symbol% earnings couldn’t be paid and aren’t included.';
  const unpaid = [{ log: farmOwedLog({ master, pid: moneyPid }, contract), description: { text, values } }];
  return { ...earningToast('unstaked', earning.currency.symbol), unpaid };
}

/** Pays what was earned: a deposit of nothing. */
export function harvestStep(row: PoolRow): Step {
  const { earning, holding } = row;
  return stepOf({
    calls: () => [callsOf(row).harvest()],
    summary: { text: 'Harvest %amount% %symbol%', ...placesOf(holding?.earned ?? 0n, earning, 'held') },
    toast: earningToast('harvested', earning.currency.symbol, owedLog(row)),
  });
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
  const { category, staked, holding } = row;
  const amount = holding?.staked;
  const step = stepOf({
    calls: () => [callsOf(row).exit()],
    summary:
      amount === undefined
        ? { text: 'Exit with all %symbol%', values: { symbol: displaySymbol(staked.currency.symbol) } }
        : { text: 'Emergency exit with %amount% %symbol%', ...placesOf(amount, staked, 'held') },
    toast: exitToast(staked.currency.symbol),
    ...(category === 'auto' && { gas: vaultGas }),
  });
  return actionOf(step);
}

/** Collects for all what the vault has earned, for the bounty. */
export function bountyAction({ contract, earning, vault }: PoolRow): Action {
  const step = stepOf({
    calls: () => [vaultHarvestCall(contract)],
    summary: { text: 'Claim a bounty of %amount% %symbol%', ...placesOf(vault?.state.bounty ?? 0n, earning, 'held') },
    gas: vaultHarvestGas,
    toast: earningToast('bounty', earning.currency.symbol, vaultNoBountyLog(contract)),
  });
  return actionOf(step);
}
