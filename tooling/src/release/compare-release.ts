import { buildArchives, buildContracts, buildPage } from './build-part';
import { type CleanCopy, cleanCopy } from './clean-copy';
import { compareChain } from './compare-chain';
import { compareFiles } from './compare-files';
import { hashFolder } from './hash-folder';
import type { Release } from './read-release';
import { ReleaseError } from './release-error';
import { comparePage } from './served-page';

export const checks = ['build', 'contracts', 'archives', 'page', 'chain'] as const;
export type Check = (typeof checks)[number];

/** Where things are that are compared with a release. */
export interface Compared {
  readonly root: string;
  /** URL or folder of the page. */
  readonly page?: string | undefined;
  /** Instead of the nodes that the plan names. */
  readonly rpc?: string | undefined;
}

/** Does each check and gives what differs, by check; an error of a check is its difference. */
export async function compareRelease(
  release: Release,
  asked: readonly Check[],
  compared: Compared,
): Promise<ReadonlyMap<Check, readonly string[]>> {
  const results = new Map<Check, readonly string[]>();
  const isPageAlone = asked.every((check) => check === 'page');
  const copy = isPageAlone ? undefined : cleanCopy(compared.root);
  try {
    if (copy && copy.commit !== release.manifest.commit) {
      throw new ReleaseError(
        `The release was built from ${release.manifest.commit}, and these sources are ${copy.commit}: check that commit out.`,
      );
    }
    for (const check of asked) {
      const told = (error: unknown) => [error instanceof Error ? error.message : String(error)];
      results.set(check, await differences(check, release, compared, copy).catch(told));
    }
  } finally {
    copy?.remove();
  }
  return results;
}

async function differences(
  check: Check,
  release: Release,
  { page, rpc }: Compared,
  copy: CleanCopy | undefined,
): Promise<readonly string[]> {
  const { parts, cids } = release.manifest;
  if (check === 'page') {
    if (page === undefined) throw new ReleaseError('Say where the page is: --page URL or --page FOLDER.');
    const settings = parts.site['settings.json'];
    const expected = settings === undefined ? parts.page : { ...parts.page, 'settings.json': settings };
    return /^https?:/.test(page) ? comparePage(page, expected) : compareFiles('page', expected, await hashFolder(page));
  }
  if (copy === undefined) return [];
  if (check === 'build') return compareFiles('page', parts.page, (await buildPage(copy.folder)).files);
  if (check === 'contracts')
    return compareFiles('contracts', parts.contracts, (await buildContracts(copy.folder)).files);
  if (check === 'archives') {
    const built = await buildArchives(copy.folder);
    const moved = Object.keys(cids).filter((name) => built.cids[name] !== cids[name]);
    return [...compareFiles('archives', parts.archives, built.files), ...moved.map((name) => `changed CID of ${name}`)];
  }
  return compareChain(release, copy.folder, rpc);
}
