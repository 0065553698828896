import { layoutPreference } from '../../blocks/list/list-layout';

/** Table or cards, of both lists of pools. */
export const poolsLayout = layoutPreference('userPoolsViewMode');
