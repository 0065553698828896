import * as z from 'zod/mini';
import { webLocationSchema } from '../shared/location-schema';

/** Where the project of a token is at home. As short as token lists take it, which carry it to the page (`extensions`). */
export const projectLinkSchema = webLocationSchema.check(z.maxLength(42, 'must be at most 42 characters'));
