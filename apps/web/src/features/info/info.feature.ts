import type { Feature } from '../../blocks/feature/feature';
import { poolPath, tokenPath } from './info-paths';

/** Analytics: the exchange, its tokens and its pools in figures. */
export const infoFeature: Feature = {
  slug: 'info',
  order: 70,
  at: ['info', 'check'],
  pageOf: { token: tokenPath, pool: poolPath },
  pages: async () => (await import('./info.pages')).pages,
  navigation: [
    { group: 'Info', label: 'Overview', path: '/info', order: 10 },
    { group: 'Info', label: 'Tokens', path: '/info/tokens', order: 11 },
    { group: 'Info', label: 'Pools', path: '/info/pools', order: 12 },
    { group: 'Info', label: 'Check an address', path: '/check', order: 12 },
  ],
};
