import { dashedAddPath, sameCurrencyPath, singleRemovePath } from '@besc/domain/liquidity/liquidity-path';
import type { FeaturePages } from '../../blocks/feature/feature-pages';
import { AddLiquidityScreen } from './add-liquidity.screen';
import { FindScreen } from './find.screen';
import { LiquidityScreen } from './liquidity.screen';
import { RemoveLiquidityScreen } from './remove-liquidity.screen';

export const pages: FeaturePages = {
  pages: [
    { path: '/liquidity', Page: LiquidityScreen },
    { path: '/find', Page: FindScreen },
    ...['/add', '/create'].flatMap((path) => [
      { path, Page: AddLiquidityScreen },
      {
        path: `${path}/:currencyIdA`,
        Page: AddLiquidityScreen,
        redirect: ({ currencyIdA = '' }) => dashedAddPath(currencyIdA),
      },
      {
        path: `${path}/:currencyIdA/:currencyIdB`,
        Page: AddLiquidityScreen,
        redirect: ({ currencyIdA = '', currencyIdB = '' }) => sameCurrencyPath(currencyIdA, currencyIdB),
      },
    ]),
    { path: '/remove/:currencyIdA/:currencyIdB', Page: RemoveLiquidityScreen },
  ],
  redirects: [
    { path: '/pool', target: () => ({ path: '/liquidity' }) },
    { path: '/remove/:tokens', target: ({ tokens = '' }) => ({ path: singleRemovePath(tokens) }) },
  ],
  titles: [
    { prefix: '/add', name: 'Add Liquidity' },
    { prefix: '/create', name: 'Add Liquidity' },
    { prefix: '/remove', name: 'Remove Liquidity' },
    { prefix: '/liquidity', name: 'Liquidity' },
    { prefix: '/find', name: 'Import Pool' },
  ],
  history: async () => (await import('./liquidity.history')).liquidityHistory,
};
