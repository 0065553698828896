import { fetchEarned } from '@besc/wire/profile/fetch-earned';
import { type AskedDocuments, each } from '../support/asked-documents';

export const asked: AskedDocuments = {
  fetchEarned: ({ url }) =>
    each(
      ['first-swap', 'first-liquidity', 'early-vault-user'],
      async (campaign) => (await fetchEarned({ url, campaign, untilBlock: 100 }))?.rows,
    ),
};
