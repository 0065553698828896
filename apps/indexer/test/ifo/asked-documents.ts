import { devAccounts } from '@besc/localnet/dev-accounts';
import { fetchIfoActions } from '@besc/wire/ifo/fetch-ifo-actions';
import { fetchIfos } from '@besc/wire/ifo/fetch-ifos';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { AskedDocuments } from '../support/asked-documents';

/** Took part in sales of the history. */
const member = checksumAddress(devAccounts(2)[1]?.address ?? '');

export const asked: AskedDocuments = {
  fetchIfos: async ({ url }) => (await fetchIfos({ url, first: 3 })).rows,
  fetchIfoActions: async ({ url }) => (await fetchIfoActions({ url, account: member, first: 3 })).rows,
};
