import { inOrder } from '@besc/domain/shared/in-order';
import type { KeeperFeature } from './shared/keeper-feature';
import * as slugs from './slugs';

/** Every slug that operators do something for, in the order of their status. */
export const features = inOrder<KeeperFeature>(Object.values(slugs));
