import { expect, test } from 'vitest';
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
