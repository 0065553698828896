import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Token } from '@besc/domain/shared/token';
import { createBatchReader } from '@besc/sdk/shared/reads/batch-reader';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createClient, http } from 'viem';
import { expect, test } from 'vitest';
import { MakeEnglish } from '../../../test/make-english';
import { ChainProvider } from '../chain/chain-context';
import { ToastsProvider } from '../toast/toasts-provider';
import { allowancesQuery } from './allowances-query';
import { GivenAllowances } from './given-allowances';

const settings = makeSettings();
const at = (digit: string) => checksumAddress(`0x${digit.repeat(40)}`);
const token = (digit: string): Token => ({
  kind: 'token',
  chainId: 2372,
  address: at(digit),
  decimals: 18,
  symbol: `T${digit}`,
  name: `Token ${digit}`,
});
const tokens = [token('1'), token('2')];
const account = at('5');
const router = addressOf(settings, 'swap', 'router');

function show(allowances: readonly { token: string; amount: bigint }[], isUnread = false) {
  const client = createClient({ transport: http('http://127.0.0.1:9') });
  const reader = createBatchReader({ client, multicall: addressOf(settings, 'shared', 'multicall') });
  const queryClient = new QueryClient();
  const { queryKey } = allowancesQuery({ settings, reader }, { account, tokens });
  const told = allowances.map((one) => ({ token: checksumAddress(one.token), spender: router, amount: one.amount }));
  queryClient.setQueryData(queryKey, { allowances: told, isUnread });
  render(
    <MakeEnglish>
      <QueryClientProvider client={queryClient}>
        <ChainProvider chain={{ settings, client, reader }}>
          <ToastsProvider>
            <GivenAllowances account={account} tokens={tokens} />
          </ToastsProvider>
        </ChainProvider>
      </QueryClientProvider>
    </MakeEnglish>,
  );
}
const open = () => userEvent.click(screen.getByRole('button', { name: 'Allowances' }));

test('each allowance has its amount and its way back, and several have one for all', async () => {
  show([
    { token: at('1'), amount: 2n ** 256n - 1n },
    { token: at('2'), amount: 5n * 10n ** 18n },
  ]);
  await open();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/T1.*swap router.*Unlimited.*Revoke/),
    expect.stringMatching(/T2.*swap router.*5.*Revoke/),
  ]);
  expect(screen.getByRole('button', { name: 'Revoke all' })).toBeEnabled();
});

test('none, and some that were not read, are said', async () => {
  show([], true);
  await open();
  expect(screen.getByText('None')).toBeInTheDocument();
  expect(screen.getByText('Some allowances were not read.')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Revoke all' })).toBeNull();
});
