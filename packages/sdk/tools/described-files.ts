import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { clearSigning, type Meant } from './clear-signing';

/** What stands on a chain. */
export interface Deployment {
  readonly chainId: number;
  readonly contracts: Readonly<Record<string, Readonly<Record<string, { readonly address: string }>>>>;
}

const sources = resolve(import.meta.dirname, '../src');

/** The ERC-7730 files of all that the slugs describe, by name: one for each contract or message that people sign for. */
export async function describedFiles(deployment: Deployment): Promise<ReadonlyMap<string, string>> {
  const at = { chainId: deployment.chainId, addresses: addressesOf(deployment) };
  const meant = new Map<string, Meant[]>();
  for (const one of await allMeant()) {
    const { slug, name } = one.means.at;
    const file = `${slug}-${name}.json`;
    meant.set(file, [...(meant.get(file) ?? []), one]);
  }
  return new Map([...meant].map(([file, forms]) => [file, `${JSON.stringify(clearSigning(forms, at), null, 2)}\n`]));
}

/** What the slugs' `*-meaning.ts` describe. */
export async function allMeant(): Promise<readonly Meant[]> {
  const paths = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((path) => {
    return path.endsWith('-meaning.ts') && !path.startsWith('shared');
  });
  const modules = await Promise.all(paths.sort().map((path) => import(resolve(sources, path))));
  return modules.flatMap((module: Record<string, Meant>) => Object.values(module));
}

function addressesOf({ contracts }: Deployment): ReadonlyMap<string, string> {
  const entries = Object.entries(contracts).flatMap(([slug, named]) =>
    Object.entries(named).map(([name, { address }]) => [`${slug}.${name}`, address] as const),
  );
  return new Map(entries);
}
