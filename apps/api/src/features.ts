import type { ApiFeature } from './shared/api-feature';
import { tokensFeature } from './tokens/tokens-feature';

/** Every feature the API serves. */
export const features: readonly ApiFeature[] = [tokensFeature];
