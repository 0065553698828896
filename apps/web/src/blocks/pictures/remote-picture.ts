import { readUrl } from '@besc/wire/shared/api-read';
import { remotePictureRead } from '@besc/wire/tokens/token-reads';

/**
 * Where our own server has the picture that lies at `uri`: the page asks no stranger, so none learns who looks. Undefined
 * without an API and for what the API would refuse.
 */
export function remotePicture(uri: string, apiUrl: string): string | undefined {
  if (!/^(?:https?|ip[fn]s):\/\//i.test(uri)) return undefined;
  if (/^http/i.test(uri) && URL.canParse(uri) && new URL(uri).origin === window.location.origin) return uri;
  if (apiUrl === '') return undefined;
  return readUrl(apiUrl, remotePictureRead, { uri });
}
