import type { Context, IndexingFunctionArgs } from 'ponder:registry';
import { vault } from 'ponder:schema';
import { vaultAfterCollecting } from '@besc/domain/pools/vault-ledger';
import { indexId } from '@besc/domain/shared/index-id';
import { readVaultState, saveVaultState } from './vault-state';

/** New fees. What was collected on the way paid the fee of before. */
export async function onFeesSet({ event, context }: IndexingFunctionArgs<'Vault:FeesSet'>): Promise<void> {
  await collect(event, context);
  const { performanceFee, callFee, withdrawFee, withdrawFeePeriod } = event.args;
  await context.db.update(vault, { id: indexId(event.log.address) }).set({
    performanceFee: Number(performanceFee),
    callFee: Number(callFee),
    withdrawFee: Number(withdrawFee),
    withdrawFeePeriod: Number(withdrawFeePeriod),
  });
}

/** Taken out of the farm. What it had earned has been collected on the way. */
export async function onPulled({ event, context }: IndexingFunctionArgs<'Vault:Pulled'>): Promise<void> {
  await collect(event, context);
  await context.db.update(vault, { id: indexId(event.log.address) }).set({ isPulled: true });
}

/** Staked again. What the farm owed from before has been collected on the way. */
export async function onRestaked({ event, context }: IndexingFunctionArgs<'Vault:Restaked'>): Promise<void> {
  await collect(event, context);
  await context.db.update(vault, { id: indexId(event.log.address) }).set({ isPulled: false });
}

type Event = IndexingFunctionArgs<'Vault:FeesSet' | 'Vault:Pulled' | 'Vault:Restaked'>['event'];

async function collect({ log, block }: Pick<Event, 'log' | 'block'>, { db }: Pick<Context, 'db'>): Promise<void> {
  const state = await readVaultState(db, log.address);
  const after = vaultAfterCollecting(state.vault);
  const place = { block: Number(block.number), timestamp: Number(block.timestamp) };
  await saveVaultState(db, { ...state, vault: after }, { before: state.vault, ...place });
}
