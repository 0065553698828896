import type { Context, IndexingFunctionArgs } from 'ponder:registry';
import { vaultAction, vaultPosition } from 'ponder:schema';
import { type VaultAction, vaultAfterAction } from '@besc/domain/pools/vault-ledger';
import type { Hex } from '@besc/domain/shared/hex';
import { indexId } from '@besc/domain/shared/index-id';
import { saveFirst } from '../shared/save-milestone';
import { savePeriods } from '../shared/save-periods';
import { actionRow, noActions, placeOf, sumRow, sumsOf } from '../shared/stake-columns';
import { readVaultState, saveVaultState } from './vault-state';
import { vaultPositionDays } from './vault-tables';

type Event = IndexingFunctionArgs<'Vault:Deposit' | 'Vault:Withdraw' | 'Vault:Harvest'>['event'];

export async function onVaultDeposit({ event, context }: IndexingFunctionArgs<'Vault:Deposit'>): Promise<void> {
  const { sender, amount, shares } = event.args;
  await saveAction(context.db, event, { sender, action: { kind: 'deposit', amount, shares } });
}

export async function onVaultWithdraw({ event, context }: IndexingFunctionArgs<'Vault:Withdraw'>): Promise<void> {
  const { sender, amount, shares } = event.args;
  await saveAction(context.db, event, { sender, action: { kind: 'withdraw', amount, shares } });
}

export async function onVaultHarvest({ event, context }: IndexingFunctionArgs<'Vault:Harvest'>): Promise<void> {
  const { sender, callFee } = event.args;
  await saveAction(context.db, event, { sender, action: { kind: 'harvest', bounty: callFee } });
}

const newcomer = { ...noActions, shares: 0n, worth: 0n, withdrawFees: 0n };

async function saveAction(
  db: Context['db'],
  event: Pick<Event, 'log' | 'block' | 'transaction'>,
  { sender, action }: { sender: Hex; action: VaultAction },
): Promise<void> {
  const place = placeOf(event);
  const { timestamp } = place;
  const state = await readVaultState(db, event.log.address);
  const user = indexId(sender);
  const id = `${state.id}-${user}`;
  const held = await db.find(vaultPosition, { id });
  const before = held ? { ...held, ...sumsOf(held) } : newcomer;
  const { vault, account, moved } = vaultAfterAction({ vault: state.vault, account: before }, action, state.money);
  await saveVaultState(db, { ...state, vault }, { before: state.vault, block: place.blockNumber, timestamp, moved });
  const { shares, worth, withdrawFees } = account;
  const columns = {
    shares,
    worth,
    withdrawFees,
    ...sumRow(account),
    lastTimestamp: timestamp,
    lastDeposited: action.kind === 'deposit' ? timestamp : (held?.lastDeposited ?? 0),
  };
  await db
    .insert(vaultPosition)
    .values({ id, vaultId: state.id, account: user, timestamp, ...columns })
    .onConflictDoUpdate(columns);
  await savePeriods(db, vaultPositionDays, {
    owner: user,
    id,
    timestamp,
    lasts: { vaultId: state.id, shares, worth },
    sums: sumRow({ ...moved, transactions: 1 }),
  });
  if (action.kind === 'deposit') {
    await saveFirst(db, { kind: 'vault-deposit', account: user, block: place.blockNumber, timestamp });
  }
  await db.insert(vaultAction).values({
    ...place,
    vaultId: state.id,
    ...actionRow(user, action.kind, moved),
    shares: action.kind === 'harvest' ? 0n : action.shares,
    fee: withdrawFees - before.withdrawFees,
  });
}
