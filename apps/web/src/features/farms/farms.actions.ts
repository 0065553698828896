import type { Address } from '@besc/domain/shared/address';
import {
  farmDepositCall,
  farmEmergencyCall,
  farmHarvestCall,
  farmOwedLog,
  farmWithdrawCall,
} from '@besc/sdk/farms/farm-calls';
import { amountPlaces } from '../../blocks/language/amount-places';
import { earningToast, exitToast } from '../../blocks/staking/earning-toasts';
import type { Action, Step } from '../../blocks/transactions/steps/action';
import { actionOf } from '../../blocks/transactions/steps/action-of';
import type { FarmRow } from './farm-row';

const moneySymbol = 'MONEY';

/** What of a farm an act is told. */
type ActedFarm = Pick<FarmRow, 'farm' | 'lpToken' | 'lpSymbol' | 'mine'>;

/** Stakes LP (wei). */
export function stakeStep(master: Address, row: ActedFarm, amount: bigint): Step {
  const { pid } = row.farm;
  return {
    kind: 'transact',
    summary: { text: 'Stake %amount% %symbol%', ...amountPlaces(amount, row.lpToken, 'paid') },
    toast: earningToast('staked', row.lpSymbol),
    calls: () => [farmDepositCall({ master, pid }, amount)],
    shows: { address: master, functionName: 'deposit', args: { pid: BigInt(pid), amount } },
  };
}

/** Takes LP (wei) out; what was earned comes along. */
export function unstakeStep(master: Address, row: ActedFarm, amount: bigint): Step {
  const { pid } = row.farm;
  return {
    kind: 'transact',
    summary: { text: 'Unstake %amount% %symbol%', ...amountPlaces(amount, row.lpToken, 'held') },
    toast: earningToast('unstaked', moneySymbol, farmOwedLog({ master, pid })),
    calls: () => [farmWithdrawCall({ master, pid }, amount)],
    shows: { address: master, functionName: 'withdraw', args: { pid: BigInt(pid), amount } },
  };
}

/** Takes what was earned; of several, one that fails stops none. */
export function harvestStep(master: Address, { farm: { pid }, lpSymbol }: ActedFarm): Step {
  return {
    kind: 'transact',
    summary: { text: 'Harvest %farm%', values: { farm: lpSymbol } },
    toast: earningToast('harvested', moneySymbol, farmOwedLog({ master, pid })),
    calls: () => [farmHarvestCall({ master, pid })],
    // A deposit of nothing.
    shows: { address: master, functionName: 'deposit', args: { pid: BigInt(pid), amount: 0n } },
    isIndependent: true,
  };
}

/** Harvests these farms: in one confirmation where the wallet can, else one after the other; one that fails stops none. */
export function harvestAction(master: Address, rows: readonly ActedFarm[]): Action {
  const several = { text: 'Harvest %count% farms', values: { count: rows.length } };
  return actionOf(
    rows.map((row) => harvestStep(master, row)),
    { several },
  );
}

/** Takes the whole stake out, known or not, and gives up what it has earned. */
export function emergencyAction(master: Address, row: ActedFarm): Action {
  const { pid } = row.farm;
  const staked = row.mine?.staked;
  return actionOf({
    kind: 'transact',
    summary:
      staked === undefined
        ? { text: 'Exit with all %symbol%', values: { symbol: row.lpSymbol } }
        : { text: 'Emergency withdrawal of %amount% %symbol%', ...amountPlaces(staked, row.lpToken, 'held') },
    toast: exitToast(row.lpSymbol),
    calls: () => [farmEmergencyCall({ master, pid })],
    shows: { address: master, functionName: 'emergencyWithdraw', args: { pid: BigInt(pid) } },
  });
}
