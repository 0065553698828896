import type { PortraitId } from '@besc/domain/nfts/portrait-id';
import { portraitSvg } from '@besc/domain/nfts/portrait-svg';
import sharp from 'sharp';
import { makeGate } from '../shared/gate';
import { makePictureCache } from '../shared/picture-cache';
import { requestBudget } from '../shared/request-budget';
import { sharedWork } from '../shared/shared-work';

/** `vector` is the SVG itself, `original` a WebP of 1000 by 1000 pixels, `thumbnail` one of 256 by 256. */
export type PortraitSize = 'vector' | 'original' | 'thumbnail';

/** Edges in pixels, and how much larger it is drawn before it is made smaller: fine lines then become even tones. */
const rasters = { original: { edge: 1000, times: 1 }, thumbnail: { edge: 256, times: 2 } } as const;
/** What 1 pixel to a unit of the drawing is to the library, whose drawing is 3200 wide. */
const densityOfPixel = 72 / 3200;

/** What each raster costs a client of its budget: a thumbnail takes about 35 ms of a core. */
const drawings = { original: 4, thumbnail: 1 } as const;
/** Drawn at one time. A page of a hundred pictures may ask for all at once. */
const room = { most: 2, mostOfOne: 1, waiting: 1_000, waitingOfOne: 200 };

type Drawn = Uint8Array<ArrayBuffer> | undefined;

/**
 * Draws portraits and keeps what was drawn, at most so many bytes. The answer is undefined for a number that has no portrait.
 * What several ask for at one time is drawn once. Each client has a budget of thumbnails a minute, and what is kept costs nothing of
 * it. Throws ApiError 429 and 503.
 */
export function makePortraitPictures(options: { readonly maximumBytes: number; readonly thumbnailsPerMinute: number }) {
  const cache = makePictureCache({ maximumBytes: options.maximumBytes, nowMs: () => 0 });
  const spend = requestBudget(options.thumbnailsPerMinute);
  const gate = makeGate(room);
  const work = sharedWork<Drawn>();

  return async function portraitPicture(
    asked: PortraitId & { readonly size: PortraitSize },
    client: string,
  ): Promise<Drawn> {
    const { collection, id, size } = asked;
    const key = `${collection}/${id}/${size}`;
    const kept = cache.get(key);
    if (kept instanceof Uint8Array) return kept;
    const load = async () => {
      const picture = await draw(asked);
      if (picture !== undefined) cache.set(key, picture, Number.POSITIVE_INFINITY);
      return picture;
    };
    if (size === 'vector') return await load();
    if (!work.join(key, client)) await spend(client, drawings[size]);
    return await work.ask(key, { client, turn: (drawing) => gate(client, drawing) }, load);
  };
}

async function draw({ size, ...portrait }: PortraitId & { readonly size: PortraitSize }): Promise<Drawn> {
  const svg = portraitSvg(portrait);
  if (svg === undefined) return undefined;
  const bytes = new TextEncoder().encode(svg);
  if (size === 'vector') return bytes;
  const { edge, times } = rasters[size];
  const drawn = sharp(bytes, { density: edge * times * densityOfPixel });
  return new Uint8Array(await drawn.resize(edge, edge).webp({ quality: 82 }).toBuffer());
}
