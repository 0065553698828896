import type { FeaturePages } from '../../blocks/feature/feature-pages';
import { IfoScreen } from './ifo.screen';
import { IfoHistoryScreen } from './ifo-history.screen';

export const pages: FeaturePages = {
  pages: [
    { path: '/ifo', Page: IfoScreen },
    { path: '/ifo/history', Page: IfoHistoryScreen },
  ],
  titles: [{ prefix: '/ifo', name: 'Initial Farm Offering' }],
};
