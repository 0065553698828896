import { moneyPid } from '@besc/domain/farms/farm';
import type { Address } from '@besc/domain/shared/address';
import type { StakeDay } from '@besc/domain/yields/past-aprs';
import { fetchPaidFarmDays } from '@besc/wire/farms/fetch-paid-farm-days';
import { fetchPoolDays } from '@besc/wire/pools/fetch-pool-days';
import { fetchPoolPay } from '@besc/wire/pools/fetch-pool-pay';
import { fetchVaultDays } from '@besc/wire/pools/fetch-vault-days';
import { hasDay } from '@besc/wire/shared/fetch-block-span';
import type { IndexRequest } from '@besc/wire/shared/fetch-index';
import type { StakeDays } from '../../blocks/staking/stake-history-subject';
import type { PoolRow } from './pool-row';

type DaysRequest = IndexRequest & { readonly times: readonly number[] };

/** The days of what a row is, by the index. Throws FetchError. */
export async function fetchRowDays(
  { category, contract, emission }: Pick<PoolRow, 'category' | 'contract' | 'emission'>,
  request: DaysRequest,
): Promise<StakeDays> {
  switch (category) {
    case 'community':
      return await poolDays(request, contract);
    case 'core': {
      const paying = await moneyDays(request, emission);
      return { locked: paying, paying };
    }
    case 'auto': {
      const [days, paying] = await Promise.all([
        fetchVaultDays({ ...request, vault: contract }),
        moneyDays(request, emission),
      ]);
      const locked = days.map(({ time, assetsUSD, pricePerShare }) => ({
        time,
        stakedUsdE18: assetsUSD,
        sharePrice: pricePerShare,
      }));
      return { locked, paying };
    }
  }
}

async function moneyDays(request: DaysRequest, emission: PoolRow['emission']): Promise<StakeDay[]> {
  return await fetchPaidFarmDays({ ...request, pid: moneyPid, emission });
}

/** A pool pays the same from its start to its end; days outside of it have no reward. */
async function poolDays(request: DaysRequest, pool: Address): Promise<StakeDays> {
  const { times, ...index } = request;
  const [days, pay] = await Promise.all([fetchPoolDays({ ...index, pool, times }), fetchPoolPay({ ...index, pool })]);
  const paying = days.map(({ time, stakedUSD }) => ({
    time,
    stakedUsdE18: stakedUSD,
    rewardPerBlock: hasDay(pay, time) ? pay?.rewardPerBlock : undefined,
  }));
  return { locked: paying, paying };
}
