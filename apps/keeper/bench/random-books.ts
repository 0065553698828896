import { commitRandomAbi } from '@besc/contracts/abi/commit-random';
import { erc20Abi } from '@besc/contracts/abi/erc20';
import type { Address } from '@besc/domain/shared/address';
import { type PublicClient, parseEventLogs } from 'viem';
import { allLogs, type Book } from './books';

/** The bonds that the source of random words must hold, from its events alone. */
export async function randomBooks(
  client: PublicClient,
  { source, money }: { readonly source: Address; readonly money: Address },
): Promise<Book> {
  const bonds = new Map<bigint, bigint>();
  const problems: string[] = [];
  const counts = { committed: 0, requested: 0, revealed: 0, expired: 0 };
  for (const log of parseEventLogs({ abi: commitRandomAbi, logs: await allLogs(client, source) })) {
    if (log.eventName === 'Committed') {
      bonds.set(log.args.id, log.args.bond);
      counts.committed += 1;
    } else if (log.eventName === 'BondRaised') bonds.set(log.args.id, log.args.bond);
    else if (log.eventName === 'Requested') counts.requested += 1;
    else if (log.eventName === 'Revealed' || log.eventName === 'Withdrawn' || log.eventName === 'Expired') {
      if (!bonds.delete(log.args.id)) problems.push(`the bond of ${log.args.id} left twice`);
      if (log.eventName === 'Revealed') counts.revealed += 1;
      if (log.eventName === 'Expired') counts.expired += 1;
    }
  }
  const expected = [...bonds.values()].reduce((sum, bond) => sum + bond, 0n);
  const balance = await client.readContract({
    address: money,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [source],
  });
  return { name: 'random words', expected, balance, isPlayed: counts.committed > 0, problems, counts };
}
