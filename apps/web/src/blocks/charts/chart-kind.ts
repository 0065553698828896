import * as z from 'zod/mini';
import { preference } from '../preferences/preference';

/** What the price of a pair is drawn as. */
export const chartKind = preference({
  key: 'exchangeChartKind',
  schema: z.enum(['line', 'candles']),
  otherwise: 'candles',
});
