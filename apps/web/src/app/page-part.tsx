import type { ReactNode } from 'react';
import { Redirect, Route, Switch, useLocation } from 'wouter';
import type { Feature } from '../blocks/feature/feature';
import type { FeaturePages } from '../blocks/feature/feature-pages';
import { queryParams } from '../blocks/navigation/use-query-params';
import { lazyPart } from '../lib/lazy-part';
import { hrefOf } from '../lib/query-text';
import { NotFound } from './not-found';
import { pageTitle } from './page-title';
import { useDocumentTitle } from './use-document-title';

type PagePart = ReturnType<typeof lazyPart<object>>;

/** One part a feature, kept, so that drawing the app again does not load it again. */
const parts = new WeakMap<Feature, PagePart>();

/** All pages of a feature, as the part that is loaded when the first of them is opened; undefined when it has none. */
export function pagePart(feature: Feature): PagePart | undefined {
  const { slug, pages: load } = feature;
  if (load === undefined) return undefined;
  const part =
    parts.get(feature) ??
    lazyPart<object>(`${slug}-pages`, async () => {
      const pages = await load();
      return () => <PagesOf {...pages} />;
    });
  parts.set(feature, part);
  return part;
}

/** The page of the address. Pages match exactly; an address below one is not that page. */
function PagesOf({ pages, redirects = [], titles }: FeaturePages) {
  const [here] = useLocation();
  const title = pageTitle(titles, here);
  return (
    <Switch>
      {[
        ...pages.map(({ path, Page, redirect }) => (
          <Route key={path} path={path}>
            {(params) => {
              const to = redirect?.(params);
              if (to !== undefined) return <Redirect to={hrefOf(to, queryParams())} replace />;
              return (
                <Titled title={title}>
                  <Page />
                </Titled>
              );
            }}
          </Route>
        )),
        ...redirects.map(({ path, target }) => (
          <Route key={path} path={path}>
            {(params) => {
              const to = target(params);
              return <Redirect to={hrefOf(to.path, { ...queryParams(), ...to.query })} replace />;
            }}
          </Route>
        )),
        <Route key="">
          <NotFound />
        </Route>,
      ]}
    </Switch>
  );
}

function Titled(props: { readonly title: ReturnType<typeof pageTitle>; readonly children: ReactNode }) {
  useDocumentTitle(props.title);
  return props.children;
}
