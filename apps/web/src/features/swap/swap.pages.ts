import type { FeaturePages } from '../../blocks/feature/feature-pages';
import { SwapScreen } from './swap.screen';

export const pages: FeaturePages = {
  pages: [{ path: '/swap', Page: SwapScreen }],
  redirects: [
    {
      path: '/swap/:outputCurrency',
      target: ({ outputCurrency = '' }) => ({ path: '/swap', query: { outputCurrency } }),
    },
  ],
  titles: [{ prefix: '/swap', name: 'Exchange' }],
};
