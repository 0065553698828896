import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { type Manifest, parseManifest, releaseFiles } from './manifest';
import { ReleaseError } from './release-error';
import { signerOf } from './signature';

/** A release that its signer stands for. */
export interface Release {
  readonly manifest: Manifest;
  readonly signer: string;
  /** A file of its site part: plan, deployment or settings. Undefined when the release has none. */
  readonly siteFile: (name: string) => Promise<string | undefined>;
}

/** Reads a manifest, by its path, its folder or its URL, with what lies beside it. Rejects with ReleaseError for one that is not to be trusted. */
export async function readRelease(place: string, trusted?: string): Promise<Release> {
  const folder = basename(place) === releaseFiles.manifest ? dirname(place) : place;
  const read = async (name: string) => {
    if (!/^https?:/.test(place)) {
      return await readFile(join(folder, name), 'utf8').catch((cause: unknown) => {
        throw new ReleaseError(`${join(folder, name)} cannot be read.`, { cause });
      });
    }
    const url = new URL(name, place);
    const answer = await fetch(url, { signal: AbortSignal.timeout(60_000) }).catch((cause: unknown) => {
      throw new ReleaseError(`${url} does not answer.`, { cause });
    });
    if (!answer.ok) throw new ReleaseError(`${url} answers ${answer.status}.`);
    return await answer.text();
  };
  const text = await read(releaseFiles.manifest);
  // An older or newer one may be signed in another way.
  const manifest = parseManifest(text);
  const [signature, publicKey] = [await read(releaseFiles.signature), await read(releaseFiles.key)];
  const signer = signerOf(text, { signature, publicKey }, trusted);
  const siteFile = async (name: string) => {
    const expected = manifest.parts.site[name];
    if (expected === undefined) return undefined;
    const file = await read(`site/${name}`);
    if (createHash('sha256').update(file).digest('hex') === expected) return file;
    throw new ReleaseError(`site/${name} beside the manifest was tampered with.`);
  };
  return { manifest, signer, siteFile };
}
