import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const messagesSchema = z.record(z.string(), z.string());

/** Two folders translate one English text differently; the page could only show one of them. */
class MessageConflictError extends Error {
  readonly code = 'MESSAGE_CONFLICT';

  constructor(text: string, locale: string) {
    super(`"${text}" has two different translations for ${locale}.`);
    this.name = 'MessageConflictError';
  }
}

/**
 * All texts of one language from every file `messages/<locale>.json` under `src`, sorted by key. Throws MessageConflictError
 * when two files disagree, and a schema error when a file is not a flat object of texts.
 */
export function mergedMessages(webRoot: string, locale: string): Record<string, string> {
  const merged = new Map<string, string>();
  for (const file of messageFiles(join(webRoot, 'src'), locale)) {
    const messages = z.parse(messagesSchema, JSON.parse(readFileSync(file, 'utf8')));
    for (const [key, text] of Object.entries(messages)) {
      if ((merged.get(key) ?? text) !== text) throw new MessageConflictError(key, locale);
      merged.set(key, text);
    }
  }
  return Object.fromEntries([...merged].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function messageFiles(folder: string, locale: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.replaceAll('\\', '/').endsWith(`/messages/${locale}.json`))
    .sort()
    .map((path) => join(folder, path));
}
