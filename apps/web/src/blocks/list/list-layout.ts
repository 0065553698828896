import * as z from 'zod/mini';
import { preference } from '../preferences/preference';

/** How lists are drawn: as the person chose once, otherwise by the room there is. */
export type ListLayout = 'table' | 'cards';

export const listLayout = preference({
  key: 'listLayout',
  schema: z.enum(['table', 'cards', 'by-room']),
  otherwise: 'by-room',
});
