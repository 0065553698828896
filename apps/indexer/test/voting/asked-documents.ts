import { fetchIndexHealth } from '@besc/wire/swap/fetch-index-health';
import { fetchPowers } from '@besc/wire/voting/fetch-holdings';
import type { AskedDocuments } from '../support/asked-documents';

export const asked: AskedDocuments = {
  fetchPowers: async ({ url, person, staker, token, vault }) => {
    const block = (await fetchIndexHealth({ url })).indexedBlock ?? 0;
    return (await fetchPowers({ url, accounts: [person, staker], block, money: token, vault })).parts;
  },
};
