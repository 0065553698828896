import { type ComponentType, lazy } from 'react';
import { loadPart } from './load-part';

/** A component whose code is loaded when it is first drawn, with the one reload of `loadPart`. Draw it inside Suspense. */
export function lazyPart<Props>(name: string, load: () => Promise<ComponentType<Props>>) {
  return lazy(() => loadPart(name, async () => ({ default: await load() })));
}
