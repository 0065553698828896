import { pastTokenShape, pastTotalsShape } from '@besc/domain/info/info-rows';
import { rowsOf } from '../shared/index-document';
import { lastBy } from '../shared/last-by';

/** A token's state by a time; `where` names the token unless the list is its own. */
export const tokenBy = (time: string, list = 'snapshots', where = '') =>
  rowsOf(lastBy(list, time, where), pastTokenShape, 1);

/** The exchange's state by a time. */
export const totalsBy = (time: string) => rowsOf(lastBy('factorySnapshots', time), pastTotalsShape, 1);
