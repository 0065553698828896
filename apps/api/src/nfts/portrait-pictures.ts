import type { PortraitId } from '@besc/domain/nfts/portrait-id';
import { portraitSvg } from '@besc/domain/nfts/portrait-svg';
import sharp from 'sharp';
import { makePictureCache } from '../shared/picture-cache';

/** `vector` is the SVG itself, `original` a WebP of 1000 by 1000 pixels, `thumbnail` one of 256 by 256. */
export type PortraitSize = 'vector' | 'original' | 'thumbnail';

/** Edges in pixels, and how much larger it is drawn before it is made smaller: fine lines then become even tones. */
const rasters = { original: { edge: 1000, times: 1 }, thumbnail: { edge: 256, times: 2 } } as const;
/** What 1 pixel to a unit of the drawing is to the library, whose drawing is 3200 wide. */
const densityOfPixel = 72 / 3200;

/**
 * Draws portraits and keeps what was drawn, at most so many bytes. The answer is undefined for a number that has no portrait.
 * What several ask for at one time is drawn once.
 */
export function makePortraitPictures({ maximumBytes }: { readonly maximumBytes: number }) {
  const cache = makePictureCache({ maximumBytes, nowMs: () => 0 });
  const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer> | undefined>>();

  return async function portraitPicture(
    asked: PortraitId & { readonly size: PortraitSize },
  ): Promise<Uint8Array<ArrayBuffer> | undefined> {
    const key = `${asked.collection}/${asked.id}/${asked.size}`;
    const kept = cache.get(key);
    if (kept instanceof Uint8Array) return kept;
    const drawing = underWay.get(key) ?? draw(asked).finally(() => underWay.delete(key));
    underWay.set(key, drawing);
    const picture = await drawing;
    if (picture !== undefined) cache.set(key, picture, Number.POSITIVE_INFINITY);
    return picture;
  };
}

async function draw({
  size,
  ...portrait
}: PortraitId & { readonly size: PortraitSize }): Promise<Uint8Array<ArrayBuffer> | undefined> {
  const svg = portraitSvg(portrait);
  if (svg === undefined) return undefined;
  const bytes = new TextEncoder().encode(svg);
  if (size === 'vector') return bytes;
  const { edge, times } = rasters[size];
  const drawn = sharp(bytes, { density: edge * times * densityOfPixel });
  return new Uint8Array(await drawn.resize(edge, edge).webp({ quality: 82 }).toBuffer());
}
