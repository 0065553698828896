import type { Address } from '@besc/domain/shared/address';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { fetchSquadPurchases } from '@besc/wire/squad/fetch-squad-purchases';
import type { AskedDocuments } from '../support/asked-documents';

/** A sale of the history that sold tickets. */
async function saleOf(url: string): Promise<Address> {
  const query = '{ squadPurchases(limit: 1) { items { saleId } } }';
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { data } = (await response.json()) as { data: { squadPurchases: { items: { saleId: string }[] } } };
  return checksumAddress(data.squadPurchases.items[0]?.saleId ?? '');
}

export const asked: AskedDocuments = {
  fetchSquadPurchases: async ({ url }) =>
    (await fetchSquadPurchases({ url, sale: await saleOf(url), first: 100 })).rows,
};
