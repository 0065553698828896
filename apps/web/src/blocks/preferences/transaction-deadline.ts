import { defaultDeadlineSeconds } from '@besc/domain/settings/settings-defaults';
import * as z from 'zod/mini';
import { preference } from './preference';

/** Seconds that a transaction may wait before the chain refuses it. */
export const transactionDeadline = preference({
  key: 'userDeadline',
  schema: z.int().check(z.minimum(1)),
  otherwise: defaultDeadlineSeconds,
});
