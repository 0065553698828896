import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { makeSwapScreen, testAccount, testPairOf, testSettings } from '../../../test/swap/make-swap-screen';

// A wallet that never answers: what was asked of it goes on for ever.
vi.mock('../../blocks/wallet/wallet-engine-loader', () => ({ walletEngine: () => new Promise(() => undefined) }));
const busdc = testSettings.tokens.busdc.address;
const money = testSettings.tokens.money.address;

beforeEach(() => {
  vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('APPR-08 APPR-09 one token is being enabled; another one picked meanwhile is not', async () => {
  await makeSwapScreen({
    account: testAccount,
    pairs: [testPairOf([money, busdc], [1_000_000n, 1_000_000n])],
    url: `/swap?inputCurrency=${busdc}&outputCurrency=${money}&exactAmount=1`,
  });
  await userEvent.click(screen.getByRole('button', { name: 'Enable BUSDC' }));
  expect(await screen.findByRole('button', { name: /^Enabling/ })).toHaveAttribute('aria-busy', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Switch direction' }));
  expect(await screen.findByRole('button', { name: 'Enable MONEY' })).not.toHaveAttribute('aria-busy');
  expect(screen.queryByRole('button', { name: /^Enabling/ })).toBeNull();
});
