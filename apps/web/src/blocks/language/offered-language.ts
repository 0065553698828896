import { languages } from './languages';

/** Tags that browsers use for languages which are offered under another one. */
const otherTags: readonly (readonly [RegExp, string])[] = [
  [/^zh\b(?=.*\b(?:hant|tw|hk|mo)\b)/, 'zh-TW'],
  [/^zh\b/, 'zh-CN'],
  [/^pt-br\b|^pt$/, 'pt-BR'],
  [/^pt\b/, 'pt-PT'],
  [/^tl\b/, 'fil'],
  [/^in\b/, 'id'],
];

/** The first of a browser's languages that the page has, by its code; undefined where it has none. */
export function offeredLanguage(wanted: readonly string[]): string | undefined {
  for (const tag of wanted) {
    const lower = tag.toLowerCase();
    const [, other] = otherTags.find(([pattern]) => pattern.test(lower)) ?? [];
    const code = other ?? languages.find(({ code }) => code === lower.split('-')[0])?.code;
    if (code !== undefined) return code;
  }
  return undefined;
}
