import type { ListFetchReason } from '@besc/wire/tokens/list-fetch-error';
import type { Message } from '../language/message';

/** The failures of lists whose words carry a part of their own, as texts that can be translated. */
const patterns: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/^Failed to download list (?<part>.*)$/s, 'Failed to download list %part%'],
  [/^Failed to resolve ENS name: (?<part>.*)$/s, 'Failed to resolve ENS name: %part%'],
  [/^Failed to translate contenthash to URI: (?<part>.*)$/s, 'Failed to translate contenthash to URI: %part%'],
  [/^Token list failed validation: (?<part>.*)$/s, 'Token list failed validation: %part%'],
];

const plainTexts = ['Duplicate tokens.', 'Unrecognized list URL protocol.'];

/** What a failed list says, as a text with its values; words of others stay as they are. */
export function listErrorMessage(error: string): Message | string {
  for (const [pattern, text] of patterns) {
    const part = pattern.exec(error)?.groups?.part;
    if (part !== undefined) return { text, values: { part } };
  }
  return plainTexts.includes(error) ? { text: error } : error;
}

/** A sentence on what the place of a list did, where that is known. */
export function listReasonText(reason: ListFetchReason): string | undefined {
  const texts: Partial<Record<ListFetchReason, string>> = {
    'too-large': 'The file is larger than 4 MB.',
    timeout: 'It didn’t respond in time.',
    'not-json': 'That isn’t a token list.',
    refused: 'Lists are fetched from public https addresses only.',
    unreachable: 'Couldn’t reach it.',
    'no-gateway': 'No gateway is configured for it.',
  };
  return texts[reason];
}
