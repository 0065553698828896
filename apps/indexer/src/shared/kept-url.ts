import { cleanText } from '@besc/domain/shared/clean-text';

/** The longest place that is kept: what is longer would not be asked for either. */
const longest = 200;

/** A place of a file as the chain told it, fit to keep: empty when it is too long. */
export function keptUrl(text: string): string {
  const url = cleanText(text);
  return url.length > longest ? '' : url;
}
