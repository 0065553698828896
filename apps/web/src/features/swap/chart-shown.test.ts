// @vitest-environment happy-dom

import { expect, test } from 'vitest';
import { preferencesStore } from '../../blocks/preferences/preferences-store';
import { chartShown } from './chart-shown';

test('SET-23 whether the chart is shown is kept; it is until somebody hides it', () => {
  preferencesStore.setState({}, true);
  expect(chartShown.get()).toBe(true);
  chartShown.set(false);
  expect(chartShown.get()).toBe(false);
  expect(JSON.parse(localStorage.getItem('besc-preferences') ?? '{}').isExchangeChartDisplayed).toBe(false);
});
