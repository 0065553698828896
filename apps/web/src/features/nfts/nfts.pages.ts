import type { FeaturePages } from '../../blocks/feature/feature-pages';
import { ActivityScreen } from './activity.screen';
import { CollectionScreen } from './collection.screen';
import { CollectionsScreen } from './collections.screen';
import { ItemScreen } from './item.screen';
import { MarketHomeScreen } from './market-home.screen';
import { OwnItemsScreen } from './own-items.screen';

export const pages: FeaturePages = {
  pages: [
    { path: '/nfts', Page: MarketHomeScreen },
    { path: '/nfts/collections', Page: CollectionsScreen },
    { path: '/nfts/collections/:address', Page: CollectionScreen },
    { path: '/nfts/collections/:address/:tokenId', Page: ItemScreen },
    { path: '/nfts/activity', Page: ActivityScreen },
    { path: '/nfts/profile', Page: OwnItemsScreen },
    { path: '/nfts/profile/:account', Page: OwnItemsScreen },
    // Whatever else stands below is part of the market.
    { path: '/nfts/collections/*', Page: CollectionsScreen },
    { path: '/nfts/*', Page: MarketHomeScreen },
  ],
  titles: [
    { prefix: '/nfts', name: 'Overview' },
    { prefix: '/nfts/collections', name: 'Collections' },
    { prefix: '/nfts/profile', name: 'Your Profile' },
  ],
  history: async () => (await import('./nfts.history')).itemHistory,
};
