import { addressOf } from '@besc/contracts/deploy/address-of';
import { contractOf } from '@besc/contracts/deploy/contract-of';
import { moneyPid } from '@besc/domain/farms/farm';
import type { Address } from '@besc/domain/shared/address';
import { computeFarmActions } from '@besc/sdk/farms/compute-farm-actions';
import { fetchFarmEarnings } from '@besc/wire/farms/fetch-farm-earnings';
import type { Settings } from '@besc/wire/settings/settings';
import { deployedToken } from '../../blocks/chain/deployed-token';
import type { MakeFigure } from '../../blocks/check/figure';
import { formulas } from '../../blocks/check/formulas';

/** What farms ever paid an account. */
export const farmsEarnedFigure =
  (account: Address): MakeFigure =>
  (settings) => ({
    name: { text: 'Earned' },
    formula: formulas.addedUp,
    sources: farmSources(settings),
    parts: [{ name: { text: 'Earned' }, unit: deployedToken(settings, 'money') }],
    told: async (request) => {
      const days = await fetchFarmEarnings({ ...request, account });
      const ofFarms = days.filter(({ farmId }) => Number(farmId) !== moneyPid);
      return [ofFarms.reduce((sum, { harvested }) => sum + harvested.amount, 0n)];
    },
    compute: async (chain) => {
      const isAsked = (pid: number) => pid !== moneyPid;
      const computed = await computeFarmActions(chain, { ...farmPlace(settings), account, isAsked });
      return { ...computed, values: computed.values.slice(-1) };
    },
  });

/** Where what farms pay is told. */
export function farmPlace(settings: Settings) {
  const { address, startBlock } = contractOf(settings, 'farms', 'master');
  return { address, fromBlock: BigInt(startBlock), money: addressOf(settings, 'tokens', 'money') };
}

export function farmSources(settings: Settings) {
  const { address, money } = farmPlace(settings);
  return [
    { contract: address, events: ['Deposit', 'Withdraw', 'EmergencyWithdraw'] },
    { contract: money, events: ['Emission'] },
  ];
}
