import * as z from 'zod/mini';
import { preference } from '../../blocks/preferences/preference';

/** Whether the price chart stands beside the card on wide screens. */
export const chartShown = preference({ key: 'isExchangeChartDisplayed', schema: z.boolean(), otherwise: true });
