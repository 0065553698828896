import type { ApiFeature } from './shared/api-feature';
import * as slugs from './slugs';

/** Every feature the API serves. */
export const features: readonly ApiFeature[] = Object.values(slugs);
