import type { ApiConfig } from './api-config';
import { fetchContent, requireContentUri } from './fetch-content';
import { fetchPublic, type RemoteThing } from './fetch-public';
import { makeGate } from './gate';
import { startPictureDecoder } from './picture-decoder';
import { type PictureKind, type RemotePicture, remotePictures } from './remote-pictures';
import { requestBudget } from './request-budget';

/** Things of strangers fetched at one time, of all clients and of one. */
const mostTexts = { most: 32, mostOfOne: 4 };
const mostPictures = { most: 64, mostOfOne: 8 };
/** What is read here costs time by its size: each of so many bytes of a text counts as a fetch. */
const bytesPerFetch = 100_000;

/**
 * What is fetched from strangers, by the same rules for every feature. A client has one budget for all of it; what is kept
 * costs nothing of it. All throw ApiError 429 and 503 beside what `fetchPublic`, `fetchContent` and `remotePictures` throw.
 */
export interface Remote {
  /** Bytes of a public https host. */
  fetch(url: string, thing: RemoteThing, client: string): Promise<Buffer>;
  /** Bytes at an https, ipfs or ipns address, from the first of its places that has them. */
  content(uri: string, thing: RemoteThing, client: string): Promise<Buffer>;
  picture(uri: string, kind: PictureKind, client: string): Promise<RemotePicture>;
}

/** One for the whole service: its memory and its drawing processes are shared. */
export function makeRemote(options: {
  readonly config: Pick<ApiConfig, 'gateways' | 'fetchesPerMinute' | 'allowsPrivate'>;
  readonly nowMs: () => number;
  readonly onStop: (end: () => void) => void;
}): Remote {
  const { config, nowMs, onStop } = options;
  const rules = { allowsPrivate: config.allowsPrivate };
  const places = { rules, gateways: config.gateways };
  const spend = requestBudget(config.fetchesPerMinute);
  const textGate = makeGate(mostTexts);
  const pictureGate = makeGate(mostPictures);
  const decoder = startPictureDecoder();
  onStop(() => decoder.stop());
  const pictures = remotePictures({ places, decoder, nowMs });
  const paid = async (client: string, work: () => Promise<Buffer>) => {
    await spend(client);
    const bytes = await textGate(client, work);
    const more = Math.floor(bytes.length / bytesPerFetch);
    if (more > 0) await spend(client, more);
    return bytes;
  };
  return {
    fetch: (url, thing, client) => paid(client, () => fetchPublic(url, thing, rules)),
    async content(uri, thing, client) {
      requireContentUri(uri, thing);
      return await paid(client, () => fetchContent(uri, thing, places, (bytes) => bytes));
    },
    picture: (uri, kind, client) =>
      pictures.get(uri, kind, { client, pay: () => spend(client), turn: (work) => pictureGate(client, work) }),
  };
}
