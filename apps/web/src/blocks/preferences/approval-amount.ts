import * as z from 'zod/mini';
import { preference } from './preference';

/** How much a contract may take once it is approved: any amount, or only what the transaction needs. */
export const approvalAmount = preference({
  key: 'userApprovalAmount',
  schema: z.enum(['maximum', 'exact']),
  otherwise: 'maximum',
});
