import * as z from 'zod/mini';
import { preference } from './preference';

/** Whether swaps are restricted to pools of exactly the two tokens. */
export const singleHopOnly = preference({ key: 'userSingleHopOnly', schema: z.boolean(), otherwise: false });
