import * as z from 'zod/mini';
import { preference } from '../../blocks/preferences/preference';

/** Whether the risk of the game was acknowledged. */
export const acceptedRisk = preference({ key: 'userPredictionAcceptedRisk', schema: z.boolean(), otherwise: false });

/** Whether the chart's disclaimer is still to be shown. */
export const chartDisclaimerShow = preference({
  key: 'userPredictionChartDisclaimerShow',
  schema: z.boolean(),
  otherwise: true,
});
