import { builtinModules } from 'node:module';
import type { WorkspacePackage } from './affected-folders';

/**
 * Name of the package that `file` imports by `specifier` without its own package file naming it; undefined when all is well.
 * Workspaces share one folder of installed packages, so such an import works by accident.
 */
export function undeclaredDependency(
  file: string,
  specifier: string,
  packages: readonly WorkspacePackage[],
): string | undefined {
  if (/^[./]/.test(specifier) || specifier.includes(':') || builtinModules.includes(specifier)) return undefined;
  const owner = packages.find(({ folder }) => file.startsWith(`${folder}/`));
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
  const isDeclared = owner === undefined || owner.name === name || owner.dependencies.includes(name);
  return isDeclared ? undefined : name;
}
