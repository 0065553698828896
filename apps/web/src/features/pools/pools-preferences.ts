import * as z from 'zod/mini';
import { layoutPreference } from '../../blocks/list/list-layout';
import { preference } from '../../blocks/preferences/preference';

/** Table or cards, of both lists of pools. */
export const poolsLayout = layoutPreference('userPoolsViewMode');

/** Whether only pools with an own stake are shown, in both lists. */
export const poolStakedOnly = preference({ key: 'userPoolStakedOnly', schema: z.boolean(), otherwise: false });
