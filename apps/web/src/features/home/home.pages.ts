import type { FeaturePages } from '../../blocks/feature/feature-pages';
import { HomeScreen } from './home.screen';

export const homePages: FeaturePages = {
  pages: [{ path: '/', Page: HomeScreen }],
  titles: [{ prefix: '/', name: 'Home' }],
};
