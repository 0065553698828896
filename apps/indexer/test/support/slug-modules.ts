import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the slugs have in a file of this name in their folders, for tests that belong to no slug. */
export async function slugModules<Module>(name: string): Promise<Module[]> {
  const folder = fileURLToPath(new URL('..', import.meta.url));
  const files = readdirSync(folder).map((slug) => join(folder, slug, name));
  return await Promise.all(files.filter((file) => existsSync(file)).map((file) => import(file) as Promise<Module>));
}
