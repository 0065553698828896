import { inOrder } from '@besc/domain/shared/in-order';
import type { Feature } from '../blocks/feature/feature';
import * as slugs from './slugs';

/** Every feature of the app, in the order of the menu. */
export const features = inOrder<Feature>(Object.values(slugs));
