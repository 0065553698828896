import { addressOf } from '@besc/contracts/deploy/address-of';
import { type Currency, nativeCoin } from '@besc/domain/shared/token';
import { createBatchReader } from '@besc/sdk/shared/reads/batch-reader';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { fireEvent, render } from '@testing-library/react';
import { createClient, custom } from 'viem';
import { expect, test } from 'vitest';
import { ChainProvider } from '../chain/chain-context';
import { CurrencyMark } from './currency-mark';

const address = checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
const token = { kind: 'token', chainId: 2372, address, decimals: 18, symbol: 'TKN', name: 'Token' } as const;

const picture = (currency: Currency) => {
  const settings = { ...makeSettings(), api: { url: '/api' } };
  const client = createClient({ transport: custom({ request: () => Promise.reject(new Error('no chain')) }) });
  const reader = createBatchReader({ client, multicall: addressOf(settings, 'shared', 'multicall') });
  return render(
    <ChainProvider chain={{ settings, client, reader }}>
      <CurrencyMark currency={currency} />
    </ChainProvider>,
  ).container;
};

test('TOKEN-35 TOKEN-30 OPEN-86 our own server’s picture, then the list’s own as our server drew it, then a drawn mark', () => {
  const container = picture({ ...token, logoURI: 'https://evil.example/track.png' });
  const source = () => container.querySelector('img')?.getAttribute('src');
  const fail = () => fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(source()).toBe(`/images/tokens/${address}.png`);
  fail();
  expect(source()).toBe('/api/tokens/picture?uri=https%3A%2F%2Fevil.example%2Ftrack.png');
  fail();
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
});

test('the native coin asks for no picture', () => {
  const { container } = render(<CurrencyMark currency={nativeCoin(2372)} />);
  expect(container.querySelector('img')).toBeNull();
});
