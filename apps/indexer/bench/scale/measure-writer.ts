import { engineUse } from '../../test/support/engine-use';
import type { OddMarket } from '../../test/support/odd-market';
import { readHead } from '../../test/support/read-head';
import type { TestIndex } from '../../test/support/start-index';

/** What the writer does with blocks that come while it follows the chain. */
export interface WriterFigures {
  /** Until it stands at the head after a start, what came while it was away indexed. */
  readonly startSeconds: number;
  readonly transactions: number;
  /** From the first block until the last one is indexed. */
  readonly seconds: number;
  readonly behindSeconds: number;
  /** Processor time of the engine. */
  readonly processorSeconds: number;
  readonly megabytes: number;
}

const blocks = 40;
const each = 20;

export async function measureWriter(index: TestIndex, market: OddMarket): Promise<WriterFigures> {
  const started = performance.now();
  await index.reach(await readHead(market.chain));
  const startSeconds = since(started);
  const { port } = new URL(index.url);
  const used = engineUse(port).seconds;
  const begin = performance.now();
  for (let block = 0; block < blocks; block += 1) {
    await market.block(
      Array.from({ length: each }, () => market.transaction()),
      3,
    );
  }
  const written = performance.now();
  await index.reach(await readHead(market.chain));
  const { seconds, most } = engineUse(port);
  return {
    startSeconds,
    transactions: blocks * each,
    seconds: since(begin),
    behindSeconds: since(written),
    processorSeconds: Math.round((seconds - used) * 10) / 10,
    megabytes: most,
  };
}

const since = (begin: number) => Math.round((performance.now() - begin) / 100) / 10;
