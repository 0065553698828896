/** The forms of a slug that the skeleton needs. */
export type FeatureNames = {
  readonly slug: string;
  readonly camel: string;
  readonly pascal: string;
  readonly label: string;
};

/** The engine of the index takes 45 letters for the name of a table, and the first is called `<slug>_staker`. */
const mostLetters = 45 - '_staker'.length;

/**
 * Names from a slug such as `farm-auctions`. Throws RangeError when it is not kebab-case, or when its contract's name would not
 * lead back to it, as the generated modules are called: where a word begins with a digit or is one letter before another, and
 * where `besc` comes first, which they leave out; or when a table or a record could have nothing of that name.
 */
export function featureNames(slug: string): FeatureNames {
  if (!/^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(slug)) {
    throw new RangeError(
      `"${slug}" is not a slug: use lower-case letters, digits within words and single dashes, such as farms.`,
    );
  }
  if (/^besc-|(?:^|-)[a-z]-/.test(slug)) {
    throw new RangeError(
      `"${slug}" is no slug whose contract could be called after it: leave besc- out, and no word may be one letter before another.`,
    );
  }
  if (slug.length > mostLetters) {
    throw new RangeError(`"${slug}" is too long: at most ${mostLetters} letters, for its table of the index.`);
  }
  const words = slug.split('-');
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1);
  if ([slug, camel].some((name) => name in {})) {
    throw new RangeError(`"${slug}" is no slug: whatever is looked up by name has something called ${camel} already.`);
  }
  const label = words.join(' ').replace(/^./, (letter) => letter.toUpperCase());
  return { slug, pascal, label, camel };
}
