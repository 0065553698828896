import { lotteryAbi } from '@besc/contracts/abi/lottery';
import type { Chain } from '@besc/localnet/chain';
import { decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';

/** Asks the lottery the same with each of the arguments, at the head. */
export async function readEach(
  chain: Chain,
  to: Hex,
  functionName: string,
  all: readonly (readonly unknown[])[],
): Promise<unknown[]> {
  const results: unknown[] = [];
  for (let from = 0; from < all.length; from += 500) {
    const answers = await chain.rpc.batch(
      all.slice(from, from + 500).map((args) => {
        const data = encodeFunctionData({ abi: lotteryAbi, functionName, args } as never);
        return ['eth_call', [{ to, data }, 'latest']];
      }),
    );
    for (const data of answers) results.push(decodeFunctionResult({ abi: lotteryAbi, functionName, data } as never));
  }
  return results;
}
