import { join } from 'node:path';
import { addressSchema } from '@besc/wire/shared/address-schema';
import * as z from 'zod';
import { apiFeature } from '../../../src/shared/api-feature';
import { json, route } from '../../../src/shared/route';
import { signedRoute } from '../../../src/shared/signed-route';
import { noteMessage } from './note-message';

const noteRow = z.object({
  account: addressSchema,
  text: z.string(),
  stars: z.int(),
  tip: z.string(),
  signedAt: z.bigint().transform(Number),
});
const noteShape = z.object({ ...noteRow.shape, signedAt: z.int() });

const upsert = `insert into api_notes.note (topic, account, text, stars, signed_at, tip)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (topic, account) do update set text = $3, stars = $4, signed_at = $5, tip = $6
  where note.signed_at < $5`;

/** Notes of accounts on topics, one of each account: the smallest feature that stores what is signed. */
export const notesFeature = apiFeature({
  slug: 'notes',
  migrations: join(import.meta.dirname, 'migrations'),
  config: z.object({}),
  routes: (context) => [
    route({
      method: 'GET',
      path: '/notes/:topic',
      summary: 'The notes on a topic, newest first.',
      params: z.object({ topic: z.string().max(40) }),
      query: z.object({ limit: z.coerce.number().int().min(1).max(1000).default(100) }),
      answer: json(z.object({ notes: z.array(noteShape).readonly() })),
      async handle({ params, query }) {
        const select = `select account, text, stars, tip, signed_at as "signedAt" from api_notes.note
          where topic = $1 order by signed_at desc limit $2`;
        return { body: { notes: await context.store.query(noteRow, select, [params.topic, query.limit]) } };
      },
    }),
    signedRoute(context, {
      summary: 'Puts a note, in the place of an earlier one.',
      message: noteMessage,
      async prepare({ account, timestamp, fields: { topic, text, stars, tip } }) {
        return async ({ query }) => {
          const values = [topic, account, text, stars, timestamp, tip];
          const stored = await query(z.unknown(), `${upsert} returning account`, values);
          return { body: { stored: stored.length === 1 } };
        };
      },
    }),
  ],
});
