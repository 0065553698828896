import { normalize } from 'viem/ens';
import { NameError } from './name-error';

/** Longest name that is looked up, in characters. */
const maximumLength = 255;

/**
 * The one spelling of a name (ENSIP-15): letter case is folded, and names that mix scripts, imitate others or hold hidden
 * characters throw NameError. Its tables are large (about 25 KiB gzip): load this module when a name is met, not before.
 */
export function normalizeName(text: string): string {
  const trimmed = text.trim();
  if (trimmed === '' || trimmed.length > maximumLength) {
    throw new NameError('NAME_INVALID', 'A name has 1 to 255 characters');
  }
  try {
    return normalize(trimmed);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new NameError(
      hasForeignCharacter(trimmed) ? 'NAME_LOOKALIKE' : 'NAME_INVALID',
      `The name is not valid: ${why}`,
      error,
    );
  }
}

function hasForeignCharacter(text: string): boolean {
  return [...text].some((character) => (character.codePointAt(0) ?? 0) > 0x7f);
}
