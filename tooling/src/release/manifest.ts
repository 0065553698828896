import * as z from 'zod/mini';
import { ReleaseError } from './release-error';
import { type FileHashes, rootOf } from './root-of';

/** Files of a release's folder. */
export const releaseFiles = {
  manifest: 'release.json',
  signature: 'release.json.sig',
  key: 'release.pub.pem',
} as const;

/** What a release is made of: what a server serves, what stands on the chain, what IPFS holds, and what joins them. */
export type ReleaseParts = Readonly<Record<'page' | 'contracts' | 'archives' | 'site', FileHashes>>;

const version = 1;
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/, 'must be 64 hex digits'));
const path = z
  .string()
  .check(z.regex(/^(?!\/)(?!.*(?:^|\/)\.\.?(?:\/|$))[\w./ @-]+$/, 'must be a path inside the release'));
const files = z.record(path, hash);
const schema = z.strictObject({
  version: z.literal(version),
  /** The commit that was built. */
  commit: z.string().check(z.regex(/^[0-9a-f]{40}$/, 'must be a commit')),
  /** Over all files, each named with its part. */
  root: hash,
  cids: z.record(z.string(), z.string()),
  parts: z.strictObject({ page: files, contracts: files, archives: files, site: files }),
});

export type Manifest = z.infer<typeof schema>;

function releaseRoot(parts: ReleaseParts): string {
  const named = Object.entries(parts).flatMap(([part, all]) =>
    Object.entries(all).map(([file, sum]) => [`${part}/${file}`, sum] as const),
  );
  return rootOf(Object.fromEntries(named));
}

/** The manifest's text, the same for the same files. */
export function manifestText(commit: string, parts: ReleaseParts, cids: Readonly<Record<string, string>>): string {
  return `${JSON.stringify({ version, commit, root: releaseRoot(parts), cids, parts }, null, 2)}\n`;
}

/** Throws ReleaseError for a text that is no manifest, is of another version, or has a root that is not that of its files. */
export function parseManifest(text: string): Manifest {
  const json = jsonOf(text);
  const told = z.safeParse(z.object({ version: z.number() }), json).data?.version;
  if (told !== undefined && told !== version) {
    throw new ReleaseError(
      `The manifest is of version ${told}, and these sources read version ${version}: take the sources of the release.`,
    );
  }
  const { data, error } = z.safeParse(schema, json);
  if (data === undefined) {
    const [issue] = error.issues;
    throw new ReleaseError(`This is no manifest of a release: ${issue?.path.join('.') || 'all of it'} is not valid.`);
  }
  if (releaseRoot(data.parts) !== data.root) {
    throw new ReleaseError('The manifest was tampered with: its root is not that of its files.');
  }
  return data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new ReleaseError('This is no manifest of a release: it is not JSON.', { cause });
  }
}
