import type { CreatedContract } from '../layout';
import type { SlugPlan } from '../slug-plan';

/** What slugs declare that means something else in a contract that does not tell the limit of it. */
const otherMeanings = new Set([
  // Every token has a supply; the cap is of MONEY alone.
  'totalSupply',
  // A factory counts the pools that it made, without a limit.
  'poolLength',
]);

/**
 * What a contract tells of itself, what it looks like, and whether an audit looks at it: a value within a limit only where the
 * contract tells the limit as well.
 */
export function viewsOf({ id, abi, roles, limits, bounded }: CreatedContract) {
  const views = abi.filter((item) => item.type === 'function').filter(({ inputs }) => inputs.length === 0);
  const told = new Set(views.map(({ name }) => name));
  return views.map(({ name, outputs }) => {
    const type = outputs[0]?.type ?? '';
    const limit = `MAX_${name.replaceAll(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()}`;
    return {
      id,
      name,
      told,
      isRole: /owner|guardian|operator|treasury|setter|admin/i.test(name) && type === 'address',
      isLimit: /^[A-Z0-9_]+$/.test(name) && type.startsWith('uint'),
      isBounded: told.has(limit) && type.startsWith('uint'),
      isAudited: Object.hasOwn(roles, name) || Object.hasOwn(limits, name) || told.has(bounded[name] ?? ''),
    };
  });
}

/** What looks like a role, a limit or a value within one, or is declared by any slug, and that no audit looks at. */
export function unaudited(created: readonly CreatedContract[], slugs: readonly SlugPlan[]): string[] {
  const bounds = new Map(slugs.flatMap(({ bounded = {} }) => Object.entries(bounded)));
  const declared = new Set(slugs.flatMap(({ roles, limits }) => Object.keys({ ...roles, ...limits })));
  return created
    .flatMap(viewsOf)
    .filter(({ name, told, isAudited, ...looks }) => {
      const hasMeaning = !otherMeanings.has(name) || told.has(bounds.get(name) ?? '');
      const isDeclared = declared.has(name) || (bounds.has(name) && hasMeaning);
      return !isAudited && (isDeclared || looks.isRole || looks.isLimit || looks.isBounded);
    })
    .map(({ id, name }) => `${name} of ${id}`)
    .toSorted();
}
