import * as z from 'zod/mini';
import { type Preference, preference } from '../preferences/preference';

/** How lists are drawn. */
export type ListLayout = 'table' | 'cards';

/** As the person chose for a list once, otherwise by the room there is. */
export type ListLayoutChoice = Preference<ListLayout | 'by-room'>;

/** Declares the choice of one list, or of several, under its own key. */
export function layoutPreference(key: string): ListLayoutChoice {
  return preference({ key, schema: z.enum(['table', 'cards', 'by-room']), otherwise: 'by-room' });
}
