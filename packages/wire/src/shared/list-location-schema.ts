import { parseNameLocation } from '@besc/domain/tokens/parse-name-location';
import * as z from 'zod/mini';

/**
 * Where a token list may be: an http or https URL, `ipfs://…`, `ipns://…`, a name of the name service (`name.eth`, with
 * an optional path), or a path on the page's own host. At most 2048 characters.
 */
export const listLocationSchema = z
  .string('must be a list location')
  .check(
    z.maxLength(2048, 'is too long'),
    z.refine(isListLocation, 'must be an http, https, ipfs or ipns URL, a name or a path'),
  );

function isListLocation(text: string): boolean {
  if (!/^[\x21-\x7e]+$/.test(text)) return isName(text);
  if (/^https?:\/\//i.test(text)) {
    if (!URL.canParse(text)) return false;
    const url = new URL(text);
    return url.username === '' && url.password === '' && url.hostname !== '';
  }
  if (/^ip[fn]s:\/\//i.test(text)) return /^ip[fn]s:\/\/[\w.-]+(?:\/[\w./%-]*)?$/i.test(text);
  if (text.startsWith('/')) return /^\/(?![/\\])/.test(text) && !text.includes('\\');
  return isName(text);
}

/** Names are of any script, as recipients are; what stands behind one is plain. */
function isName(text: string): boolean {
  const location = parseNameLocation(text);
  return location !== undefined && text === text.trim() && /^(?:\/[\w./%-]*)?$/.test(location.path);
}
