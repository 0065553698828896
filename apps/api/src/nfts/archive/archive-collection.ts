import { createHash } from 'node:crypto';
import type { PortraitCollection } from '@besc/domain/nfts/portrait-id';
import { portraitMetadata } from '@besc/domain/nfts/portrait-metadata';
import { portraitSvg } from '@besc/domain/nfts/portrait-svg';
import { createNode, encode } from '@ipld/dag-pb';
import { type ImportResult, importer } from 'ipfs-unixfs-importer';
import { CID } from 'multiformats/cid';
import { sha256 } from 'multiformats/hashes/sha2';

export interface Archive {
  /** The folder with `pictures/{id}.svg` and `metadata/{id}`. */
  readonly cid: CID;
  /** SHA-256 over all pictures in the order of their numbers, in hex. */
  readonly picturesHash: string;
}

type PutBlock = (cid: CID, bytes: Uint8Array) => Promise<void>;

/** The protobuf of an empty folder's UnixFS node: its type alone. */
const folder = new Uint8Array([8, 1]);

/**
 * Gives every block of a collection's archive to `put`: the pictures first, because each metadata file names its picture by the
 * hash of their folder. The same ids give the same blocks on every machine.
 */
export async function archiveCollection(
  collection: PortraitCollection,
  ids: readonly number[],
  put: PutBlock,
): Promise<Archive> {
  const hash = createHash('sha256');
  const pictures = await addFolder(put, ids, (id) => {
    const svg = present(portraitSvg({ collection, id }), id);
    hash.update(svg);
    return [`${id}.svg`, svg];
  });
  const metadata = await addFolder(put, ids, (id) => {
    const { name, description, attributes } = present(portraitMetadata({ collection, id }), id);
    const traits = attributes.map(({ traitType, value }) => ({ trait_type: traitType, value }));
    const image = `ipfs://${pictures.cid}/${id}.svg`;
    return [`${id}`, JSON.stringify({ name, description, image, attributes: traits })];
  });
  const links = [
    { Name: 'metadata', Hash: metadata.cid, Tsize: Number(metadata.size) },
    { Name: 'pictures', Hash: pictures.cid, Tsize: Number(pictures.size) },
  ];
  const root = encode(createNode(folder, links));
  const cid = CID.createV1(0x70, await sha256.digest(root));
  await put(cid, root);
  return { cid, picturesHash: hash.digest('hex') };
}

function present<Value>(value: Value | undefined, id: number): Value {
  if (value === undefined) throw new RangeError(`the collection has no portrait ${id}`);
  return value;
}

/** One folder with a file for each id, added in their order. */
async function addFolder(
  put: PutBlock,
  ids: readonly number[],
  fileOf: (id: number) => readonly [path: string, content: string],
): Promise<ImportResult> {
  function* files() {
    for (const id of ids) {
      const [path, content] = fileOf(id);
      yield { path, content: new TextEncoder().encode(content) };
    }
  }
  const blocks = {
    async put(cid: CID, bytes: Uint8Array) {
      await put(cid, bytes);
      return cid;
    },
  };
  let last: ImportResult | undefined;
  const options = { cidVersion: 1, rawLeaves: true, wrapWithDirectory: true, fileImportConcurrency: 1 } as const;
  for await (const entry of importer(files(), blocks, options)) last = entry;
  if (last === undefined) throw new RangeError('an archive holds at least one portrait');
  return last;
}
