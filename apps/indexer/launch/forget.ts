import type { IndexStore } from './index-store';

/** Forgets everything that is stored, and says so to the operator. */
export async function forget(store: Pick<IndexStore, 'reset'>, reason: string): Promise<void> {
  console.error(`ALARM: ${reason}; everything is indexed again.`);
  await store.reset();
}
