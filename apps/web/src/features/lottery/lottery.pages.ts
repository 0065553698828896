import type { FeaturePages } from '../../blocks/feature/feature-pages';
import { LotteryScreen } from './lottery.screen';

export const pages: FeaturePages = {
  pages: [{ path: '/lottery', Page: LotteryScreen }],
  titles: [{ prefix: '/lottery', name: 'Lottery' }],
  history: async () => (await import('./lottery.history')).ticketHistory,
};
