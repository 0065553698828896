import { type ComponentType, type ElementType, lazy, useState } from 'react';
import { failedParts } from './failed-parts';
import { loadPart } from './load-part';

/** `preload` never fails: a part that could not be loaded is loaded again, and told about, when it is drawn. */
type LazyPart<Props extends object> = ComponentType<Props> & { readonly preload: () => Promise<void> };

/**
 * A component whose code is loaded when it is first drawn, with the one reload of `loadPart`. Draw it inside Suspense.
 * After a failure that was shown, the next drawing loads it again (`failedParts`). Code that is here already is drawn at
 * once: React holds what follows a fallback back for 300 ms.
 */
export function lazyPart<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loaded: ElementType | undefined;
  const attempt = (): ElementType =>
    lazy(async () => {
      try {
        loaded = await loadPart(name, load);
        return { default: loaded };
      } catch (error) {
        failedParts.add(renew);
        throw error;
      }
    });
  let Part = attempt();
  const renew = () => {
    Part = attempt();
  };
  const preload = async () => {
    loaded = await load().catch(() => undefined);
  };
  return Object.assign(
    (props: Props) => {
      const [Kept] = useState<ElementType>(() => loaded ?? Part);
      return <Kept {...props} />;
    },
    { preload },
  );
}
