import { setTimeout as sleep } from 'node:timers/promises';
import type { NodeClient } from '@besc/sdk/shared/nodes/node-client';
import { askEachNode } from '../shared/ask-each-node';
import type { IndexSettings } from '../shared/parse-index-settings';
import { healthReport } from './health-report';
import type { BlockMark, IndexProgress } from './index-progress';

/** Reads blocks out of the tables: the newest, and the newest of those that the engine will never take back. */
export interface BlockReader {
  newest(): Promise<BlockMark | undefined>;
  final(): Promise<BlockMark | undefined>;
}

/** Looks in a row that must find no node with our final block before the chain counts as another one. */
const looksForFork = 3;
/** Looks in a row that must fail before the tables count as lost; one alone may have met a lock. */
const looksForLoss = 2;
/** Exit code after a reorganisation deeper than what is final: the process above starts everything again. */
const forkedExitCode = 76;

/**
 * Keeps looking at the tables and the node; `current` is the last look. Tells the process above how it goes and what is final, and ends
 * this one when all nodes have another block there: what is stored is then of a chain that is no more.
 */
export function watchProgress(
  settings: IndexSettings,
  nodes: NodeClient,
  blocks: BlockReader,
): { current(): IndexProgress } {
  const begin = performance.now();
  let progress: IndexProgress = {
    isReadable: true,
    indexed: undefined,
    head: undefined,
    nodeHashAtIndexed: undefined,
    seenAt: begin,
    indexedMovedAt: begin,
    headMovedAt: begin,
  };
  let anchored: string | undefined;
  let strange = 0;
  let failures = 0;
  const look = async () => {
    const [indexed, final] = [await blocks.newest(), await blocks.final()];
    const [head, atIndexed, atFinal] = await readNode(nodes, [indexed?.number ?? 0, final?.number ?? 0]);
    const seenAt = performance.now();
    progress = {
      isReadable: true,
      indexed,
      head,
      nodeHashAtIndexed: atIndexed?.hash,
      seenAt,
      indexedMovedAt: indexed?.hash === progress.indexed?.hash ? progress.indexedMovedAt : seenAt,
      headMovedAt: head === undefined || head.hash === progress.head?.hash ? progress.headMovedAt : seenAt,
    };
    failures = 0;
    process.send?.({ kind: 'health', status: healthReport(progress, settings.stallSeconds).status });
    // What is final, and whether the chain is another one, is for the writer to judge.
    if (settings.role === 'reader' || final === undefined || atFinal === undefined) return;
    const shown = atFinal.hash === final.hash || (await isShown(settings, final));
    if (atFinal.hash !== final.hash && shown) {
      // Another node has what is stored, so it is this one that is elsewhere.
      nodes.leave();
      strange = 0;
      return;
    }
    strange = atFinal.hash === final.hash ? 0 : strange + 1;
    if (strange >= looksForFork) {
      // A node that is silent may have it: then nothing is forgotten yet, and the process above waits for that node.
      process.send?.({ kind: shown === false ? 'forked' : 'doubted' });
      if (shown === false) process.exit(forkedExitCode);
    }
    if (strange === 0 && anchored !== final.hash) {
      anchored = final.hash;
      process.send?.({ kind: 'anchor', number: final.number, hash: final.hash });
    }
  };
  void (async () => {
    for (;;) {
      await look().catch(() => {
        failures += 1;
        if (failures === looksForLoss) progress = { ...progress, isReadable: false };
      });
      // Health need not be younger than the lower figure, however fast the engine follows.
      await sleep(Math.min(Math.max(settings.pollMilliseconds, 300), 2000), undefined, { ref: false });
    }
  })();
  return { current: () => ({ ...progress, seenAt: performance.now() }) };
}

/** Whether some node has a block; undefined when none of those that answer does, and not all do. */
async function isShown(settings: IndexSettings, { number, hash }: BlockMark): Promise<boolean | undefined> {
  const call = { method: 'eth_getBlockByNumber', params: [`0x${number.toString(16)}`, false] };
  const told = await askEachNode(settings, [call]);
  if (told.some(([answer]) => answer?.kind === 'result' && blockMark(answer.result)?.hash === hash)) return true;
  return told.every(([answer]) => answer?.kind === 'result') ? false : undefined;
}

/** The node's newest block and those at the two heights; undefined for what it does not have. */
async function readNode(nodes: NodeClient, heights: [number, number]): Promise<(BlockMark | undefined)[]> {
  try {
    const tags = ['latest', ...heights.map((height) => `0x${height.toString(16)}`)];
    const calls = tags.map((tag) => ({ method: 'eth_getBlockByNumber', params: [tag, false] }));
    const { answers } = await nodes.ask(calls, { rounds: 1, timeoutMs: 3000 });
    return answers.map((answer) => (answer.kind === 'result' ? blockMark(answer.result) : undefined));
  } catch {
    return [];
  }
}

function blockMark(block: unknown): BlockMark | undefined {
  if (typeof block !== 'object' || block === null) return undefined;
  const { number, hash, timestamp } = block as { number?: unknown; hash?: unknown; timestamp?: unknown };
  if (typeof hash !== 'string' || typeof number !== 'string' || typeof timestamp !== 'string') return undefined;
  return { number: Number(number), hash: hash.toLowerCase(), timestamp: Number(timestamp) };
}
