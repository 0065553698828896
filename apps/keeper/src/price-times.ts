import type { KeeperContext, PriceTimes } from './shared/keeper-task';
import { tasks } from './tasks';

/** When the next price is taken on a chain, by whatever takes one; undefined while nothing that does runs. */
export async function readPriceTimes(
  chain: Pick<KeeperContext['chain'], 'client' | 'deployment'>,
): Promise<PriceTimes | undefined> {
  const taken = await Promise.all(tasks.map((task) => task.priceTimes?.(chain)));
  return taken.find((times) => times !== undefined);
}
