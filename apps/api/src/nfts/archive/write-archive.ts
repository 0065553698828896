import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { portraitCount } from '@besc/domain/nfts/portrait-count';
import type { PortraitCollection } from '@besc/domain/nfts/portrait-id';
import { CarWriter } from '@ipld/car';
import { CID } from 'multiformats/cid';
import { archiveCollection } from './archive-collection';

/** As long as the root's own, which is known only when all is written. */
const placeholder = CID.parse('bafybeiczsscdsbs7ffqz55asqdf3smv6klcw3gofszvwlyarci47bgf354');

const collections: readonly PortraitCollection[] = ['bunnies', 'squad'];

async function writeArchive(collection: PortraitCollection, file: string): Promise<void> {
  const { writer, out } = CarWriter.create([placeholder]);
  const written = finished(Readable.from(out).pipe(createWriteStream(file)));
  const ids = Array.from({ length: portraitCount(collection) }, (_, id) => id);
  const { cid, picturesHash } = await archiveCollection(collection, ids, (block, bytes) =>
    writer.put({ cid: block, bytes }),
  );
  await writer.close();
  await written;
  const handle = await open(file, 'r+');
  try {
    await CarWriter.updateRootsInFile(handle, [cid]);
  } finally {
    await handle.close();
  }
  console.log(`${ids.length} portraits of ${collection} in ${file}`);
  console.log(`CID ${cid}`);
  console.log(`base URI ipfs://${cid}/metadata/`);
  console.log(`SHA-256 of all pictures in order ${picturesHash}`);
}

const { positionals } = parseArgs({ allowPositionals: true });
const [what, place] = positionals;
const asked = collections.filter((collection) => what === collection || what === 'all');
if (asked.length === 0 || place === undefined) {
  console.error('usage: npm run archive -w @besc/api -- bunnies|squad FILE.car, or: all FOLDER');
  process.exit(2);
}
for (const collection of asked) {
  await writeArchive(collection, what === 'all' ? join(place, `${collection}.car`) : place);
}
