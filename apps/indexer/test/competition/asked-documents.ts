import { devAccounts } from '@besc/localnet/dev-accounts';
import { fetchCompetitionList } from '@besc/wire/competition/fetch-competition-list';
import { fetchCompetitionPlace } from '@besc/wire/competition/fetch-competition-place';
import { fetchCompetitionTrades } from '@besc/wire/competition/fetch-competition-trades';
import { fetchCompetitionUsers } from '@besc/wire/competition/fetch-competition-users';
import { fetchCompetitions, fetchNewestCompetition } from '@besc/wire/competition/fetch-competitions';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import type { AskedDocuments } from '../support/asked-documents';

/** Took part in the first competition of the history. */
const member = checksumAddress(devAccounts(2)[1]?.address ?? '');

export const asked: AskedDocuments = {
  fetchNewestCompetition: async ({ url }) => [await fetchNewestCompetition({ url })].flatMap((row) => row ?? []),
  fetchCompetitions: async ({ url }) => (await fetchCompetitions({ url, ids: [1] })).competitions,
  fetchCompetitionUsers: async ({ url }) => {
    const pages = await Promise.all(
      [undefined, 1].map((teamId) => fetchCompetitionUsers({ url, id: 1, teamId, first: 3 })),
    );
    return pages.flatMap(({ rows }) => rows);
  },
  fetchCompetitionPlace: async ({ url }) => {
    const place = await fetchCompetitionPlace({ url, id: 1, account: member });
    return place ? [place.user] : [];
  },
  fetchCompetitionTrades: async ({ url }) =>
    (await fetchCompetitionTrades({ url, id: 1, account: member, first: 3 })).rows,
  fetchCompetitionList: async ({ url }) => {
    const [first] = (await fetchCompetitions({ url, ids: [1] })).competitions;
    return (await fetchCompetitionList({ url, id: 1, closeBlock: first?.closeBlock ?? 0 })).traders;
  },
};
