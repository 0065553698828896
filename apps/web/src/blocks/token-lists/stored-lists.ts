import { type ListChoice, listChoice } from '@besc/domain/tokens/list-choice';
import { listLocationSchema } from '@besc/wire/shared/list-location-schema';
import * as z from 'zod/mini';
import { preference } from '../preferences/preference';
import { soundEntries } from '../preferences/sound-entries';

/** The choice of lists as it is stored. */
export interface StoredLists {
  readonly urls: readonly string[];
  readonly active: readonly string[];
  readonly offered: readonly string[];
}

/** So many lists a person may have. */
export const mostLists = 50;
// More are read back than may be added: new default lists come on top, and what was offered stays beyond its removal.
const places = soundEntries({ entry: listLocationSchema, most: 2 * mostLists, identity: String });

/** The lists of earlier visits; undefined: nothing was ever chosen. The only places that storage may name. */
export const storedLists = preference<StoredLists | undefined>({
  key: 'lists',
  schema: z.pipe(
    z.object({ urls: places, active: places, offered: places }),
    z.transform(({ urls, active, offered }) => ({ urls, active: active.filter((url) => urls.includes(url)), offered })),
  ),
  otherwise: undefined,
});

/** Which lists there are and which are in use, from what is stored. */
export function readListChoice(defaults: readonly string[], stored = storedLists.get()): ListChoice {
  return listChoice(stored && { urls: stored.urls, activeListUrls: stored.active, offered: stored.offered }, defaults);
}
