import type { FeaturePages } from '../../blocks/feature/feature-pages';
import { FarmsScreen, FinishedFarmsScreen } from './farms.screen';

export const pages: FeaturePages = {
  pages: [
    { path: '/farms', Page: FarmsScreen },
    { path: '/farms/history', Page: FinishedFarmsScreen },
  ],
  titles: [{ prefix: '/farms', name: 'Farms' }],
  history: async () => (await import('./farms.history')).farmHistory,
};
