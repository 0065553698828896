import { testAddress } from '@besc/domain/test/address';
import { expect, test } from 'vitest';
import { farmsHolding } from './farms.holding';

const master = testAddress(`0x${'7'.repeat(40)}`);
const none = { state: { kind: 'known', rows: [] }, isFailed: false } as const;

test('while tokens of farms could not be read there is nothing that another day is compared with', () => {
  expect(farmsHolding({ ...none, areTokensUnread: false }, master)).toMatchObject({ holding: { isUnread: false } });
  expect(farmsHolding({ ...none, areTokensUnread: true }, master)).toMatchObject({ holding: { isUnread: true } });
});
