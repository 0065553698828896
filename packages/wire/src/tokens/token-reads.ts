import * as z from 'zod/mini';
import type { ApiRead } from '../shared/api-read';

const text = z._default(z.string(), '');

/** A list of another host, for pages whose policy lets them ask nobody. */
export const remoteListRead = { path: '/lists/remote', query: z.object({ url: text }) } as const satisfies ApiRead;

/** A picture of another host, drawn anew. */
export const remotePictureRead = {
  path: '/tokens/picture',
  query: z.object({ uri: text }),
} as const satisfies ApiRead;
