import * as z from 'zod/mini';
import { layoutPreference } from '../../blocks/list/list-layout';
import { preference } from '../../blocks/preferences/preference';

/** Table or cards. */
export const farmsLayout = layoutPreference('userFarmsViewMode');

/** Whether only farms with an own stake are shown: always, never, or, until it is chosen, among finished ones alone. */
export const farmStakedOnly = preference({
  key: 'userFarmStakedOnly',
  schema: z.enum(['on-finished', 'true', 'false']),
  otherwise: 'on-finished',
});
