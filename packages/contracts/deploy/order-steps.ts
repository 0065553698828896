import { DeployError } from './deploy-error';
import type { Step } from './step';

/**
 * The steps in groups: those of a group need only steps of the groups before it. Throws a `DeployError` for a name that
 * occurs twice, for a need that no step fulfils, and for steps that need each other.
 */
export function orderSteps<S extends Pick<Step, 'id' | 'needs'>>(steps: readonly S[]): S[][] {
  const ids = new Set<string>();
  for (const { id } of steps) {
    if (ids.has(id)) throw new DeployError('PLAN', `two steps are called "${id}"`);
    ids.add(id);
  }
  for (const { id, needs } of steps) {
    const unknown = needs.find((need) => !ids.has(need));
    if (unknown !== undefined) throw new DeployError('PLAN', `step "${id}" needs "${unknown}", which is no step`);
  }
  const groups: S[][] = [];
  const placed = new Set<string>();
  while (placed.size < steps.length) {
    const group = steps.filter(({ id, needs }) => !placed.has(id) && needs.every((need) => placed.has(need)));
    if (group.length === 0) {
      const left = steps.filter(({ id }) => !placed.has(id)).map(({ id }) => `"${id}"`);
      throw new DeployError('PLAN', `steps need each other: ${left.join(', ')}`);
    }
    for (const { id } of group) placed.add(id);
    groups.push(group);
  }
  return groups;
}
