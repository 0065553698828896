import { addCounts, countsText } from '../../timeline/history-counts';
import { storeChain } from '../chain-store';
import type { StackPart } from '../run-parts';
import { startStackChain } from '../stack-chain';
import { givenBy, type StackWorld } from '../stack-world';

/** The chain with its deployment and history; it is kept when it ends. */
export const chainPart: StackPart<StackWorld> = {
  name: 'chain',
  needs: [],
  async start(world) {
    const { options, folder, ports, given } = world;
    const { progress, chainId, history: size, paces, blockSeconds } = options;
    const step = progress.step('chain');
    await ports.rpc.release();
    const made = await startStackChain({
      folder,
      chainId,
      size,
      paces,
      blockSeconds,
      progress,
      step,
      port: ports.rpc.port,
    });
    given.chain = made;
    world.watch('chain', made.chain.exited);
    const blocks = await made.chain.blockNumber();
    step.done(`${made.resumed ? 'resumed' : 'new'}, ${blocks} blocks, ${countsText(made.history)}`);
  },
  async stop(world) {
    if (!world.given.chain) return;
    const { chain, resumed } = world.given.chain;
    try {
      await chain.setIntervalMining(0);
      await keepChain(world);
      // A start that ended before the index had removed rows of blocks that are gone leaves that to the next one.
      const indexFits = world.given.indexFits ?? (resumed && world.wasClean);
      if (indexFits) await world.folder.remove('running.json');
    } finally {
      await chain.stop();
    }
  },
};

/** Keeps the chain as it is now. */
export async function keepChain(world: StackWorld): Promise<void> {
  const { chain, history } = givenBy(world, 'chain');
  const { actors } = world.given;
  const all = actors ? addCounts(history, actors.totals()) : history;
  await storeChain({ folder: world.folder, chain, seed: 'besc', history: all });
}
