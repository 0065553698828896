import { pairAbi } from '@besc/contracts/abi/pair';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { daySeconds } from '@besc/domain/shared/constants';
import { min } from '@besc/domain/shared/math';
import { convertFeesCall, observePairsCall } from '@besc/sdk/swap/fee-calls';
import type { HistorySize } from '../history/block-schedule';
import { aggregatedRead, balanceRead } from '../history/chain-reads';
import { chainRoles } from '../history/chain-roles';
import type { BlockPart, HistoryStretch, HistoryWorld } from '../history/history-writer';
import { sentCall } from '../history/sent-call';

const roundCounts: Readonly<Record<HistorySize, number>> = { small: 4, year: 40 };
/** From the collector's look until it has a mean. */
const windowSeconds = 1_800;
/** Of a pair's shares so much goes at once: less than the collector takes of what a market has proven. */
const partOfSupply = 40n;
/** After midnight, away from the times of draws. */
const hourOfDay = 3.25 * 3_600;

/** Times (seconds) at which the collector looks at its pairs, each with the one at which it converts; the last ones at the end. */
export function feeTimes({ start, end }: { start: number; end: number }, size: HistorySize): number[] {
  const step = (end - start) / roundCounts[size];
  return Array.from({ length: roundCounts[size] }, (_, index) => {
    const day = Math.floor((start + (index + 1) * step) / daySeconds) * daySeconds;
    return [day + hourOfDay, day + hourOfDay + windowSeconds];
  })
    .flat()
    .filter((time) => time > start && time < end);
}

/** The operator turns fees into MONEY by the keeper's own calls, at `feeTimes`; on a running chain the keeper does. */
export function feeRounds({ chain, deployment }: Pick<HistoryWorld, 'chain' | 'deployment'>): HistoryStretch {
  const operator = chainRoles(chain).operator.address;
  const collector = addressOf(deployment, 'swap', 'feeCollector');
  const anchors = (['money', 'wbesc', 'stable'] as const).map((name) => addressOf(deployment, 'tokens', name));
  const pairs = deployment.pairs
    .filter(({ token0, token1 }) => anchors.includes(token0) || anchors.includes(token1))
    .map(({ address }) => address);
  const nothing: BlockPart = { transactions: [] };
  let observedAt = Number.NEGATIVE_INFINITY;
  let conversions = 0;

  const convert = async (): Promise<BlockPart> => {
    const reads = pairs.flatMap((address) => [
      balanceRead(address, collector),
      { address, abi: pairAbi, functionName: 'totalSupply' },
    ]);
    const answers = await aggregatedRead(addressOf(deployment, 'shared', 'multicall'), reads).read(chain.rpc);
    const transactions = pairs.flatMap((pair, index) => {
      const [held, supply] = answers.slice(2 * index, 2 * index + 2) as [bigint, bigint];
      const liquidity = min(held, supply / partOfSupply);
      const call = convertFeesCall(collector, { pair, liquidity, minimumMoney: 0n });
      return liquidity > 0n ? [sentCall(operator, call, 1_500_000n)] : [];
    });
    const settle = ({ failed }: { readonly failed: number }) => {
      conversions += transactions.length - failed;
    };
    return { transactions, settle };
  };

  return {
    async block({ timestamp, askedBy }) {
      if (!askedBy?.includes('swap')) return nothing;
      if (timestamp - observedAt === windowSeconds) return convert();
      observedAt = timestamp;
      const gas = 150_000n * BigInt(pairs.length);
      return { transactions: [sentCall(operator, observePairsCall(collector, pairs), gas)] };
    },
    live: async () => nothing,
    counts: () => ({ 'fee conversions': conversions }),
  };
}
