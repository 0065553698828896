import type { FeaturePages } from '../../blocks/feature/feature-pages';
import { lazyPart } from '../../lib/lazy-part';
import { OverviewScreen } from './overview.screen';
import { PoolScreen } from './pool.screen';
import { PoolsScreen } from './pools.screen';
import { TokenScreen } from './token.screen';
import { TokensScreen } from './tokens.screen';

/** Apart, for it needs other parts than the rest. */
const CheckScreen = lazyPart('check', async () => (await import('./check.screen')).CheckScreen);

const about = {
  suffix: 'Info & Analytics',
  description: 'Statistics of the exchange: value locked, volume, top tokens, top pools and transactions.',
};

export const pages: FeaturePages = {
  pages: [
    { path: '/info', Page: OverviewScreen },
    { path: '/info/tokens', Page: TokensScreen },
    { path: '/info/tokens/:address', Page: TokenScreen },
    { path: '/info/pools', Page: PoolsScreen },
    { path: '/info/pools/:address', Page: PoolScreen },
    // Whatever else stands below is part of analytics.
    { path: '/info/tokens/*', Page: TokensScreen },
    { path: '/info/pools/*', Page: PoolsScreen },
    { path: '/info/*', Page: OverviewScreen },
    { path: '/check', Page: CheckScreen },
    { path: '/check/:address', Page: CheckScreen },
  ],
  titles: [
    { prefix: '/info', name: 'Overview', ...about },
    { prefix: '/info/tokens', name: 'Tokens', ...about },
    { prefix: '/info/pools', name: 'Pools', ...about },
    { prefix: '/check', name: 'Check an address' },
  ],
};
