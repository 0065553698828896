import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouteComponent,
} from '@tanstack/react-router';
import type { Feature } from '../src/blocks/feature/feature';
import { formatQuery, parseQuery } from '../src/lib/query-text';

/** A router at `url` with one screen a path, which reads and writes addresses as the app's own does. `features` it may know. */
export function makeTestRouter(
  url: string,
  screens: Readonly<Record<string, RouteComponent>>,
  features: readonly Feature[] = [],
) {
  const root = createRootRoute();
  const routes = Object.entries(screens).map(([path, component]) =>
    createRoute({ getParentRoute: () => root, path, component }),
  );
  return createRouter({
    routeTree: root.addChildren(routes),
    history: createMemoryHistory({ initialEntries: [url] }),
    parseSearch: parseQuery,
    stringifySearch: formatQuery,
    trailingSlash: 'preserve',
    context: { features },
  });
}
