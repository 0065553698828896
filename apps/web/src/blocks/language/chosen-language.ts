import * as z from 'zod/mini';
import { preference } from '../preferences/preference';

/** The chosen language by its code, translated or not. */
export const chosenLanguage = preference({
  key: 'language',
  schema: z.string().check(z.regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})?$/)),
  otherwise: 'en',
});
