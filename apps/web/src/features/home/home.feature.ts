import type { Feature } from '../../blocks/feature/feature';

/** The front page. What it shows of the others they offer themselves (`Feature.front`). */
export const homeFeature: Feature = {
  slug: 'home',
  order: 20,
  at: [''],
  pages: async () => (await import('./home.pages')).pages,
};
