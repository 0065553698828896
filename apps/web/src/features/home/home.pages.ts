import type { FeaturePages } from '../../blocks/feature/feature-pages';
import { HomeScreen } from './home.screen';

export const pages: FeaturePages = {
  pages: [{ path: '/', Page: HomeScreen }],
  titles: [{ prefix: '/', name: 'Home' }],
};
