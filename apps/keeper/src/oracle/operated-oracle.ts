import { priceOracleAbi } from '@besc/contracts/abi/price-oracle';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { mostReporters } from '@besc/domain/oracle/most-reporters';
import type { Address } from '@besc/domain/shared/address';
import { addressOrder } from '@besc/domain/shared/address-order';
import { formatUnits } from 'viem';
import type { KeeperChain } from '../shared/keeper-chain';
import { OperateArgumentError } from '../shared/operate-argument-error';
import { operatedContract, utcText } from '../shared/operated-contract';
import { asText, parseOperatedAddress } from '../shared/setting-values';

async function statusLines(
  { client, deployment }: Pick<KeeperChain, 'client' | 'deployment'>,
  now: number,
): Promise<string[]> {
  const oracle = { address: addressOf(deployment, 'oracle', 'prices'), abi: priceOracleAbi } as const;
  const [since, round, price, time] = await Promise.all([
    client.readContract({ ...oracle, functionName: 'reportersSince' }),
    client.readContract({ ...oracle, functionName: 'latestRound' }),
    client.readContract({ ...oracle, functionName: 'latestAnswer' }),
    client.readContract({ ...oracle, functionName: 'latestTimestamp' }),
  ]);
  const told = `  price ${formatUnits(price, 8)} USD of ${utcText(time)}, ${now - Number(time)} s old (round ${round})`;
  const waiting = since > BigInt(now) ? [`  the reporters set last count from ${utcText(since)} on`] : [];
  return ['oracle', round === 0n ? '  no price yet' : told, ...waiting];
}

/** Ascending, as the contract takes them. */
function parseReporters([quorum = '', ...accounts]: readonly string[]): readonly [readonly Address[], bigint] {
  const ordered = accounts.map(parseOperatedAddress).sort(addressOrder);
  const isMajority = /^\d{1,2}$/.test(quorum) && Number(quorum) >= 3 && Number(quorum) * 2 > ordered.length;
  if (!isMajority || Number(quorum) % 2 === 0 || Number(quorum) > ordered.length || ordered.length > mostReporters) {
    throw new OperateArgumentError(
      `An odd quorum from three on, more than half, then three to ${mostReporters} addresses.`,
    );
  }
  if (new Set(ordered).size < ordered.length) throw new OperateArgumentError('A reporter is there twice.');
  return [ordered, BigInt(quorum)];
}

export const operatedOracle = operatedContract({
  slug: 'oracle',
  name: 'prices',
  abi: priceOracleAbi,
  isPausable: false,
  settings: [
    {
      name: 'reporters',
      takes: 'QUORUM ADDRESS ADDRESS ADDRESS …',
      setter: 'setReporters',
      getters: ['quorum', 'reporters'],
      parse: parseReporters,
      format: asText,
      formatArguments: (values) => asText(values.toReversed()),
    },
  ],
  statusLines,
});
