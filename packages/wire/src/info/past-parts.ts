import { pastPoolShape, pastTokenShape, pastTotalsShape } from '@besc/domain/info/info-rows';
import { rowsOf } from '../shared/index-document';

/** The last state by a time (unix seconds); none where it begins later. */
const lastBy = (list: string, time: string, where = '') =>
  `${list}(where: { ${where}timestamp_lte: ${time} }, orderBy: "timestamp", orderDirection: "desc", limit: 1)`;

/** A token's state by a time; `where` names the token unless the list is its own. */
export const tokenBy = (time: string, list = 'snapshots', where = '') =>
  rowsOf(lastBy(list, time, where), pastTokenShape, 1);

/** A pool's state by a time. */
export const poolBy = (time: string, list = 'snapshots', where = '') =>
  rowsOf(lastBy(list, time, where), pastPoolShape, 1);

/** The exchange's state by a time. */
export const totalsBy = (time: string) => rowsOf(lastBy('factorySnapshots', time), pastTotalsShape, 1);

/** USD of one native coin by a time. */
export const nativeBy = (time: string) =>
  rowsOf(lastBy('bundleSnapshots', time), { timestamp: 'time', nativePrice: 'usd' }, 1);
