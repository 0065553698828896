import { fetchIfoActions } from '@besc/wire/ifo/fetch-ifo-actions';
import { fetchIfos } from '@besc/wire/ifo/fetch-ifos';
import type { AskedDocuments } from '../support/asked-documents';

export const asked: AskedDocuments = {
  fetchIfos: async ({ url }) => (await fetchIfos({ url, first: 3 })).rows,
  fetchIfoActions: async ({ url, person }) => (await fetchIfoActions({ url, account: person, first: 3 })).rows,
};
