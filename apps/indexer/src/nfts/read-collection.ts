import type { Context } from 'ponder:registry';
import { collection } from 'ponder:schema';
import { bunniesAbi } from '@besc/contracts/abi/bunnies';
import type { Hex } from '@besc/domain/shared/hex';
import { indexId, zeroId } from '@besc/domain/shared/index-id';
import { zeroOf } from '@besc/domain/shared/row-shape';
import { tokenTexts } from '@besc/domain/tokens/token-texts';
import { tokenText } from '@besc/sdk/tokens/token-text';
import { encodeFunctionData } from 'viem';
import { readAtHead } from '../shared/read-at-head';
import { collectionRow } from './nft-tables';

export type CollectionRow = typeof collection.$inferSelect;

const calls = (['name', 'symbol'] as const).map((functionName) =>
  encodeFunctionData({ abi: bunniesAbi, functionName }),
);

/** The row of the collection that an event is of; with its first event it is asked what it is called. */
export async function readCollection(
  db: Context['db'],
  { log, block }: { log: { address: Hex }; block: { number: bigint; hash: string } },
): Promise<CollectionRow> {
  const id = indexId(log.address);
  const known = await db.find(collection, { id });
  // The store changes the row that it gave.
  if (known) return { ...known };
  const texts = await readAtHead({
    calls: calls.map((data) => ({ to: id, data })),
    block,
    what: `the name of collection ${id}`,
    answer: ([name, symbol]) => name && symbol && tokenTexts({ name: tokenText(name), symbol: tokenText(symbol) }),
  });
  const made = {
    ...zeroOf(collectionRow),
    id,
    ...texts,
    creatorAddress: zeroId,
    whitelistChecker: zeroId,
    baseURI: '',
  };
  return { ...(await db.insert(collection).values(made)) };
}
