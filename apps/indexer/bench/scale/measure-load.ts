import { engineUse } from '../../test/support/engine-use';
import { type Asked, pageRequests } from './page-requests';

/** What readers do while eight clients ask in turns for all that pages ask for; the clients use the same two cores. */
export interface LoadFigures {
  readonly readers: number;
  readonly perSecond: number;
  readonly medianMs: number;
  readonly p95Ms: number;
  /** Processor time of the readers for a request. */
  readonly readerMs: number;
  /** Most resident memory of a reader until now. */
  readonly megabytes: number;
}

const clients = 8;

export async function measureLoad(asked: Asked, urls: readonly string[], seconds: number): Promise<LoadFigures> {
  const requests = Object.entries(pageRequests)
    .filter(([name]) => !name.startsWith('API'))
    .map(([, request]) => request);
  const ports = urls.map((url) => new URL(url).port);
  const used = () => ports.reduce((sum, port) => sum + engineUse(port).seconds, 0);
  const before = used();
  const times: number[] = [];
  const begin = performance.now();
  const client = async (place: number) => {
    for (let turn = place * 5; performance.now() - begin < seconds * 1000; turn += 1) {
      const start = performance.now();
      await requests[turn % requests.length]?.({ ...asked, url: `${urls[place % urls.length]}/graphql` });
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, place) => client(place)));
  const took = (performance.now() - begin) / 1000;
  times.sort((a, b) => a - b);
  const at = (part: number) => Math.round(times[Math.floor(times.length * part)] ?? Number.NaN);
  return {
    readers: urls.length,
    perSecond: Math.round(times.length / took),
    medianMs: at(0.5),
    p95Ms: at(0.95),
    readerMs: Math.round(((used() - before) * 10_000) / times.length) / 10,
    megabytes: Math.max(...ports.map((port) => engineUse(port).most)),
  };
}
