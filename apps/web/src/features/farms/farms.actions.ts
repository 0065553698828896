import type { Address } from '@besc/domain/shared/address';
import {
  farmDepositCall,
  farmEmergencyCall,
  farmHarvestCall,
  farmOwedLog,
  farmWithdrawCall,
} from '@besc/sdk/farms/farm-calls';
import { drawnAmount } from '@besc/sdk/shared/writes/draw-calls';
import { amountPlaces } from '../../blocks/language/amount-places';
import { earningToast, exitToast } from '../../blocks/staking/earning-toasts';
import type { Action, Step } from '../../blocks/transactions/steps/action';
import { actionOf } from '../../blocks/transactions/steps/action-of';
import { stepOf } from '../../blocks/transactions/steps/step-of';
import type { FarmRow } from './farm-row';

const moneySymbol = 'MONEY';

/** What of a farm an act is told. */
type ActedFarm = Pick<FarmRow, 'farm' | 'lpToken' | 'lpSymbol' | 'mine'>;

/** Stakes LP (wei). */
export function stakeStep(master: Address, { farm: { pid }, lpToken, lpSymbol }: ActedFarm, amount: bigint): Step {
  return stepOf({
    calls: () => [farmDepositCall({ master, pid }, amount)],
    summary: (drawn) => ({
      text: 'Stake %amount% %symbol%',
      ...amountPlaces(drawnAmount(drawn, 'Pay'), lpToken, 'paid'),
    }),
    toast: earningToast('staked', lpSymbol),
  });
}

/** Takes LP (wei) out; what was earned comes along. */
export function unstakeStep(master: Address, { farm: { pid }, lpToken }: ActedFarm, amount: bigint): Step {
  return stepOf({
    calls: () => [farmWithdrawCall({ master, pid }, amount)],
    summary: (drawn) => ({
      text: 'Unstake %amount% %symbol%',
      ...amountPlaces(drawnAmount(drawn, 'Receive'), lpToken, 'held'),
    }),
    toast: earningToast('unstaked', moneySymbol, farmOwedLog({ master, pid })),
  });
}

/** Takes what was earned; of several, one that fails stops none. */
export function harvestStep(master: Address, { farm: { pid }, lpSymbol }: ActedFarm): Step {
  return stepOf({
    calls: () => [farmHarvestCall({ master, pid })],
    summary: { text: 'Harvest %farm%', values: { farm: lpSymbol } },
    toast: earningToast('harvested', moneySymbol, farmOwedLog({ master, pid })),
    isIndependent: true,
  });
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
export function emergencyAction(master: Address, { farm: { pid }, lpToken, lpSymbol, mine }: ActedFarm): Action {
  const step = stepOf({
    calls: () => [farmEmergencyCall({ master, pid })],
    summary:
      mine?.staked === undefined
        ? { text: 'Exit with all %symbol%', values: { symbol: lpSymbol } }
        : { text: 'Emergency withdrawal of %amount% %symbol%', ...amountPlaces(mine.staked, lpToken, 'held') },
    toast: exitToast(lpSymbol),
  });
  return actionOf(step);
}
