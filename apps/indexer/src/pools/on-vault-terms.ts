import type { IndexingFunctionArgs } from 'ponder:registry';
import { vault } from 'ponder:schema';
import { vaultAfterCollecting } from '@besc/domain/pools/vault-ledger';
import { indexId } from '@besc/domain/shared/index-id';
import { readVaultState, saveVaultState } from './vault-state';

/** New fees. What was collected on the way paid the fee of before. */
export async function onFeesSet({ event, context }: IndexingFunctionArgs<'Vault:FeesSet'>): Promise<void> {
  const state = await readVaultState(context.db, event.log.address);
  const after = vaultAfterCollecting(state.vault);
  const timestamp = Number(event.block.timestamp);
  await saveVaultState(context.db, { ...state, vault: after }, { before: state.vault, timestamp });
  const { performanceFee, callFee, withdrawFee, withdrawFeePeriod } = event.args;
  await context.db.update(vault, { id: state.id }).set({
    performanceFee: Number(performanceFee),
    callFee: Number(callFee),
    withdrawFee: Number(withdrawFee),
    withdrawFeePeriod: Number(withdrawFeePeriod),
  });
}

export async function onPulled({ event, context }: IndexingFunctionArgs<'Vault:Pulled'>): Promise<void> {
  await context.db.update(vault, { id: indexId(event.log.address) }).set({ isPulled: true });
}

export async function onRestaked({ event, context }: IndexingFunctionArgs<'Vault:Restaked'>): Promise<void> {
  await context.db.update(vault, { id: indexId(event.log.address) }).set({ isPulled: false });
}
