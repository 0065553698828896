import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeSettings } from '@besc/wire/test/make-settings';
import { expect, test } from 'vitest';
import {
  eventsQuery,
  kindPricesQuery,
  lowestPricesQuery,
  marketQuery,
  moreListingsQuery,
  newestQuery,
  tradedQuery,
} from './nfts.queries';

const collection = checksumAddress(`0x${'a1'.repeat(20)}`);
const access = { settings: makeSettings() } as Parameters<typeof marketQuery>[0];

test('NFT-71 what is for sale is read again every ten seconds', () => {
  const queries = [
    tradedQuery(access),
    lowestPricesQuery(access, [collection]),
    marketQuery(access, collection),
    moreListingsQuery(access, collection, 'next'),
    newestQuery(access),
    kindPricesQuery(access, collection, [5]),
    eventsQuery(access, collection, undefined),
  ];
  for (const { refetchInterval } of queries) expect(refetchInterval({ state: { status: 'success' } })).toBe(10_000);
});
