import type { FeaturePages } from '../../blocks/feature/feature-pages';
import { SquadScreen } from './squad.screen';

export const pages: FeaturePages = {
  pages: [{ path: '/pancake-squad', Page: SquadScreen }],
  redirects: [{ path: '/squad', target: () => ({ path: '/pancake-squad' }) }],
  titles: [{ prefix: '/pancake-squad', name: 'Squad' }],
};
