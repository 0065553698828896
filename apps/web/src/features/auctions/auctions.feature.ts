import type { Feature } from '../../blocks/feature/feature';

/** Auctions of farm slots, in which projects bid MONEY. */
export const auctionsFeature: Feature = {
  slug: 'auctions',
  order: 45,
  at: ['farms/auction'],
  pages: async () => (await import('./auctions.pages')).pages,
  front: { tile: { order: 55, load: async () => (await import('./components/auction-tile')).AuctionTile } },
  navigation: [{ group: 'Earn', label: 'Farm Auctions', path: '/farms/auction', order: 15 }],
};
