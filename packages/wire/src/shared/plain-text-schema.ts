import { cleanText } from '@besc/domain/shared/clean-text';
import * as z from 'zod/mini';

/** Text of 1 to `maximumLength` characters for people to read, without control, bidirectional or invisible characters. */
export function plainTextSchema(maximumLength: number) {
  return z.string('must be a text').check(
    z.minLength(1, 'must not be empty'),
    z.maxLength(maximumLength, `is longer than ${maximumLength} characters`),
    z.refine((text) => cleanText(text) === text, 'contains control or invisible characters'),
  );
}
