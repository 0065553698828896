import * as z from 'zod/mini';
import { preference } from '../preferences/preference';

/** Whether this browser shows the name of the own profile; others see it anyhow. */
export const usernameVisibility = preference({
  key: 'userUsernameVisibility',
  schema: z.boolean(),
  otherwise: true,
});
