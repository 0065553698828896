import type { IndexingFunctionArgs } from 'ponder:registry';
import { farmPayment } from 'ponder:schema';
import { indexId } from '@besc/domain/shared/index-id';

/** MONEY came into being. Nothing comes between that and the event of the farm master that tells why. */
export async function onEmission({ event, context: { db } }: IndexingFunctionArgs<'Money:Emission'>): Promise<void> {
  const payment = {
    transaction: event.transaction.hash,
    logIndex: event.log.logIndex,
    account: indexId(event.args.to),
    amount: event.args.amount,
  };
  await db
    .insert(farmPayment)
    .values({ id: indexId(event.log.address), ...payment })
    .onConflictDoUpdate(payment);
}
