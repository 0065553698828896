import { readdir } from 'node:fs/promises';
import { anyone, type RoleTable, type SlugRoles } from './role-entry';

const calls = anyone(() => [[]]);
const tries = anyone(() => [false, []]);

/** What each slug tells of its roles, in the order of their names. */
export async function slugRoles(): Promise<readonly SlugRoles[]> {
  const files = (await readdir(new URL('.', import.meta.url))).filter((file) => file.endsWith('.roles.ts')).sort();
  const modules = files.map((file) => import(/* @vite-ignore */ new URL(file, import.meta.url).href));
  return (await Promise.all(modules)).map(({ roles }: { roles: SlugRoles }) => roles);
}

/** Who may call what, by the names of the generated modules. A contract that is not here has nothing that changes state. */
export async function roleTables(): Promise<Readonly<Record<string, RoleTable>>> {
  const multicall = {
    aggregate: calls,
    aggregate3: calls,
    aggregate3Value: calls,
    blockAndAggregate: calls,
    tryAggregate: tries,
    tryBlockAndAggregate: tries,
  };
  return Object.assign({ multicall }, ...(await slugRoles()).map(({ tables }) => tables));
}
