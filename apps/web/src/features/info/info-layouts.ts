import { layoutPreference } from '../../blocks/list/list-layout';

/** Table or cards. */
export const infoTokensLayout = layoutPreference('infoTokensViewMode');
export const infoPoolsLayout = layoutPreference('infoPoolsViewMode');
