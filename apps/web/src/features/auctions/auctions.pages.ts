import type { FeaturePages } from '../../blocks/feature/feature-pages';
import { AuctionsScreen } from './auctions.screen';

export const pages: FeaturePages = {
  pages: [{ path: '/farms/auction', Page: AuctionsScreen }],
  titles: [{ prefix: '/farms/auction', name: 'Farm Auctions' }],
  history: async () => (await import('./auctions.history')).bidHistory,
};
