import type { PortraitCollection } from '@besc/domain/nfts/portrait-id';
import { portraitSvg } from '@besc/domain/nfts/portrait-svg';
import sharp from 'sharp';

/** Edge of a picture in pixels. */
const edges = { original: 1000, thumbnail: 256 } as const;
/** Drawn pictures that are kept: some 60 kB each. */
const mostKept = 1_000;
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
  const kept = new Map<string, Promise<Picture | undefined>>();
  const keep = (name: string, draw: () => Promise<Picture | undefined>) => {
    const known = kept.get(name);
    if (known !== undefined) {
      kept.delete(name);
      kept.set(name, known);
      return known;
    }
    const picture = draw();
    kept.set(name, picture);
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
    }
    picture.catch(() => kept.delete(name));
    return picture;
  };
  return async (
    collection: PortraitCollection,
    file: string,
    portraitOf: (tokenId: bigint) => Promise<number | undefined>,
  ): Promise<Picture | undefined> => {
    const [, width] = /^banner-(large|small)\.webp$/.exec(file) ?? [];
    if (width !== undefined)
      return keep(`${collection} ${file}`, () => drawBanner(collection, width === 'large' ? 1600 : 800));
    if (file === 'avatar.webp')
      return keep(`${collection} ${file}`, () => drawPortrait(collection, avatars[collection], 'thumbnail'));
    const [, isKind, digits, size, ending] = /^(kind-)?(\d{1,78})(-thumbnail)?\.(webp|svg)$/.exec(file) ?? [];
    if (digits === undefined || (isKind && collection !== 'bunnies')) return undefined;
    const portrait = isKind ? Number(digits) : await portraitOf(BigInt(digits));
    if (portrait === undefined) return undefined;
    if (ending === 'svg') return svgPicture(collection, portrait);
    const edge = size ? 'thumbnail' : 'original';
    return keep(`${collection} ${portrait} ${edge}`, () => drawPortrait(collection, portrait, edge));
  };
}

function svgPicture(collection: PortraitCollection, id: number): Picture | undefined {
  const svg = portraitSvg({ collection, id });
  return svg === undefined ? undefined : { bytes: new Uint8Array(Buffer.from(svg)), contentType: 'image/svg+xml' };
}

async function drawPortrait(
  collection: PortraitCollection,
  id: number,
  edge: keyof typeof edges,
): Promise<Picture | undefined> {
  const svg = portraitSvg({ collection, id });
  if (svg === undefined) return undefined;
  const drawn = sharp(Buffer.from(svg), { density: 144 }).resize(edges[edge], edges[edge]).webp({ quality: 86 });
  return { bytes: new Uint8Array(await drawn.toBuffer()), contentType: 'image/webp' };
}

/** Portraits beside each other. */
async function drawBanner(collection: PortraitCollection, width: number): Promise<Picture> {
  const ids = banners[collection];
  const edge = Math.ceil(width / ids.length);
  const rows = 2;
  const all = Array.from({ length: rows * ids.length }, (_, index) => ids[(index * 3) % ids.length] ?? 0);
  const tiles = await Promise.all(
    all.map(async (id, index) => {
      const svg = portraitSvg({ collection, id }) ?? '';
      const input = await sharp(Buffer.from(svg)).resize(edge, edge).png().toBuffer();
      return { input, left: (index % ids.length) * edge, top: Math.floor(index / ids.length) * edge };
    }),
  );
  const ground = sharp({
    create: { width: edge * ids.length, height: edge * rows, channels: 3, background: '#efe6cf' },
  });
  const bytes = new Uint8Array(await ground.composite(tiles).webp({ quality: 84 }).toBuffer());
  return { bytes, contentType: 'image/webp' };
}
