import * as z from 'zod/mini';
import { preference } from './preference';

/** Whether reviews are skipped and trades with a high price impact allowed. */
export const expertMode = preference({ key: 'userExpertMode', schema: z.boolean(), otherwise: false });
