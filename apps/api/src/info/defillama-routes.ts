import { formatExact } from '@besc/domain/shared/amount';
import { daySeconds } from '@besc/domain/shared/constants';
import { feePartsBps, tradeFeeBps } from '@besc/domain/shared/trading-fee';
import { fetchExchangeDays, mostDays } from '@besc/wire/info/fetch-listed';
import { llamaDaysAnswer, llamaSummaryAnswer } from '@besc/wire/info/listing-answers';
import * as z from 'zod';
import { json, route } from '../shared/route';
import { wholeNumber } from '../shared/whole-number';
import { indexRefusals, type ListingIndex, shortCache } from './listing-index';

const usd = (e18: bigint | undefined) => formatExact(e18 ?? 0n, 18);

/** What DefiLlama asks of an exchange: value locked, volume and fees by day. */
export function defillamaRoutes(index: ListingIndex) {
  return [
    route({
      method: 'GET',
      path: '/defillama/summary',
      summary: 'Value locked now, and all that was traded, in USD.',
      answer: json(llamaSummaryAnswer),
      refusals: indexRefusals,
      async handle() {
        const { latest, nativeE18, totals } = await index.state();
        const isPriced = nativeE18 > 0n && totals !== undefined;
        const body = {
          timestamp: latest.timestamp,
          tvl_usd: isPriced ? usd(totals.totalLiquidityUSD) : null,
          total_volume_usd: isPriced ? usd(totals.totalVolumeUSD) : null,
        };
        return { body, headers: shortCache };
      },
    }),
    route({
      method: 'GET',
      path: '/defillama/days',
      summary: `Value locked, volume and fees by day (UTC), from one on, at most ${mostDays}; days without an event are left out.`,
      query: z.object({ from: wholeNumber(0, 2_147_483_647).default(0) }),
      answer: json(llamaDaysAnswer),
      refusals: indexRefusals,
      async handle({ query }) {
        const from = Math.floor(query.from / daySeconds) * daySeconds;
        const rows = await index.ask((request) => fetchExchangeDays({ ...request, from }));
        const data = rows.map(({ date, dailyVolumeUSD = 0n, totalLiquidityUSD, dailyTxns }) => ({
          date: new Date(date * 1000).toISOString().slice(0, 10),
          timestamp: date,
          tvl_usd: usd(totalLiquidityUSD),
          volume_usd: usd(dailyVolumeUSD),
          fees_usd: usd((dailyVolumeUSD * tradeFeeBps) / 10_000n),
          supply_side_fees_usd: usd((dailyVolumeUSD * feePartsBps.liquidityProviders) / 10_000n),
          transactions: dailyTxns,
        }));
        return { body: { data }, headers: shortCache };
      },
    }),
  ];
}
