import type { Context } from 'ponder:registry';
import { milestone } from 'ponder:schema';
import type { IndexId } from '@besc/domain/shared/index-id';

/** Who reached what, and when in unix seconds. */
interface Reached {
  readonly kind: string;
  readonly account: IndexId;
  readonly block: number;
  readonly timestamp: number;
}

/** Notes the first time that an account reached something. Whether it was the first. */
export async function saveFirst(db: Context['db'], { kind, account, block, timestamp }: Reached): Promise<boolean> {
  const row = { id: `${kind}-${account}`, kind, account, block, timestamp, total: 1 };
  return (await db.insert(milestone).values(row).onConflictDoNothing()) !== null;
}

/** Notes how much of something an account has had as of a block. */
export async function saveTotal(
  db: Context['db'],
  { kind, account, block, timestamp, total }: Reached & { total: number },
): Promise<void> {
  const row = { id: `${kind}-${account}-${block}`, kind, account, block, timestamp, total };
  await db.insert(milestone).values(row).onConflictDoUpdate({ total });
}
