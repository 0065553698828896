import { priceOracleAbi } from '@besc/contracts/abi/price-oracle';
import type { Address } from '@besc/domain/shared/address';
import { type PublicClient, parseEventLogs } from 'viem';
import type { pairTrailReader } from '../src/shared/pair-trail';
import { allLogs } from './books';

/** How far (thousandths) outside of what the pool saw in the hour before an honest median can be: trades pay their fee. */
const feeThousandths = 10;
const hour = 3_600;

/** Each price of the oracle against what the pool's own price was in the hour before: a lie that counted would be outside. */
export async function priceBook(
  client: PublicClient,
  readTrail: ReturnType<typeof pairTrailReader>,
  {
    oracle,
    pair,
    since,
  }: { readonly oracle: Address; readonly pair: { address: Address; isBaseFirst: boolean }; readonly since: number },
): Promise<{ readonly prices: number; readonly outside: number; readonly outOfOrder: number }> {
  const { timestamp } = await client.getBlock();
  const trail = await readTrail(pair, { from: since - hour, to: Number(timestamp) });
  const points = (trail?.points ?? []).map(({ time, base, quote }) => ({ time, price: Number(quote) / Number(base) }));
  const logs = parseEventLogs({ abi: priceOracleAbi, eventName: 'AnswerUpdated', logs: await allLogs(client, oracle) });
  const found = { prices: 0, outside: 0, outOfOrder: 0 };
  let before = 0;
  for (const { args } of logs) {
    const time = Number(args.updatedAt);
    if (time <= before) found.outOfOrder += 1;
    before = time;
    if (time < since) continue;
    const started = points.findLastIndex((point) => point.time <= time - hour);
    const seen = points.slice(Math.max(started, 0)).filter((point) => point.time <= time);
    const prices = seen.map(({ price }) => price);
    const answer = Number(args.current) / 1e8;
    const [low, high] = [Math.min(...prices), Math.max(...prices)];
    found.prices += 1;
    if (answer < low * (1 - feeThousandths / 1000) || answer > high * (1 + feeThousandths / 1000)) found.outside += 1;
  }
  return found;
}
