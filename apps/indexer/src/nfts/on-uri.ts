import type { Context, IndexingFunctionArgs } from 'ponder:registry';
import { collection, nft, nftKind } from 'ponder:schema';
import { zeroOf } from '@besc/domain/shared/row-shape';
import { tokenTexts } from '@besc/domain/tokens/token-texts';
import { keptUrl } from '../shared/kept-url';
import { MissingRowError } from '../shared/missing-row-error';
import { metadataUrl } from './metadata-url';
import { kindRow } from './nft-tables';
import { type CollectionRow, readCollection } from './read-collection';

type KindRow = typeof nftKind.$inferSelect;

export async function onBaseURI({
  event,
  context: { db },
}: IndexingFunctionArgs<'Bunnies:BaseURISet' | 'Squad:BaseURISet'>): Promise<void> {
  const before = await readCollection(db, event);
  const after = { ...before, baseURI: keptUrl(event.args.baseURI) };
  await db.update(collection, { id: after.id }).set({ baseURI: after.baseURI });
  await moveItems(db, after);
}

export async function onKindName({
  event,
  context: { db },
}: IndexingFunctionArgs<'Bunnies:BunnyNameSet'>): Promise<void> {
  const { name } = tokenTexts({ name: event.args.name, symbol: undefined });
  await saveKind(db, await readCollection(db, event), { otherId: event.args.bunnyId, change: { name } });
}

export async function onKindURI({
  event,
  context: { db },
}: IndexingFunctionArgs<'Bunnies:BunnyURISet'>): Promise<void> {
  const of = await readCollection(db, event);
  const change = { uri: keptUrl(event.args.uri) };
  const kind = await saveKind(db, of, { otherId: event.args.bunnyId, change });
  // Most kinds are given a place before the first of them is minted.
  if (kind.totalSupply + kind.totalBurned > 0) await moveItems(db, of);
}

/** Changes the row of a kind, which begins with what is told first of it: its name. */
export async function saveKind(
  db: Context['db'],
  { id: collectionId }: CollectionRow,
  { otherId, change }: { otherId: bigint; change: Partial<KindRow> | ((before: KindRow) => Partial<KindRow>) },
): Promise<KindRow> {
  const id = `${collectionId}-${otherId}`;
  const none = { ...zeroOf(kindRow), id, collectionId, otherId, name: '', uri: '' };
  const changed = typeof change === 'function' ? change : () => change;
  const row = await db
    .insert(nftKind)
    .values({ ...none, ...changed(none) })
    .onConflictDoUpdate(changed);
  return { ...row };
}

/** Where the metadata of all items is by now. */
async function moveItems(db: Context['db'], of: CollectionRow): Promise<void> {
  for (let id = of.lastItem; id !== null; ) {
    const item = await db.find(nft, { id });
    if (!item) throw new MissingRowError('nft', id);
    const { previous } = item;
    const kind = item.otherId === null ? null : await db.find(nftKind, { id: `${of.id}-${item.otherId}` });
    const url = metadataUrl(of, item, kind?.uri);
    if (url !== item.metadataUrl) await db.update(nft, { id }).set({ metadataUrl: url });
    id = previous;
  }
}
