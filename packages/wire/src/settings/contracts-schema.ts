import * as z from 'zod/mini';
import { contractAddressSchema } from '../shared/address-schema';

const contractSchema = z.object({
  address: contractAddressSchema,
  /** No event of the contract is older; 0 for one that was there before the deployment. */
  startBlock: z.int('must be a whole number').check(z.minimum(0, 'must not be negative')),
});

/** Without these there is no exchange, and nothing of the product can begin. */
const required = {
  shared: ['multicall'],
  tokens: ['wbesc', 'money', 'stable'],
  swap: ['factory', 'router', 'feeCollector'],
} as const;

/** The contracts of a chain by slug and name, as the deployment wrote them and every reader passes them on. */
export const contractsSchema = z.record(z.string(), z.record(z.string(), contractSchema)).check((context) => {
  for (const [slug, names] of Object.entries(required)) {
    const missing = names.find((name) => context.value[slug]?.[name] === undefined);
    if (missing === undefined) continue;
    const path = [slug, missing];
    context.issues.push({ code: 'custom', input: context.value, path, message: 'is missing' });
    return;
  }
});
