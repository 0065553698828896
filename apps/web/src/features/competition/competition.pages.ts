import type { FeaturePages } from '../../blocks/feature/feature-pages';
import { CompetitionScreen } from './competition.screen';

export const pages: FeaturePages = {
  pages: [{ path: '/trading-competition', Page: CompetitionScreen }],
  redirects: [{ path: '/competition', target: () => ({ path: '/trading-competition' }) }],
  titles: [
    { prefix: '/trading-competition', name: 'Trading Battle' },
    { prefix: '/competition', name: 'Trading Battle' },
  ],
};
