import * as z from 'zod/mini';
import { preference } from './preference';

/** Whether the page is dark; undefined: as the system is. `public/opening.js` reads it before the first paint. */
export const darkMode = preference<boolean | undefined>({ key: 'isDark', schema: z.boolean(), otherwise: undefined });
