import { usernameProblem } from '@besc/domain/profile/username';
import * as z from 'zod/mini';
import { signedMessage } from '../shared/signed-message';
import { userSchema } from './user-schema';

/** Gives an account with a profile its name, once and for ever. */
export const registerNameMessage = signedMessage({
  space: 'profile',
  purpose: 'RegisterName',
  path: '/api/users/register',
  answer: userSchema,
  fields: {
    username: {
      type: 'string',
      schema: z
        .string()
        .check(z.refine((name) => usernameProblem(name) === undefined, 'must be 3 to 15 letters and digits')),
    },
  },
});
