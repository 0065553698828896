import { type ComponentType, type ElementType, lazy } from 'react';
import { failedParts } from './failed-parts';
import { loadPart } from './load-part';

/**
 * A component whose code is loaded when it is first drawn, with the one reload of `loadPart`. Draw it inside Suspense.
 * After a failure that was shown, the next drawing loads it again (`failedParts`).
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const attempt = (): ElementType =>
    lazy(async () => {
      try {
        return { default: await loadPart(name, load) };
      } catch (error) {
        failedParts.add(renew);
        throw error;
      }
    });
  let Part = attempt();
  const renew = () => {
    Part = attempt();
  };
  return (props) => <Part {...props} />;
}
