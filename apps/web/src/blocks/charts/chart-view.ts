import * as z from 'zod/mini';
import { preference } from '../preferences/preference';

/** How price charts are drawn. */
export const chartView = preference({
  key: 'userChartViewMode',
  schema: z.enum(['basic', 'tradingview']),
  otherwise: 'basic',
});
