import { addressOf } from '@besc/contracts/deploy/address-of';
import { createBatchReader } from '@besc/sdk/shared/reads/batch-reader';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createClient, http } from 'viem';
import { expect, test, vi } from 'vitest';
import { MakeEnglish } from '../../../test/make-english';
import { ChainProvider } from '../chain/chain-context';
import { ImportTokenView } from './import-token-view';

const settings = makeSettings();
const client = createClient({ transport: http('http://127.0.0.1:9') });
const reader = createBatchReader({ client, multicall: addressOf(settings, 'shared', 'multicall') });
const token = {
  kind: 'token',
  chainId: 2372,
  address: checksumAddress('0x1111111111111111111111111111111111111111'),
  decimals: 18,
  symbol: '<b>MONEY</b>',
  name: 'Not the one',
} as const;

test('TOKEN-29 a symbol of more than 20 characters is cut as everywhere', () => {
  const long = { ...token, symbol: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ' };
  render(
    <MakeEnglish>
      <ChainProvider chain={{ settings, client, reader }}>
        <ImportTokenView
          tokens={[{ token: long, source: 'Unknown Source', notice: { kind: 'none' } }]}
          onImport={() => undefined}
        />
      </ChainProvider>
    </MakeEnglish>,
  );
  expect(screen.getByText('ABCD…VWXYZ')).toBeInTheDocument();
  expect(screen.queryByText(long.symbol)).toBeNull();
});

test('LIST-38 LIST-42 LIST-44 the quoted warning, the source, and Import only with the tick; texts stay texts', async () => {
  const onImport = vi.fn();
  render(
    <MakeEnglish>
      <ChainProvider chain={{ settings, client, reader }}>
        <ImportTokenView
          tokens={[{ token, source: 'Unknown Source', notice: { kind: 'look-alike', symbol: 'MONEY' } }]}
          onImport={onImport}
        />
      </ChainProvider>
    </MakeEnglish>,
  );
  expect(
    screen.getByText(
      'Anyone can create a BEP20 token on BSC with any name, including creating fake versions of existing tokens and tokens that claim to represent projects that do not have a token. If you purchase an arbitrary token, you may be unable to sell it back.',
    ),
  ).toBeInTheDocument();
  expect(screen.getByText('Unknown Source')).toBeInTheDocument();
  expect(screen.getByText('<b>MONEY</b>')).toBeInTheDocument();
  expect(screen.getByText('This isn’t the MONEY you may know.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  expect(onImport).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('checkbox', { name: 'I understand' }));
  await userEvent.click(screen.getByRole('button', { name: 'Import' }));
  expect(onImport).toHaveBeenCalledOnce();
});

test('TOKEN-29 an address that does not fit its line breaks in its middle', () => {
  render(
    <MakeEnglish>
      <ChainProvider chain={{ settings, client, reader }}>
        <ImportTokenView
          tokens={[{ token, source: 'Unknown Source', notice: { kind: 'none' } }]}
          onImport={() => undefined}
        />
      </ChainProvider>
    </MakeEnglish>,
  );
  const halves = [...(document.querySelector('wbr')?.parentNode?.childNodes ?? [])].map((node) => node.textContent);
  expect(halves.filter(Boolean)).toEqual([token.address.slice(0, 21), token.address.slice(21)]);
});
