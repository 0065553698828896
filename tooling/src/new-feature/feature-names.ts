/** The forms of a slug that the skeleton needs. */
export type FeatureNames = {
  readonly slug: string;
  readonly camel: string;
  readonly pascal: string;
  readonly label: string;
};

/**
 * Names from a slug such as `farm-auctions`. Throws RangeError when it is not kebab-case, or when a word begins with a digit:
 * names in camel case would not say where it begins.
 */
export function featureNames(slug: string): FeatureNames {
  if (!/^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/.test(slug)) {
    throw new RangeError(
      `"${slug}" is not a slug: use lower-case letters, digits within words and single dashes, such as farms.`,
    );
  }
  const words = slug.split('-');
  const pascal = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
  const label = words.join(' ').replace(/^./, (letter) => letter.toUpperCase());
  return { slug, pascal, label, camel: pascal.charAt(0).toLowerCase() + pascal.slice(1) };
}
