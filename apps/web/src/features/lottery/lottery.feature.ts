import type { Feature } from '../../blocks/feature/feature';

/** Tickets of four digits, two draws a day, and the proof of each draw. */
export const lotteryFeature: Feature = {
  slug: 'lottery',
  order: 70,
  at: ['lottery'],
  pages: async () => (await import('./lottery.pages')).pages,
  front: { tile: { order: 45, load: async () => (await import('./components/lottery-tile')).LotteryTile } },
  navigation: [{ group: 'Win', label: 'Lottery', path: '/lottery', order: 10 }],
};
