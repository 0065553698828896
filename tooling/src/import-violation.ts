import { builtinModules } from 'node:module';
import { posix } from 'node:path';
import { type Layer, layers, testOnly } from './boundaries';

type Owner = { name: string; layer: Layer; slug: string | undefined };

const packageFolders: Readonly<Record<string, string>> = {
  '@besc/contracts': 'packages/contracts',
  '@besc/domain': 'packages/domain/src',
  '@besc/sdk': 'packages/sdk/src',
  '@besc/wire': 'packages/wire/src',
  '@besc/ui': 'packages/ui/src',
  '@besc/localnet': 'packages/localnet/src',
  '@besc/web': 'apps/web',
};

function ownerOf(file: string): Owner | undefined {
  for (const [name, layer] of Object.entries(layers)) {
    const match = layer.files.exec(file);
    if (match) return { name, layer, slug: match.groups?.slug };
  }
  return undefined;
}

/** The path from the root that an import of our own leads to, without an ending; undefined for a package. */
export function targetFile(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.normalize(posix.join(posix.dirname(file), specifier));
  const [scope, name, ...rest] = specifier.split('/');
  const folder = packageFolders[`${scope}/${name}`];
  if (folder === undefined) return undefined;
  // What a package gives to the tests of others stands beside its sources.
  const from = rest[0] === 'test' ? folder.replace(/\/src$/, '') : folder;
  return posix.join(from, ...(rest.length > 0 ? rest : ['']));
}

function matchesPackage(allowed: readonly string[], specifier: string): boolean {
  return allowed.some((name) =>
    name.endsWith('/') ? specifier.startsWith(name) : specifier === name || specifier.startsWith(`${name}/`),
  );
}

/** Says why one folder of a layer with floors may not import another. */
function floorViolation(from: Owner, to: Owner): string | undefined {
  const { floors } = from.layer;
  if (floors === undefined) return undefined;
  const floorOf = ({ slug = '' }: Owner) => floors.findIndex((folders) => folders.includes(slug));
  if (floorOf(from) < 0 || floorOf(to) < 0) return `${from.name} has no floor for ${from.slug} or ${to.slug}`;
  return floorOf(to) < floorOf(from) ? undefined : `${from.name}/${from.slug} does not stand above ${to.slug}`;
}

/**
 * Says why `file` may not import `specifier`, or undefined when it may. `file` is relative to the root with forward
 * slashes. Files outside every layer are refused, so that a new folder must first get its row in the table.
 */
export function importViolation(file: string, specifier: string): string | undefined {
  const from = ownerOf(file);
  if (from === undefined) return 'the file belongs to no layer of tooling/src/boundaries.ts';
  const isTest = testOnly.files.test(file);
  const target = targetFile(file, specifier);
  if (target === undefined) {
    const builtin = specifier.startsWith('node:') || builtinModules.includes(specifier);
    if (builtin) return from.layer.node || isTest ? undefined : `${from.name} may not use Node's modules`;
    if (from.layer.packages === 'any' || matchesPackage(from.layer.packages, specifier)) return undefined;
    return isTest && matchesPackage(testOnly.packages, specifier)
      ? undefined
      : `${from.name} may not import the package ${specifier}`;
  }
  const to = ownerOf(`${target}.ts`) ?? ownerOf(target);
  if (to === undefined) return `${specifier} belongs to no layer`;
  if (isTest && (testOnly.layers as readonly string[]).includes(to.name)) return undefined;
  const rule = from.layer.layers.find((candidate) => candidate.name === to.name);
  if (!isTest && from.name === to.name && from.slug !== to.slug) {
    const upward = floorViolation(from, to);
    if (upward !== undefined) return upward;
  }
  if (rule !== undefined && (rule.own === undefined || from.slug === to.slug)) return undefined;
  if (from.name === to.name && from.slug === to.slug) return undefined;
  const slug = (owner: Owner) => (owner.slug === undefined ? owner.name : `${owner.name}/${owner.slug}`);
  return `${slug(from)} may not import ${slug(to)}`;
}
