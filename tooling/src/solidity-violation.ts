import { isBelow } from './slugs';

const place = /^packages\/contracts\/(?<part>src|test)\/(?<slug>[^/]+)\/(?:.*\/)?(?<name>[^/]+)\.sol$/;
/** What the suites of all slugs share. */
const suiteParts = ['shared', 'support', 'zoo'];
/** Two forms of the lock of `src/shared` stand behind `@chain-lock`. */
const libraries = ['@openzeppelin/contracts/', '@chain-lock/'];

/**
 * Says why a Solidity file may not import another (paths from the root; a library by its name), or undefined when it may.
 * A contract sees its own slug, `src/shared`, OpenZeppelin, and of the slugs that its own stands on the interfaces alone.
 * Suites also see one another's parts and the contracts of the slugs below.
 */
export function solidityViolation(file: string, target: string): string | undefined {
  const from = place.exec(file)?.groups;
  const to = place.exec(target)?.groups;
  if (from === undefined) return 'the file belongs to no slug';
  if (to === undefined) {
    return libraries.some((library) => target.startsWith(library)) ? undefined : `${target} is no file of a slug`;
  }
  const refused = `${from.part}/${from.slug} may not import ${to.part}/${to.slug}/${to.name}`;
  if (from.part === 'src' && to.part === 'test') return refused;
  const isShared = to.part === 'src' ? to.slug === 'shared' : suiteParts.includes(to.slug ?? '');
  if (isShared || from.slug === to.slug) return undefined;
  if (from.part === 'test' && suiteParts.includes(from.slug ?? '')) return undefined;
  const isSeen = from.part === 'test' || /^I[A-Z]/.test(to.name ?? '');
  return isSeen && from.slug !== 'shared' && isBelow(from.slug, to.slug ?? '') ? undefined : refused;
}
