import type { FeaturePages } from '../../blocks/feature/feature-pages';
import { CollectionScreen } from './collection.screen';
import { CollectionsScreen } from './collections.screen';
import { OwnItemsScreen } from './own-items.screen';

export const nftsPages: FeaturePages = {
  pages: [
    { path: '/nfts', Page: CollectionsScreen },
    { path: '/nfts/collections', Page: CollectionsScreen },
    { path: '/nfts/collections/:address', Page: CollectionScreen },
    { path: '/nfts/profile', Page: OwnItemsScreen },
    { path: '/nfts/profile/:account', Page: OwnItemsScreen },
  ],
  titles: [
    { prefix: '/nfts', name: 'Overview' },
    { prefix: '/nfts/collections', name: 'Collections' },
    { prefix: '/nfts/profile', name: 'Your Profile' },
  ],
};
