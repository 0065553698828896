import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makePlace } from '../../../../test/make-place';
import type { AccountHistory } from '../../../blocks/feature/account-history';
import type { Feature } from '../../../blocks/feature/feature';
import { AccountCheck } from './account-check';

const account = checksumAddress(`0x${'aa'.padStart(40, '0')}`);
const told: AccountHistory = () => [
  {
    name: { text: 'Farms' },
    formula: { text: 'Farms' },
    sources: [],
    parts: [{ name: { text: 'Farms' }, unit: 'count' }],
    told: async () => [1n],
    compute: async () => ({ values: [1n], fromBlock: 1n, events: 1 }),
  },
];
const feature = (slug: string, history: AccountHistory): Feature => ({
  slug,
  order: 1,
  at: [],
  pages: async () => ({ pages: [], titles: [], history: async () => history }),
});
const broken: AccountHistory = () => {
  throw new Error('No such contract');
};

test('a feature that cannot tell an account’s past hides none of the others, and that is said', async () => {
  render(makePlace(<AccountCheck account={account} />, { features: [feature('odd', broken), feature('farms', told)] }));
  expect(await screen.findByRole('heading', { name: 'Farms' })).toBeVisible();
  expect(screen.getByText('Some of this couldn’t be loaded')).toBeVisible();
});

test('all that was loaded is shown without a word of more', async () => {
  render(makePlace(<AccountCheck account={account} />, { features: [feature('farms', told)] }));
  expect(await screen.findByRole('heading', { name: 'Farms' })).toBeVisible();
  expect(screen.queryByText('Some of this couldn’t be loaded')).not.toBeInTheDocument();
});
