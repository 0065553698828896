import { expect, test } from 'vitest';
import { layoutOf } from './layout';
import { localPlan } from './local-plan';
import { localRoles } from './local-roles';
import { withSettings } from './test/with-settings';

test('rounds that end before they are late, and claims of nothing or given twice, are refused by name', () => {
  const laidOut = (told: unknown) => () => withSettings('prediction', told);
  const claim = { epoch: 1, account: localRoles.deployer, amount: '1' };
  expect(laidOut({ intervalSeconds: 59 })).toThrow('settings.prediction.intervalSeconds must');
  expect(laidOut({ claims: [claim, { ...claim, epoch: 2, amount: '0' }] })).toThrow(
    'settings.prediction.claims[1].amount must',
  );
  expect(laidOut({ claims: [claim, { ...claim, amount: '2' }] })).toThrow('settings.prediction.claims has');
  const fit = { intervalSeconds: 60, claims: [claim, { ...claim, epoch: 2 }] };
  expect(laidOut(fit)().contracts.prediction).toBeDefined();
});

test('a game on one market needs a least move and a largest round, one on several does not', () => {
  const laidOut = (sources: readonly string[], prediction: unknown) => () =>
    layoutOf({
      ...localPlan,
      settings: { ...localPlan.settings, oracle: { ...localPlan.settings.oracle, sources }, prediction },
    });
  const refusal = 'settings.prediction must have a minimumMove of at least 5 and a maximumRound';
  const one = ['mean:60', 'mean:90', 'mean:120', 'mean:180', 'mean:300'];
  // Three of five make the median.
  for (const sources of [one, ['mean:60', 'mean:90', 'mean:120', 'mean:60:MONEY', 'mean:60:HENNY']]) {
    const unfit = [{}, { minimumMove: 5 }, { maximumRound: '10' }, { minimumMove: 4, maximumRound: '10' }];
    for (const told of unfit) expect(laidOut(sources, told)).toThrow(refusal);
    expect(laidOut(sources, { minimumMove: 5, maximumRound: '10' })().contracts.prediction).toBeDefined();
  }
  expect(withSettings('prediction', {}).contracts.prediction).toBeDefined();
  expect(laidOut(one, { minimumMove: 101, maximumRound: '10' })).toThrow('settings.prediction.minimumMove must');
  expect(laidOut(one, { minimumMove: 5, maximumRound: '1.9' })).toThrow('settings.prediction.maximumRound must');
});
