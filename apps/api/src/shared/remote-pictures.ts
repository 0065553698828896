import { daySeconds } from '@besc/domain/shared/constants';
import { ApiError } from './api-error';
import { type ContentPlaces, fetchContent, isLasting, requireContentUri } from './fetch-content';
import { fetchRefusals } from './fetch-public';
import { makePictureCache } from './picture-cache';
import type { PictureDecoder } from './picture-decoder';
import { sharedWork } from './shared-work';

const cacheBytes = 32 * 1024 * 1024;
/** What a place says of itself will not change soon; that it cannot be reached may. */
const refusalSeconds = { lasting: 3_600, passing: 120 };

const thing = {
  noun: 'picture',
  code: 'PICTURE',
  // No SVG: a server that can choose sends what we can draw.
  accept: 'image/webp,image/png,image/jpeg,image/gif,*/*;q=0.1',
} as const;

/** What a kind of picture may be where it lies, and becomes. */
export interface PictureKind {
  readonly maximumBytes: number;
  /** Sides of what is drawn, in pixels. */
  readonly edge: number;
}

/** Why a picture is not given. */
export const pictureRefusals = {
  BAD_URI: 400,
  PICTURE_UNSUPPORTED: 415,
  PICTURE_BROKEN: 422,
  ...fetchRefusals(thing.code),
};

/** Pictures of strangers, redrawn. */
export interface RemotePictures {
  /**
   * The picture that lies at an address, redrawn as a WebP. Throws ApiError: 400 for an address of another kind than
   * https, ipfs and ipns, else as `fetchContent`, the decoder and `miss`.
   */
  get(uri: string, kind: PictureKind, miss: PictureMiss): Promise<RemotePicture>;
}

export interface RemotePicture {
  readonly bytes: Drawn;
  readonly cacheSeconds: number;
}

type Drawn = Uint8Array<ArrayBuffer>;

/** What happens when a picture is not there yet: each caller pays for its turn, and the first turn does the work. */
interface PictureMiss {
  readonly client: string;
  pay(): Promise<void>;
  turn(work: () => Promise<unknown>): Promise<unknown>;
}

/** Fetches by way of `fetchContent`; answers and refusals are kept for a time. */
export function remotePictures(options: {
  readonly places: ContentPlaces;
  readonly decoder: PictureDecoder;
  readonly nowMs: () => number;
}): RemotePictures {
  const { places, decoder, nowMs } = options;
  const cache = makePictureCache({ maximumBytes: cacheBytes, nowMs });
  const work = sharedWork<Drawn>();

  const load = async (uri: string, kind: PictureKind): Promise<Drawn> => {
    const { maximumBytes, edge } = kind;
    const key = keyOf(uri, kind);
    try {
      const bytes = await fetchContent(uri, { ...thing, maximumBytes }, places, (found) => decoder.draw(found, edge));
      cache.set(key, bytes, nowMs() + daySeconds * 1000);
      return bytes;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const cacheSeconds = isLasting(error) ? refusalSeconds.lasting : refusalSeconds.passing;
      const refusal = new ApiError(error.status, error.code, error.message, { ...error.extra, cacheSeconds });
      if (error.status !== 503) cache.set(key, refusal, nowMs() + cacheSeconds * 1000);
      throw refusal;
    }
  };

  return {
    async get(uri, kind, miss) {
      requireContentUri(uri, thing);
      const key = keyOf(uri, kind);
      // Content by its hash too: the hash was not compared, and a gateway may have given anything.
      const cacheSeconds = daySeconds;
      const known = cache.get(key);
      if (known instanceof ApiError) throw known;
      if (known) return { bytes: known, cacheSeconds };
      if (!work.join(key, miss.client)) await miss.pay();
      return { bytes: await work.ask(key, miss, () => load(uri, kind)), cacheSeconds };
    },
  };
}

/** One address may be drawn in several sizes, and what is too heavy for one kind may do for another. */
const keyOf = (uri: string, { edge, maximumBytes }: PictureKind) => `${edge} ${maximumBytes} ${uri}`;
