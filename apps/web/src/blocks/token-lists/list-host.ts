/** Who serves a list, short enough for a line: its host or name, or the scheme and the first part of a content address. */
export function listHost(url: string): string {
  if (url.startsWith('/')) return window.location.host;
  const [, scheme, rest = ''] = /^(ip[fn]s:\/\/)(.*)$/.exec(url) ?? [];
  if (scheme === undefined) return /^https?:/.test(url) ? new URL(url).host : (url.split('/')[0] ?? url);
  const [content = ''] = rest.split('/');
  return scheme + (content.length > 20 ? `${content.slice(0, 8)}…${content.slice(-6)}` : content);
}
