import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { noChain } from '../../../test/no-chain';
import { ChainProvider } from '../chain/chain-context';
import { AccountName } from './account-name';

const named = checksumAddress(`0x${'a1'.repeat(20)}`);
const other = checksumAddress(`0x${'b2'.repeat(20)}`);
const names = {
  findAddress: () => Promise.reject(new Error('No name is typed here')),
  findContent: () => Promise.reject(new Error('No content is asked for here')),
  findName: async (account: string) => (account === named ? 'alice.besc' : undefined),
};

test('an account is called by its name, else by its short address, and the whole address is at hand', async () => {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChainProvider chain={{ ...noChain(), loadNames: async () => names }}>
        <AccountName address={named} />
        <AccountName address={other} />
      </ChainProvider>
    </QueryClientProvider>,
  );
  expect(await screen.findByText('alice.besc')).toHaveAttribute('title', named);
  expect(screen.getByTitle(other)).toHaveTextContent(/^0x[bB]2…[bB]2[bB]2$/);
});
