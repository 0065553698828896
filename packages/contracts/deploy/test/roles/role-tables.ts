import { readdir } from 'node:fs/promises';
import { joinRecords } from '@besc/domain/shared/join-records';
import { callers, type RoleTable, type SlugCaller, type SlugRoles } from './role-entry';

/** What each slug tells of its roles, in the order of their names. */
export async function slugRoles(): Promise<readonly SlugRoles[]> {
  const files = (await readdir(new URL('.', import.meta.url))).filter((file) => file.endsWith('.roles.ts')).sort();
  const modules = files.map((file) => import(/* @vite-ignore */ new URL(file, import.meta.url).href));
  return (await Promise.all(modules)).map(({ roles }: { roles: SlugRoles }) => roles);
}

/** Who calls beside those whom every slug knows. */
export function slugCallers(slugs: readonly SlugRoles[]): Readonly<Record<string, SlugCaller>> {
  return joinRecords(
    'callers',
    slugs.map(({ callers }) => callers),
  );
}

/**
 * Who may call what, by the names of the generated modules. A contract that is not here has nothing that changes state. Throws
 * for a part without a player, and for a right to a function that has no row.
 */
export function roleTables(slugs: readonly SlugRoles[]): Readonly<Record<string, RoleTable>> {
  const tables = joinRecords(
    'tables of roles',
    slugs.map(({ tables }) => tables),
  );
  const added = Object.entries(slugCallers(slugs));
  const parts: readonly string[] = [...callers, ...added.map(([part]) => part)];
  for (const [part, { may = [] }] of added) {
    const missing = may.find((id) => tables[id.split('.')[0] ?? '']?.[id.split('.')[1] ?? ''] === undefined);
    if (missing !== undefined) throw new Error(`the ${part} may call ${missing}, which has no row`);
  }
  const all = Object.entries(tables).map(([contract, table]): [string, RoleTable] => {
    const rows = Object.entries(table).map(([key, entry]) => {
      if (entry.by === 'anyone') return [key, entry] as const;
      const id = `${contract}.${key}`;
      const by = [...entry.by, ...added.filter(([, { may }]) => may?.includes(id)).map(([part]) => part)];
      const missing = by.find((part) => !parts.includes(part));
      if (missing !== undefined) throw new Error(`no caller is the ${missing} of ${id}`);
      return [key, { ...entry, by }] as const;
    });
    return [contract, Object.fromEntries(rows)];
  });
  return Object.fromEntries(all);
}
