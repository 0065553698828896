import type { Address } from '@besc/domain/shared/address';
import { fetchFarmDays } from '@besc/wire/farms/fetch-farm-days';
import { fetchPoolDays } from '@besc/wire/pools/fetch-pool-days';
import { fetchPoolPay } from '@besc/wire/pools/fetch-pool-pay';
import { fetchVaultDays } from '@besc/wire/pools/fetch-vault-days';
import type { IndexRequest } from '@besc/wire/shared/fetch-index';
import type { StakeDays } from '../../blocks/staking/stake-history-subject';
import type { PoolRow } from './pool-row';

const daySeconds = 86_400;
/** The farm in which MONEY itself is staked, by hand and by the vault. */
const moneyPid = 0;

type DaysRequest = IndexRequest & { readonly times: readonly number[] };

/** The days of what a row is, by the index. Throws FetchError. */
export async function fetchRowDays(
  { category, contract }: Pick<PoolRow, 'category' | 'contract'>,
  request: DaysRequest,
): Promise<StakeDays> {
  switch (category) {
    case 'community':
      return await poolDays(request, contract);
    case 'core': {
      const paying = await moneyDays(request);
      return { locked: paying, paying };
    }
    case 'auto': {
      const [days, paying] = await Promise.all([fetchVaultDays({ ...request, vault: contract }), moneyDays(request)]);
      const locked = days.map(({ time, assetsUSD, pricePerShare }) => ({
        ...{ time, stakedUsdE18: assetsUSD, sharePrice: pricePerShare },
      }));
      return { locked, paying };
    }
  }
}

async function moneyDays(request: DaysRequest) {
  const days = await fetchFarmDays({ ...request, pid: moneyPid });
  return days.map(({ time, stakedUSD, moneyPerBlock }) => ({
    ...{ time, stakedUsdE18: stakedUSD, rewardPerBlock: moneyPerBlock },
  }));
}

/** A pool pays the same from its start to its end; days outside of it have no reward. */
async function poolDays(request: DaysRequest, pool: Address): Promise<StakeDays> {
  const { times, ...index } = request;
  const [days, pay] = await Promise.all([fetchPoolDays({ ...index, pool, times }), fetchPoolPay({ ...index, pool })]);
  const isPaying = (time: number) =>
    pay !== undefined && time + daySeconds > pay.from && (pay.until === undefined || time <= pay.until);
  const paying = days.map(({ time, stakedUSD }) => ({
    ...{ time, stakedUsdE18: stakedUSD, rewardPerBlock: isPaying(time) ? pay?.rewardPerBlock : undefined },
  }));
  return { locked: paying, paying };
}
