import { readFileSync } from 'node:fs';

const manifestFile = new URL('../../apps/web/dist/.vite/manifest.json', import.meta.url);

/**
 * Matches the requests for the built part of the page that comes from `source`: a file as seen from apps/web, or the slug of
 * pages, which stand in a file with what their dialogs share.
 */
export function builtPart(source: string): RegExp {
  const manifest = JSON.parse(readFileSync(manifestFile, 'utf8')) as Record<
    string,
    { file: string; name?: string } | undefined
  >;
  const part = manifest[source] ?? Object.values(manifest).find((each) => each?.name === source);
  const file = part?.file;
  if (file === undefined) throw new Error(`The build has no part of its own for ${source}.`);
  return new RegExp(`/${file.replace('.', String.raw`\.`)}`);
}
