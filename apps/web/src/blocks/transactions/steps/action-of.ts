import type { Message } from '../../language/message';
import type { Action, Step } from './action';

/**
 * An action of one signature or of several, called by its last one; by `several` where it has more than one beside its
 * approvals.
 */
export function actionOf(
  steps: Step | readonly Step[],
  { several, refresh = [] }: { readonly several?: Message } & Partial<Pick<Action, 'refresh'>> = {},
): Action {
  const all = [steps].flat();
  const own = all.filter(({ kind }) => kind === 'transact');
  const [last] = all.slice(-1);
  const summary = (own.length === 1 ? undefined : several) ?? last?.summary;
  if (summary === undefined) throw new RangeError('An action without a step has no name');
  return { summary, steps: all, refresh };
}
