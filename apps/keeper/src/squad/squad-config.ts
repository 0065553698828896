import { wholeNumber } from '@besc/wire/settings/environment';
import * as z from 'zod';

/** What running the sale can be told. */
export const squadConfig = z
  .object({ SQUAD_LEAD_SECONDS: wholeNumber({ least: 0, most: 86_400, fallback: 0 }) })
  .transform((env) => ({
    /** Where it is given, presale and public sale are opened as soon as the snapshot lets them, the latter to begin so long after. */
    leadSeconds: env.SQUAD_LEAD_SECONDS,
  }));

/** The sale's own settings. */
export type SquadConfig = z.output<typeof squadConfig>;
