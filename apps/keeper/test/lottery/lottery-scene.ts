import { lotteryAbi } from '@besc/contracts/abi/lottery';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { encodeFunctionData } from 'viem';
import type { KeeperScene } from '../keeper-scene';
import { wordScene } from '../word-scene';

/** The lottery and its random words on a keeper's scene; the treasury is account 1. */
export function lotteryScene(scene: KeeperScene) {
  const words = wordScene(scene);
  const game = { address: addressOf(scene.exchange.deployment, 'lottery', 'game'), abi: lotteryAbi } as const;
  return {
    ...words,
    game,
    async buy(place: number, lotteryId: bigint, numbers: readonly number[]) {
      const args = [lotteryId, numbers] as const;
      const data = encodeFunctionData({ abi: lotteryAbi, functionName: 'buyTickets', args });
      await scene.chain.send({ from: words.accountAt(place).address, to: game.address, data, gas: '0x4c4b40' });
    },
    /** The operator opens a round of ten minutes on the next of its secrets. */
    async open(price: bigint) {
      await words.commit();
      const terms = [BigInt((await words.now()) + 600), price, 2_000n, [0n, 1_000n, 2_000n, 7_000n]] as const;
      const data = encodeFunctionData({ abi: lotteryAbi, functionName: 'startLottery', args: terms });
      await words.operate(game.address, data);
    },
    /** The operator closes the round at its end, gives the word and draws. */
    async drawRound(id: bigint) {
      const { endTime } = await scene.client.readContract({ ...game, functionName: 'viewLottery', args: [id] });
      await scene.chain.setNextTimestamp(Number(endTime));
      const operate = (functionName: 'closeLottery' | 'drawFinalNumberAndMakeLotteryClaimable') =>
        words.operate(game.address, encodeFunctionData({ abi: lotteryAbi, functionName, args: [id] }));
      await operate('closeLottery');
      await scene.chain.mine(4);
      await words.reveal(id - 1n);
      await operate('drawFinalNumberAndMakeLotteryClaimable');
    },
    lottery: async (id: bigint) => scene.client.readContract({ ...game, functionName: 'viewLottery', args: [id] }),
  };
}
