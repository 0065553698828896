import type { Feature } from '../../blocks/feature/feature';
import { hasNames } from './has-names';

/** The name service: names in place of addresses. It has no page of its own. */
export const namesFeature: Feature = {
  slug: 'names',
  order: 100,
  nameService: {
    isDeployed: hasNames,
    load: async () => (await import('./name-reader')).nameReader,
  },
};
