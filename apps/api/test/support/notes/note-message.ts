import { plainTextSchema } from '@besc/wire/shared/plain-text-schema';
import { signedMessage } from '@besc/wire/shared/signed-message';
import { wholeSchema } from '@besc/wire/shared/stake-schema';
import * as z from 'zod/mini';

/** What somebody says on a topic; a later note takes the place of an earlier one. */
export const noteMessage = signedMessage({
  space: 'notes',
  purpose: 'PutNote',
  path: '/notes',
  answer: z.object({ stored: z.boolean() }),
  fields: {
    topic: { type: 'string', schema: plainTextSchema(40) },
    text: { type: 'string', schema: plainTextSchema(4_000) },
    tip: { type: 'uint256', schema: wholeSchema },
    stars: { type: 'uint32', schema: z.int().check(z.minimum(0), z.maximum(5)) },
  },
});
