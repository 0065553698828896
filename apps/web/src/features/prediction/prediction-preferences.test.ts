// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { preferencesStore } from '../../blocks/preferences/preferences-store';
import { acceptedRisk, chartDisclaimerShow } from './prediction-preferences';

test('SET-29 SET-30 what was acknowledged is kept under the documents’ names, with a time', () => {
  acceptedRisk.set(true);
  chartDisclaimerShow.set(false);
  expect(preferencesStore.getState()).toMatchObject({
    userPredictionAcceptedRisk: true,
    userPredictionChartDisclaimerShow: false,
  });
  expect(JSON.stringify(localStorage)).toContain('userPredictionAcceptedRisk');
});
