import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Address } from '@besc/domain/shared/address';
import type { Token } from '@besc/domain/shared/token';
import { createBatchReader } from '@besc/sdk/shared/reads/batch-reader';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { createClient, http } from 'viem';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MakeEnglish } from '../../../../test/make-english';
import { ChainProvider } from '../../../blocks/chain/chain-context';
import { silentIndexes } from '../../../blocks/chain/silent-indexes';
import { walletStore } from '../../../blocks/wallet/wallet-store';
import { MarketPanel } from './market-panel';

const settings = makeSettings();
const token = (address: Address, symbol: string): Token => ({
  kind: 'token',
  chainId: 2372,
  address,
  decimals: 18,
  symbol,
  name: symbol,
});
const busdc = token(addressOf(settings, 'tokens', 'stable'), 'BUSDC');
const own = '0x00000000000000000000000000000000000000aa';

/** What the index answers beside an ordinary market; undefined: it is down. */
let answer: Record<string, unknown> | undefined;
let isAsked: boolean;

const trade = (at: number, changes: Record<string, unknown> = {}) => ({
  id: `${at}`,
  transaction: `0x${'1'.repeat(64)}`,
  timestamp: 1_790_000_000 - at,
  amountUSD: '3.5',
  from: '0x00000000000000000000000000000000000000bb',
  amount0In: '2',
  amount1In: '0',
  amount0Out: '0',
  amount1Out: '4',
  ...changes,
});

beforeEach(() => {
  silentIndexes.clear();
  isAsked = false;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async () => {
    isAsked = true;
    if (answer === undefined) return Response.json({}, { status: 503 });
    const sums = { volumeUSD: '2500000', untrackedVolumeUSD: '2500000', totalTransactions: 9 };
    return Response.json({
      data: {
        pair: { ...sums, reserveNative: '100' },
        bundle: { nativePrice: '0.5' },
        before: { items: [] },
        ranges: { items: [] },
        trades: { items: [] },
        ...answer,
      },
    });
  });
});
afterEach(() => vi.restoreAllMocks());

function show(symbol = 'WBESC') {
  const wbesc = token(addressOf(settings, 'tokens', 'wbesc'), symbol);
  const client = createClient({ transport: http('http://127.0.0.1:9') });
  const reader = createBatchReader({ client, multicall: addressOf(settings, 'shared', 'multicall') });
  const { container } = render(
    <MakeEnglish>
      <QueryClientProvider client={new QueryClient()}>
        <ChainProvider chain={{ settings, client, reader }}>
          <MarketPanel pair={{ input: wbesc, output: busdc, inputToken: wbesc, outputToken: busdc }} />
        </ChainProvider>
      </QueryClientProvider>
    </MakeEnglish>,
  );
  return container;
}
const rows = () =>
  within(screen.getByRole('region', { name: 'Trades' }))
    .getAllByRole('row')
    .slice(1);

test('the day of the pair stands in figures; what is not known is a dash', async () => {
  answer = {};
  show();
  const told = async (name: string) => (await screen.findByText(name)).nextElementSibling?.textContent;
  expect(await told('24h volume')).toBe('$2,500,000');
  expect(await told('Liquidity')).toBe('$50.00');
  expect(await told('24h fees')).toBe('$6,250');
  expect(await told('24h high')).toBe('–');
  expect(screen.getByText('No trades yet')).toBeInTheDocument();
});

test('trades are told newest first, and the own ones are marked', async () => {
  walletStore.setState({ status: 'connected', address: checksumAddress(own) });
  answer = { trades: { items: [trade(1, { from: own }), trade(2)] } };
  show();
  await screen.findByText('You');
  expect(rows()).toHaveLength(2);
  expect(rows()[0]).toHaveTextContent(/You/);
  expect(rows()[1]).not.toHaveTextContent(/You/);
});

test.each([
  ['is down', undefined],
  ['answers nonsense', { trades: { items: [{ id: 5 }] } }],
  [
    'tells more trades than were asked for',
    { trades: { items: Array.from({ length: 10_000 }, (_, at) => trade(at)) } },
  ],
  ['does not know the pair', { pair: null }],
])('with an index that %s nothing stands there, and no gap', async (_, told) => {
  answer = told;
  const container = show();
  await waitFor(() => expect(isAsked).toBe(true));
  await new Promise((done) => setTimeout(done, 50));
  expect(container).toBeEmptyDOMElement();
});

test('a token that lies about its symbol does not become the head of the table', async () => {
  answer = { trades: { items: [trade(1)] } };
  show(`BUSDC\u202E${'long '.repeat(60)}`);
  const heads = within(await screen.findByRole('region', { name: 'Trades' })).getAllByRole('columnheader');
  for (const head of heads) expect(head.textContent?.length).toBeLessThanOrEqual(20);
});
