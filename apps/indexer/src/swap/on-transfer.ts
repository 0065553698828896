import type { Context, IndexingFunctionArgs } from 'ponder:registry';
import { liquidityStep, pair } from 'ponder:schema';
import { zeroAddress } from '@besc/domain/shared/address';
import type { Hex } from '@besc/domain/shared/hex';
import { type IndexId, indexId } from '@besc/domain/shared/index-id';
import { fromDecimalText, toDecimalText, valueDecimals } from '../shared/decimal-text';
import { MissingRowError } from '../shared/missing-row-error';

/**
 * An LP transfer. Minting (from zero) changes the supply at once, burning (to zero) when the Burn event confirms it. What is
 * minted and burned is kept until the Mint or Burn event tells why.
 */
export async function onTransfer({ event, context }: IndexingFunctionArgs<'Pair:Transfer'>): Promise<void> {
  const { value } = event.args;
  const from = indexId(event.args.from);
  const to = indexId(event.args.to);
  const id = indexId(event.log.address);
  if (from === zeroAddress) {
    const before = await changeSupply(context.db, id, value);
    // The first units ever are locked by minting them to zero: neither a provider's nor the protocol's. Later anybody
    // may mint to zero on purpose, and that is an ordinary Mint.
    if (to !== zeroAddress || before !== '0')
      await noteMinted(context.db, { id, transaction: event.transaction.hash, to, value });
  } else if (to === zeroAddress) {
    // The pair burns its own LP, or a holder's directly. A holder may as well send LP to zero, which destroys nothing:
    // only a Burn event after it makes it a burn.
    await noteBurned(context.db, { id, transaction: event.transaction.hash, value });
  }
}

/** Changes the supply and gives the one before. */
async function changeSupply(db: Context['db'], id: IndexId, change: bigint): Promise<string> {
  const row = await db.find(pair, { id });
  if (!row) throw new MissingRowError('pair', id);
  const before = row.totalSupply;
  const after = fromDecimalText(before, valueDecimals) + change;
  await db.update(pair, { id }).set({ totalSupply: toDecimalText(after, valueDecimals) });
  return before;
}

interface Note {
  readonly id: IndexId;
  readonly transaction: Hex;
  readonly value: bigint;
}

/** In `mint` the protocol's share comes first and the provider's last, so an earlier one moves to the fee fields. */
async function noteMinted(db: Context['db'], { id, transaction, to, value }: Note & { to: IndexId }): Promise<void> {
  const minted = toDecimalText(value, valueDecimals);
  const empty = { transaction, feeTo: null, feeMinted: null, burned: null };
  await db
    .insert(liquidityStep)
    .values({ id, ...empty, mintTo: to, minted })
    .onConflictDoUpdate((row) =>
      row.transaction === transaction
        ? { mintTo: to, minted, feeTo: row.mintTo, feeMinted: row.minted }
        : { ...empty, mintTo: to, minted },
    );
}

/** In `burn` the protocol's share is minted before the burn. */
async function noteBurned(db: Context['db'], { id, transaction, value }: Note): Promise<void> {
  const burned = toDecimalText(value, valueDecimals);
  const empty = { transaction, mintTo: null, minted: null, feeTo: null, feeMinted: null };
  await db
    .insert(liquidityStep)
    .values({ id, ...empty, burned })
    .onConflictDoUpdate((row) =>
      row.transaction === transaction
        ? { mintTo: null, minted: null, feeTo: row.mintTo ?? row.feeTo, feeMinted: row.minted ?? row.feeMinted, burned }
        : { ...empty, burned },
    );
}
