import { createRootRoute, createRoute, createRouter, type RouterHistory, redirect } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { Feature, FeatureRedirect, FeatureRoute } from '../blocks/feature/feature';
import { lazyPart } from '../lib/lazy-part';
import { formatQuery, parseQuery } from '../lib/query-text';
import { PageError } from './errors/page-error';
import { PagePending } from './errors/page-pending';
import { Shell } from './shell/shell';

const LazyNotFoundPage = lazyPart('not-found', async () => (await import('./errors/not-found-page')).NotFoundPage);

function NotFound() {
  return (
    <Suspense fallback={<PagePending />}>
      <LazyNotFoundPage />
    </Suspense>
  );
}

/** The router of all features' pages and redirects. Pages match exactly; anything else is the not-found page. */
export function createAppRouter(features: readonly Feature[], history?: RouterHistory) {
  const root = createRootRoute({ component: Shell, notFoundComponent: NotFound });
  const pages = features.flatMap((feature) => feature.routes ?? []);
  const redirects = [...features.flatMap((feature) => feature.redirects ?? []), ...homeRedirects(pages)];
  const pageRoutes = pages.map((page) =>
    createRoute({
      getParentRoute: () => root,
      path: page.path,
      component: lazyPage(page),
      beforeLoad: ({ params, search }) => {
        const to = page.redirect?.(params);
        if (to !== undefined) throw redirect({ to, search, replace: true });
      },
    }),
  );
  const redirectRoutes = redirects.map((entry) =>
    createRoute({
      getParentRoute: () => root,
      path: entry.path,
      beforeLoad: ({ params, search }) => {
        const target = entry.target(params);
        throw redirect({ to: target.path, search: { ...search, ...target.query }, replace: true });
      },
    }),
  );
  return createRouter({
    routeTree: root.addChildren([...pageRoutes, ...redirectRoutes]),
    parseSearch: parseQuery,
    stringifySearch: formatQuery,
    defaultPendingComponent: PagePending,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: NotFound,
    // Addresses below a page are not that page.
    notFoundMode: 'root',
    // A preload that fails would spend the one reload of a part before anybody asked for the page.
    defaultPreload: false,
    // The documents name addresses in both forms, such as /swap/.
    trailingSlash: 'preserve',
    scrollRestoration: true,
    context: { features },
    ...(history ? { history } : {}),
  });
}

function lazyPage(page: FeatureRoute) {
  const Page = lazyPart(page.path, page.load);
  return () => <Page />;
}

/** Until a feature brings the page at '/', the front door leads to the first page there is. */
function homeRedirects(pages: readonly FeatureRoute[]): FeatureRedirect[] {
  const first = pages[0];
  if (first === undefined || pages.some((page) => page.path === '/')) return [];
  return [{ path: '/', target: () => ({ path: first.path }) }];
}
