import { gameShape, roundShape } from '@besc/domain/lottery/lottery-rows';
import type { Row } from '@besc/domain/shared/row-shape';
import { fetchIndex, type IndexRequest } from '../shared/fetch-index';
import { indexDocument, oneRow, rowsOf } from '../shared/index-document';
import type { IndexedLotteryRound } from './fetch-lottery-rounds';

/** All rounds together, and the newest one, undefined before the first. */
export type LotteryGame = Row<typeof gameShape> & { readonly newest: IndexedLotteryRound | undefined };

const document = indexDocument('', {
  game: oneRow('lotteryGame(id: "1")', gameShape),
  newest: rowsOf('lotteryRounds(orderBy: "lotteryId", orderDirection: "desc", limit: 1)', roundShape),
});

/** The whole lottery; undefined where there is none. Throws FetchError. */
export async function fetchLotteryGame(request: IndexRequest): Promise<LotteryGame | undefined> {
  const { game, newest } = await fetchIndex({ ...request, document });
  return game && { ...game, newest: newest[0] };
}
