import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { roleTables, slugRoles } from '@besc/contracts/deploy/test/roles/role-tables';
import { expect, test } from 'vitest';
import { allMeant } from './described-files';

const modules = resolve(import.meta.dirname, '../../contracts/generated/abi');

/** The contract of an ABI, by the name of its generated module. */
async function contractsByAbi(): Promise<ReadonlyMap<unknown, string>> {
  const files = readdirSync(modules).filter((file) => file.endsWith('.ts'));
  const named = files.map(async (file) => {
    const module: Record<string, unknown> = await import(resolve(modules, file));
    return Object.values(module).map((abi) => [abi, file.replace(/\.ts$/, '')] as const);
  });
  return new Map((await Promise.all(named)).flat());
}

test('ROLE-13 nothing that people sign for is the right of a role', async () => {
  const [tables, contracts, meant] = [roleTables(await slugRoles()), await contractsByAbi(), await allMeant()];
  let signed = 0;
  for (const one of meant) {
    if (!('abi' in one)) continue;
    const table = tables[contracts.get(one.abi) ?? ''];
    if (table === undefined) continue;
    for (const name of Object.keys(one.means.functions)) {
      const entry = table[name];
      // What an account may do with what is its own is no role.
      if (entry === undefined || entry.by === 'anyone' || entry.right !== undefined) {
        signed += 1;
        continue;
      }
      expect(entry.by, `${contracts.get(one.abi)}.${name}`).toEqual([]);
    }
  }
  expect(signed).toBeGreaterThan(40);
});
