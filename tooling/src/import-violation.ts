import { builtinModules } from 'node:module';
import type { WorkspacePackage } from './affected-folders';
import { type Layer, type LayerRule, layers, testOnly, toolFiles } from './boundaries';
import { importTarget } from './import-target';
import { isBelow } from './slugs';

/** What decides about imports beside the table. */
export type ImportWorld = {
  readonly packages: readonly WorkspacePackage[];
  /** The slug of a module that is generated from a contract. */
  readonly slugOfGenerated: (file: string) => string | undefined;
};

type Owner = { name: string; layer: Layer; slug: string | undefined; floor: string | undefined };

/** Folders among those of slugs that belong to none. */
const slugless = ['shared', 'support'];

function ownerOf(file: string, { slugOfGenerated }: ImportWorld): Owner | undefined {
  for (const [name, layer] of Object.entries(layers)) {
    const match = layer.files.exec(file);
    if (!match) continue;
    const slug = match.groups?.slug ?? slugOfGenerated(file);
    return { name, layer, slug: slugless.includes(slug ?? '') ? undefined : slug, floor: match.groups?.floor };
  }
  return undefined;
}

function matchesPackage(allowed: readonly string[], specifier: string): boolean {
  return allowed.some((name) =>
    name.endsWith('/') ? specifier.startsWith(name) : specifier === name || specifier.startsWith(`${name}/`),
  );
}

/** Says why one folder of a layer with floors may not import another. */
function floorViolation(from: Owner, to: Owner): string | undefined {
  const { floors } = from.layer;
  if (floors === undefined || from.name !== to.name || from.floor === to.floor) return undefined;
  const floorOf = ({ floor = '' }: Owner) => floors.findIndex((folders) => folders.includes(floor));
  if (floorOf(from) < 0 || floorOf(to) < 0) return `${from.name} has no floor for ${from.floor} or ${to.floor}`;
  return floorOf(to) < floorOf(from) ? undefined : `${from.name}/${from.floor} does not stand above ${to.floor}`;
}

/** Says why one slug may not import of another, or what belongs to none of a slug. */
function slugViolation(from: Owner, to: Owner, slugs: LayerRule['slugs']): string | undefined {
  const isOwn = to.slug === undefined || from.slug === to.slug;
  const isAllowed = isOwn || slugs === 'every' || (slugs === 'below' && isBelow(from.slug, to.slug ?? ''));
  return isAllowed ? undefined : `${placeOf(from)} may not import ${placeOf(to)}`;
}

const placeOf = ({ name, slug }: Owner) => (slug === undefined ? name : `${name}/${slug}`);

const packageFolder = (file: string) => /^(?:apps|packages)\/[^/]+|^[^/]+/.exec(file)?.[0];

/**
 * Says why `file` may not import `specifier`, or undefined when it may. `file` is relative to the root with forward
 * slashes. Files outside every layer are refused, so that a new folder must first get its row in the table.
 */
export function importViolation(file: string, specifier: string, world: ImportWorld): string | undefined {
  const from = ownerOf(file, world);
  if (from === undefined) return 'the file belongs to no layer of tooling/src/boundaries.ts';
  const isTest = testOnly.files.test(file);
  const target = importTarget(file, specifier, world.packages);
  if (target === undefined) {
    const builtin = specifier.startsWith('node:') || builtinModules.includes(specifier);
    if (builtin) return from.layer.node || isTest ? undefined : `${from.name} may not use Node's modules`;
    if (from.layer.packages === 'any' || matchesPackage(from.layer.packages, specifier)) return undefined;
    return isTest && matchesPackage(testOnly.packages, specifier)
      ? undefined
      : `${from.name} may not import the package ${specifier}`;
  }
  const path = /\.[cm]?[jt]sx?$/.test(target) ? target : `${target}.ts`;
  const to = ownerOf(path, world) ?? ownerOf(target, world);
  if (to === undefined) return `${specifier} belongs to no layer`;
  if (!isTest && !toolFiles.test(file) && testOnly.files.test(path)) return `${from.name} may not import a test`;
  if (!isTest) {
    const upward = floorViolation(from, to);
    if (upward !== undefined) return upward;
  }
  // A test sees all of its package and its tools, of the slugs that its own stands on; what belongs to no slug tests any.
  const isReached = isTest && (testOnly.layers.includes(to.name) || packageFolder(file) === packageFolder(target));
  const slugs = isReached ? 'below' : from.layer.layers.find(({ name }) => name === to.name)?.slugs;
  if (slugs === undefined) return `${placeOf(from)} may not import ${placeOf(to)}`;
  return slugViolation(from, to, isTest && from.slug === undefined ? 'every' : slugs);
}
