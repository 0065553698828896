import * as z from 'zod/mini';
import { preference } from './preference';

/** Whether a transaction that was sent or is done makes a sound. */
export const sounds = preference({ key: 'audioPlay', schema: z.boolean(), otherwise: true });
