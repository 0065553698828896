import { createHash } from 'node:crypto';
import { CID } from 'multiformats/cid';
import { describe, expect, it } from 'vitest';
import { archiveCollection } from './archive-collection';

type Collection = Parameters<typeof archiveCollection>[0];

/** The archive of some portraits, and a hash over all its blocks in their order. */
async function archived(collection: Collection, ids: readonly number[]) {
  const blocks = new Map<string, Uint8Array>();
  const all = createHash('sha256');
  const { cid, picturesHash } = await archiveCollection(collection, ids, async (block, bytes) => {
    blocks.set(block.toString(), bytes);
    all.update(block.bytes).update(bytes);
  });
  return { cid: cid.toString(), picturesHash, blocks, bytes: all.digest('hex') };
}

const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

describe('archiveCollection', () => {
  it('writes the Bunnies twice with the same bytes, under the CID of the repository', async () => {
    const first = await archived('bunnies', range(0, 28));
    const second = await archived('bunnies', range(0, 28));
    expect(second.bytes).toBe(first.bytes);
    expect(first.cid).toBe('bafybeicajgpj724ou4fwyiv5ksz5yaluc6b2xc5slsiogcykvkvh7n23ra');
  });

  it('writes a slice of the Squad under the CID of the repository', async () => {
    const { cid, picturesHash } = await archived('squad', range(4_000, 60));
    expect({ cid, picturesHash }).toEqual({
      cid: 'bafybeiazxshklhwmimbgmxe6ucn3cnrbowwkmwvnbgn6a7tfaxe5cdu7j4',
      picturesHash: '7288421e81aeab81cc625dbd2e6113cd944a007c3328c69117bf77d66aeb6bf5',
    });
  });

  it('names each block by the hash of what it holds', async () => {
    const { blocks } = await archived('squad', [7]);
    for (const [cid, bytes] of blocks) {
      const digest = createHash('sha256').update(bytes).digest();
      expect(Buffer.from(CID.parse(cid).multihash.digest)).toEqual(digest);
    }
  });

  it('puts the address of its picture into each metadata file', async () => {
    const { blocks } = await archived('squad', [7]);
    const texts = [...blocks.values()].map((bytes) => Buffer.from(bytes).toString());
    const metadata = JSON.parse(texts.find((text) => text.startsWith('{')) ?? '{}');
    expect(metadata.name).toBe('Squad 7');
    const folder = /^ipfs:\/\/(\w+)\/7\.svg$/.exec(metadata.image)?.[1];
    expect(blocks.has(folder ?? '')).toBe(true);
  });

  it('refuses a number that has no portrait', async () => {
    await expect(archived('squad', [10_000])).rejects.toThrow('the collection has no portrait 10000');
  });
});
