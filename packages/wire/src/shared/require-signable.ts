import * as z from 'zod/mini';
import { firstIssue } from './first-issue';
import { jsonText } from './json-text';
import type { SignedFields, SignedMessage, SignedPost } from './signed-message';

/**
 * Throws RangeError unless the API, which checks the signature of what it has parsed, reads the post as it is: a text that its
 * schema shortens would carry no valid signature, and one that is too long is better refused before it is signed.
 */
export function requireSignable<Fields extends SignedFields>(
  message: SignedMessage<Fields>,
  post: Omit<SignedPost<Fields>, 'signature'>,
): void {
  const sent: unknown = JSON.parse(jsonText({ ...post, signature: '0x00' }));
  const read = z.safeParse(message.schema, sent);
  if (!read.success) {
    const { field, problem } = firstIssue(read.error);
    throw new RangeError(`${field || 'the post'} ${problem}`);
  }
  const { fields } = read.data;
  const changed = Object.keys(message.fields).find((name) => jsonText(fields[name]) !== jsonText(post.fields[name]));
  if (changed !== undefined) throw new RangeError(`fields.${changed} is not read as it is signed`);
}
