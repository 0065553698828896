import { fetchLiquidityChanges } from '@besc/wire/liquidity/fetch-liquidity-changes';
import { fetchLiquidityPositions } from '@besc/wire/liquidity/fetch-liquidity-positions';
import { type AskedDocuments, each } from '../support/asked-documents';

export const asked: AskedDocuments = {
  fetchLiquidityPositions: ({ url, person }) => fetchLiquidityPositions({ url, account: person }),
  fetchLiquidityChanges: ({ url, person, pair }) =>
    each([undefined], async () => (await fetchLiquidityChanges({ url, account: person, pair, after: undefined })).rows),
};
