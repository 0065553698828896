import { fetchClaimableRounds, fetchLotteryAccount } from '@besc/wire/lottery/fetch-lottery-account';
import { fetchLotteryGame } from '@besc/wire/lottery/fetch-lottery-game';
import { fetchLotteryRound, fetchLotteryRounds } from '@besc/wire/lottery/fetch-lottery-rounds';
import { fetchRandomWord } from '@besc/wire/random/fetch-random-word';
import { indexLimits } from '@besc/wire/shared/index-limits';
import { type AskedDocuments, each } from '../support/asked-documents';

export const asked: AskedDocuments = {
  fetchClaimableRounds: ({ url, person }) => fetchClaimableRounds({ url, account: person }),
  fetchLotteryAccount: async ({ url, person }) => {
    const { sums, rounds } = await fetchLotteryAccount({ url, account: person });
    return sums && rounds;
  },
  fetchLotteryGame: async ({ url }) => (await fetchLotteryGame({ url }))?.newest,
  fetchLotteryRound: ({ url }) => fetchLotteryRound({ url, lotteryId: 1 }),
  fetchLotteryRounds: ({ url }) =>
    each([{}, { before: 3, limit: indexLimits.pageRows }], (page) => fetchLotteryRounds({ url, ...page })),
  fetchRandomWord: async ({ url }) => {
    const round = await fetchLotteryRound({ url, lotteryId: 1 });
    return fetchRandomWord({ url, id: String(round?.wordId) });
  },
};
