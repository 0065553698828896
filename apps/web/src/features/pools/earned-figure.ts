import { addressOf } from '@besc/contracts/deploy/address-of';
import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import { contractOf } from '@besc/contracts/deploy/contract-of';
import { moneyPid } from '@besc/domain/farms/farm';
import { vaultGrowth } from '@besc/domain/pools/vault-growth';
import type { Address } from '@besc/domain/shared/address';
import { min } from '@besc/domain/shared/math';
import type { StakeSums } from '@besc/domain/shared/stake-sums';
import { computeFarmActions } from '@besc/sdk/farms/compute-farm-actions';
import { computePools } from '@besc/sdk/pools/compute-pools';
import { computeVault } from '@besc/sdk/pools/compute-vault';
import type { Computed } from '@besc/sdk/shared/replay/chain-at';
import { fetchFarmEarnings } from '@besc/wire/farms/fetch-farm-earnings';
import { fetchPoolEarnings } from '@besc/wire/pools/fetch-pool-earnings';
import { fetchVaultEarnings } from '@besc/wire/pools/fetch-vault-earnings';
import type { Settings } from '@besc/wire/settings/settings';
import { deployedToken } from '../../blocks/chain/deployed-token';
import type { Figure, MakeFigure } from '../../blocks/check/figure';
import { formulas } from '../../blocks/check/formulas';
import type { EarnedToken } from '../../blocks/staking/earned-day';

/** What pools ever paid an account in a token; in MONEY also what it earned in the vault and with MONEY staked by hand. */
export const poolsEarnedFigure =
  (
    account: Address,
    { token, pools }: { readonly token: EarnedToken; readonly pools: readonly Address[] },
  ): MakeFigure =>
  (settings) => {
    const isAsked = (pool: Address) => pools.includes(pool);
    const isMoney = token.key === addressOf(settings, 'tokens', 'money');
    const vault = isMoney && contractIfAny(settings, 'pools', 'vault') ? vaultFigure(settings, account) : undefined;
    const byHand = { ...farmPlace(settings), account, isAsked: (pid: number) => pid === moneyPid };
    return {
      name: { text: 'Earned' },
      formula: formulas.replayed,
      sources: [poolSource(settings), ...(vault?.sources ?? [])],
      parts: [
        { name: { text: 'Pools' }, unit: token },
        ...(vault
          ? [
              { name: { text: 'Manual %symbol%', values: { symbol: token.symbol } }, unit: token },
              ...vault.parts.slice(2),
            ]
          : []),
      ],
      told: async (request, time, chain) => {
        const days = await fetchPoolEarnings({ ...request, account });
        const ofPools = total(days.filter(({ poolId }) => isAsked(poolId)))('harvested');
        if (vault === undefined) return [ofPools];
        const farms = await fetchFarmEarnings({ ...request, account });
        const ofFarm = total(farms.filter(({ farmId }) => byHand.isAsked(Number(farmId))))('harvested');
        return [ofPools, ofFarm, ...(await vault.told(request, time, chain)).slice(2)];
      },
      compute: async (chain) => {
        const ofPools = await computePools(chain, { ...poolPlace(settings), account, isAsked });
        if (vault === undefined) return joined([[ofPools, 3]]);
        const ofFarm = await computeFarmActions(chain, byHand);
        return joined([
          [ofPools, 3],
          [ofFarm, 3],
          [await vault.compute(chain), 2],
        ]);
      },
    };
  };

/** What an account did in the vault, and how much its shares had grown when it did so last. */
export function vaultFigure(settings: Settings, account: Address): Figure {
  const { address, startBlock } = contractOf(settings, 'pools', 'vault');
  const { address: master } = farmPlace(settings);
  const money = deployedToken(settings, 'money');
  return {
    name: { text: 'Auto %symbol%', values: { symbol: money.symbol } },
    formula: formulas.replayed,
    sources: [
      { contract: address, events: ['Deposit', 'Withdraw', 'Harvest', 'FeesSet', 'Pulled', 'Restaked'] },
      { contract: master, events: ['Deposit', 'Withdraw', 'EmergencyWithdraw'] },
      { contract: money.address, events: ['Emission'] },
    ],
    parts: [
      { name: { text: 'Deposited' }, unit: money },
      { name: { text: 'Withdrawn' }, unit: money },
      { name: { text: 'Vault gains' }, unit: money },
      { name: { text: 'Bounty' }, unit: money },
    ],
    told: async (request) => {
      const days = await fetchVaultEarnings({ ...request, account });
      const sum = total(days);
      const grown = vaultGrowth(days).reduce((all, value) => all + value, 0n);
      return [sum('deposited'), sum('withdrawn'), grown, sum('harvested')];
    },
    compute: (chain) =>
      computeVault(chain, { address, fromBlock: BigInt(startBlock), master, money: money.address, account }),
  };
}

/** Where what pools do is told. */
export function poolPlace(settings: Settings) {
  const { address: factory, startBlock } = contractOf(settings, 'pools', 'factory');
  return { factory, fromBlock: BigInt(startBlock) };
}

/** The factory, and what its pools say. */
export function poolSource(settings: Settings): Figure['sources'][number] {
  const events = ['NewSmartChefContract', 'Deposit', 'Withdraw', 'EmergencyWithdraw', 'RewardOwed'];
  return { contract: poolPlace(settings).factory, events };
}

/** Sums of what days moved. */
export const total = (days: readonly StakeSums[]) => (of: keyof StakeSums) =>
  days.reduce((sum, day) => sum + day[of].amount, 0n);

function farmPlace(settings: Settings) {
  const { address, startBlock } = contractOf(settings, 'farms', 'master');
  return { address, fromBlock: BigInt(startBlock), money: addressOf(settings, 'tokens', 'money') };
}

/** Values of several from a place on, as one. */
function joined(all: readonly (readonly [Computed, number])[]): Computed {
  return {
    values: all.flatMap(([{ values }, from]) => values.slice(from)),
    fromBlock: all.map(([{ fromBlock }]) => fromBlock).reduce(min),
    events: all.reduce((sum, [{ events }]) => sum + events, 0),
  };
}
