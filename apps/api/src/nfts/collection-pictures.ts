import type { PortraitCollection } from '@besc/domain/nfts/portrait-id';
import sharp from 'sharp';
import { makePortraitPictures, type PortraitSize } from './portrait-pictures';

/** Drawn portraits that are kept: some 1 000 with both sizes. */
const maximumBytes = 160_000_000;
/** What one client may have drawn in a minute: about a quarter of a core. What is kept is not counted. */
const thumbnailsPerMinute = 400;
/** What the avatar and the banner show of each collection. */
const avatars = { bunnies: 9, squad: 4 } as const;
const banners = { bunnies: [0, 1, 2, 3, 4, 9, 8, 7], squad: [0, 86, 41, 63, 27, 18, 95, 72] } as const;

/** A picture that is ready to be sent. */
export interface Picture {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: 'image/webp' | 'image/svg+xml';
}

/** Draws pictures of our own collections, and keeps the last ones. Undefined for a file that is none. */
export function collectionPictures() {
  const portraitPicture = makePortraitPictures({ maximumBytes, thumbnailsPerMinute });
  // Two collections have two banners each, so nothing grows here.
  const drawnBanners = new Map<string, Promise<Picture>>();
  const portrait = async (collection: PortraitCollection, id: number, size: PortraitSize, client: string) => {
    const bytes = await portraitPicture({ collection, id, size }, client);
    return bytes === undefined ? undefined : pictureOf(bytes, size);
  };
  const banner = (collection: PortraitCollection, width: number, client: string) => {
    const name = `${collection} ${width}`;
    const drawn =
      drawnBanners.get(name) ??
      drawBanner((id) => portraitPicture({ collection, id, size: 'thumbnail' }, client), collection, width);
    drawnBanners.set(name, drawn);
    drawn.catch(() => drawnBanners.delete(name));
    return drawn;
  };
  return async (
    collection: PortraitCollection,
    file: string,
    portraitOf: (tokenId: bigint) => Promise<number | undefined>,
    client: string,
  ): Promise<Picture | undefined> => {
    const [, width] = /^banner-(large|small)\.webp$/.exec(file) ?? [];
    if (width !== undefined) return banner(collection, width === 'large' ? 1600 : 800, client);
    if (file === 'avatar.webp') return portrait(collection, avatars[collection], 'thumbnail', client);
    const [, isKind, digits, thumbnail, ending] = /^(kind-)?(\d{1,78})(-thumbnail)?\.(webp|svg)$/.exec(file) ?? [];
    if (digits === undefined || (isKind && collection !== 'bunnies')) return undefined;
    const id = isKind ? Number(digits) : await portraitOf(BigInt(digits));
    if (id === undefined) return undefined;
    return portrait(collection, id, ending === 'svg' ? 'vector' : thumbnail ? 'thumbnail' : 'original', client);
  };
}

const pictureOf = (bytes: Uint8Array<ArrayBuffer>, size: PortraitSize): Picture => ({
  bytes,
  contentType: size === 'vector' ? 'image/svg+xml' : 'image/webp',
});

/** Portraits beside each other. */
async function drawBanner(
  thumbnailOf: (id: number) => Promise<Uint8Array<ArrayBuffer> | undefined>,
  collection: PortraitCollection,
  width: number,
): Promise<Picture> {
  const ids = banners[collection];
  const edge = Math.ceil(width / ids.length);
  const rows = 2;
  const all = Array.from(
    { length: rows * ids.length },
    (_, index) => ids[(index * 3 + Math.floor(index / ids.length) * 4) % ids.length] ?? 0,
  );
  const tiles = await Promise.all(
    all.map(async (id, index) => {
      const input = await sharp(await thumbnailOf(id))
        .resize(edge, edge)
        .png()
        .toBuffer();
      return { input, left: (index % ids.length) * edge, top: Math.floor(index / ids.length) * edge };
    }),
  );
  const ground = sharp({
    create: { width: edge * ids.length, height: edge * rows, channels: 3, background: '#efe6cf' },
  });
  return pictureOf(new Uint8Array(await ground.composite(tiles).webp({ quality: 84 }).toBuffer()), 'original');
}
