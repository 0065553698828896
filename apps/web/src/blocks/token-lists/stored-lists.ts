import { listLocationSchema } from '@besc/wire/tokens/list-location-schema';
import * as z from 'zod/mini';
import { preference } from '../preferences/preference';
import { soundEntries } from '../preferences/sound-entries';

/**
 * The token lists a person keeps, by where they are: in their order, which of them are in use, and which default lists
 * were offered before, so that a removed one does not come back.
 */
export interface StoredLists {
  readonly urls: readonly string[];
  readonly active: readonly string[];
  readonly offered: readonly string[];
}

const places = soundEntries({ entry: listLocationSchema, most: 50, identity: String });

/** The lists of earlier visits; undefined: nothing was ever chosen. The only places that storage may name. */
export const storedLists = preference<StoredLists | undefined>({
  key: 'lists',
  schema: z.pipe(
    z.object({ urls: places, active: places, offered: places }),
    z.transform(({ urls, active, offered }) => ({ urls, active: active.filter((url) => urls.includes(url)), offered })),
  ),
  otherwise: undefined,
});
