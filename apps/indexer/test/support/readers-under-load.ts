import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';

/** One answer of a reader: what it says of itself, and the newest state that it gave. */
export interface ReaderAnswer {
  readonly reader: number;
  /** `x-index-block`: the answer is of that block or a later one. */
  readonly saidBlock: number;
  readonly block: { readonly number: number; readonly id: string };
  readonly snapshot: { readonly id: number } & Readonly<Record<string, unknown>>;
}

/** As the page does: all readers once, and twice more after a pause. */
const rounds = 3;
const pauseMs = 1000;
const latest = 'limit: 1, orderDirection: "desc"';
const snapshotFields = 'id timestamp totalTransactions totalVolumeUSD totalLiquidityUSD';
const query = `{
  blocks(orderBy: "number", ${latest}) { items { number id } }
  factorySnapshots(orderBy: "timestamp", ${latest}) { items { ${snapshotFields} } }
}`;
const answerSchema = z.object({
  data: z.object({
    blocks: z.object({ items: z.tuple([z.object({ number: z.number(), id: z.string() })]) }),
    factorySnapshots: z.object({ items: z.tuple([z.looseObject({ id: z.number() })]) }),
  }),
});

/** The columns of a snapshot that an answer holds. */
export const answeredColumns = snapshotFields.split(' ');

/**
 * A page of many: asks the readers in turn, without pause, and a reader that fails is followed by the next at once, as a balancer
 * does. `answers` and `lost` (what no reader answered) grow; `end` gives them with how often one had to be asked after another.
 */
export function askReaders(urls: readonly string[], clients = 3) {
  const answers: ReaderAnswer[] = [];
  const lost: unknown[] = [];
  let secondTries = 0;
  let isOver = false;
  const askOne = async (reader: number): Promise<ReaderAnswer> => {
    const response = await fetch(`${urls[reader]}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
      signal: AbortSignal.timeout(30_000),
    });
    const text = await response.text();
    const { success, data: answer } = answerSchema.safeParse(JSON.parse(text));
    if (!success) throw new Error(`${urls[reader]} answered ${text.slice(0, 300)}`);
    const { data } = answer;
    const saidBlock = Number(response.headers.get('x-index-block') ?? Number.NaN);
    return { reader, saidBlock, block: data.blocks.items[0], snapshot: data.factorySnapshots.items[0] };
  };
  const client = async (first: number) => {
    for (let turn = first; !isOver; turn += 1) {
      const order = Array.from({ length: rounds * urls.length }, (_, place) => (turn + place) % urls.length);
      let problem: unknown;
      for (const [place, reader] of order.entries()) {
        try {
          answers.push(await askOne(reader));
          problem = undefined;
          break;
        } catch (error) {
          problem = error;
          if (place + 1 < order.length) secondTries += 1;
          if ((place + 1) % urls.length === 0) await sleep(pauseMs);
        }
      }
      if (problem !== undefined) lost.push(problem instanceof Error ? problem.message : problem);
      await sleep(20);
    }
  };
  const asking = Array.from({ length: clients }, (_, place) => client(place));
  return {
    answers,
    lost,
    async end() {
      isOver = true;
      await Promise.all(asking);
      return { answers, lost, secondTries };
    },
  };
}
