import type { Context } from 'ponder:registry';
import { randomSource } from 'ponder:schema';
import type { Hex } from '@besc/domain/shared/hex';
import type { IndexId } from '@besc/domain/shared/index-id';
import { wordIdOf } from '../shared/word-id';

/** Which word a contract has reserved last in this transaction; null when its source is not indexed. */
export async function reservedWord(
  db: Context['db'],
  { source, consumer, hash }: { source: IndexId; consumer: IndexId; hash: Hex },
): Promise<string | null> {
  const row = await db.find(randomSource, { id: source });
  const isOurs = row?.reservedHash === hash && row.reservedBy === consumer;
  return isOurs ? wordIdOf(source, row.reserved - 1) : null;
}
