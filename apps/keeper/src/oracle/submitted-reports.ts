import { priceOracleAbi } from '@besc/contracts/abi/price-oracle';
import { addressOf } from '@besc/contracts/deploy/address-of';
import type { OfferedReport } from '@besc/wire/oracle/signed-reports';
import { decodeFunctionData, getAbiItem, type Hex } from 'viem';
import type { KeeperChain } from '../shared/keeper-chain';

const event = getAbiItem({ abi: priceOracleAbi, name: 'AnswerUpdated' });
/** A round is final long before so many blocks. */
const blocksLookedAt = 60n;

/**
 * The reports that the chain took for a round, of calls that say them: a keeper that was not given one adds it to its own, so that
 * a keeper that withholds reports cannot bring as many of its choice.
 */
export async function submittedReports(
  { client, deployment }: Pick<KeeperChain, 'client' | 'deployment'>,
  roundId: bigint,
): Promise<readonly OfferedReport[]> {
  const address = addressOf(deployment, 'oracle', 'prices');
  const toBlock = await client.getBlockNumber({ cacheTime: 0 });
  const fromBlock = toBlock < blocksLookedAt ? 0n : toBlock - blocksLookedAt;
  const logs = await client.getLogs({ address, event, args: { roundId }, fromBlock, toBlock, strict: true });
  const calls = await Promise.all(logs.map(({ transactionHash }) => client.getTransaction({ hash: transactionHash })));
  return calls.flatMap(({ input }) => reportsOf(input));
}

function reportsOf(data: Hex): readonly OfferedReport[] {
  try {
    const { functionName, args } = decodeFunctionData({ abi: priceOracleAbi, data });
    if (functionName !== 'submit') return [];
    const [, prices, signatures] = args;
    return prices.flatMap((price, place) => {
      const signature = signatures[place];
      return signature === undefined ? [] : [{ price, signature }];
    });
  } catch {
    // Another contract called.
    return [];
  }
}
