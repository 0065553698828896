import { ListFetchError } from '@besc/wire/tokens/list-fetch-error';
import { listSources } from '@besc/wire/tokens/list-sources';
import { ApiError } from '../shared/api-error';
import { fetchPublic, type RemoteRules } from './fetch-public';
import { makePictureCache } from './picture-cache';
import type { PictureDecoder } from './picture-decoder';

/** How much a picture may weigh where it lies. */
const maximumBytes = 1_000_000;
const cacheBytes = 32 * 1024 * 1024;
const longestUri = 2048;
const daySeconds = 86_400;
/** What a place says of itself will not change soon; that it cannot be reached may. */
const refusalSeconds = { lasting: 3_600, passing: 120 };

const thing = {
  noun: 'picture',
  code: 'PICTURE',
  // No SVG: a server that can choose sends what we can draw.
  accept: 'image/webp,image/png,image/jpeg,image/gif,*/*;q=0.1',
  maximumBytes,
} as const;

/** Pictures of strangers, drawn anew. */
export interface RemotePictures {
  /**
   * The picture that lies at an address as a small WebP. Throws ApiError: 400 for an address of another kind than https, ipfs
   * and ipns, else as `fetchPublic`, the decoder and `miss`.
   */
  get(uri: string, miss: PictureMiss): Promise<{ readonly bytes: Drawn; readonly cacheSeconds: number }>;
}

type Drawn = Uint8Array<ArrayBuffer>;

/** What happens when a picture is not there yet: who asks first pays, and the work is done where and when there is room. */
interface PictureMiss {
  pay(): Promise<void>;
  run(work: () => Promise<Drawn>): Promise<Drawn>;
}

/** Fetches by way of `fetchPublic` from https hosts and `gateways`; answers and refusals are kept for a time. */
export function remotePictures(options: {
  readonly rules: RemoteRules;
  /** Bases of gateways to content by its hash, in the order to try. */
  readonly gateways: readonly string[];
  readonly decoder: PictureDecoder;
  readonly nowMs: () => number;
}): RemotePictures {
  const { rules, gateways, decoder, nowMs } = options;
  const cache = makePictureCache({ maximumBytes: cacheBytes, nowMs });
  const underWay = new Map<string, Promise<Drawn>>();

  const fetchFirst = async (uri: string): Promise<Drawn> => {
    const sources = sourcesOf(uri, gateways);
    let failure: unknown = new ApiError(502, 'PICTURE_UNREACHABLE', 'No gateway is set up for it.');
    for (const source of sources) {
      try {
        return await decoder.draw(await fetchPublic(source, thing, rules));
      } catch (error) {
        failure = error;
      }
    }
    throw failure;
  };
  const load = async (uri: string): Promise<Drawn> => {
    try {
      const bytes = await fetchFirst(uri);
      cache.set(uri, bytes, nowMs() + daySeconds * 1000);
      return bytes;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const cacheSeconds = error.status >= 500 ? refusalSeconds.passing : refusalSeconds.lasting;
      const refusal = new ApiError(error.status, error.code, error.message, { ...error.extra, cacheSeconds });
      if (error.status !== 503) cache.set(uri, refusal, nowMs() + cacheSeconds * 1000);
      throw refusal;
    }
  };

  return {
    async get(uri, miss) {
      checkUri(uri);
      const cacheSeconds = /^ipfs:/i.test(uri) ? 365 * daySeconds : daySeconds;
      const known = cache.get(uri);
      if (known instanceof ApiError) throw known;
      if (known) return { bytes: known, cacheSeconds };
      if (!underWay.has(uri)) await miss.pay();
      let loading = underWay.get(uri);
      if (!loading) {
        loading = miss.run(() => load(uri)).finally(() => underWay.delete(uri));
        underWay.set(uri, loading);
      }
      return { bytes: await loading, cacheSeconds };
    },
  };
}

function checkUri(uri: string): void {
  const isWeb = /^https?:\/\//i.test(uri);
  // The path of content becomes a path on a gateway, where it must not lead anywhere else.
  const isContent = /^ip[fn]s:\/\/[\w.-]+(?:\/[\w.%~+@()-]+)*$/i.test(uri);
  const leadsUp = /\/\.{1,2}(?:\/|$)/.test(uri.replace(/%2e/gi, '.'));
  if (uri.length <= longestUri && (isWeb || (isContent && !leadsUp))) return;
  throw new ApiError(400, 'BAD_URI', 'A picture is named by an https, ipfs or ipns address.');
}

function sourcesOf(uri: string, gateways: readonly string[]): readonly string[] {
  try {
    return listSources(uri, { gateways, isDirect: () => true, relay: (url) => url });
  } catch (error) {
    if (error instanceof ListFetchError) throw new ApiError(400, 'BAD_URI', error.message);
    throw error;
  }
}
