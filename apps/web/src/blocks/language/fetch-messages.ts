import * as z from 'zod/mini';

const messagesSchema = z.record(z.string(), z.string());

/** Loads `/locales/<code>.json`: a flat object of texts by their English key. Throws when it is not that. */
export async function fetchMessages(code: string): Promise<Record<string, string>> {
  const response = await fetch(`/locales/${code}.json`, { signal: AbortSignal.timeout(30_000) });
  if (!response.ok) throw new Error(`GET /locales/${code}.json answered ${response.status}`);
  return z.parse(messagesSchema, await response.json());
}
