import { Suspense } from 'react';
import { Redirect, useLocation } from 'wouter';
import { useFeatures } from '../blocks/feature/use-features';
import { queryParams } from '../blocks/navigation/use-query-params';
import { hrefOf } from '../lib/query-text';
import { ErrorBoundary } from './errors/error-boundary';
import { PagePending } from './errors/page-pending';
import { featureAt } from './navigation/feature-at';
import { NotFound } from './not-found';
import { pagePart } from './page-part';

/** The page of the address: the first part of it says whose. */
export function Pages() {
  const features = useFeatures();
  const [path] = useLocation();
  const feature = featureAt(features, path);
  const Part = feature && pagePart(feature);
  // Until a feature brings the page at '/', the front door leads to the first page there is.
  const first = path === '/' ? features.flatMap(({ navigation = [] }) => navigation)[0]?.path : undefined;
  return (
    <ErrorBoundary at={path}>
      <Suspense fallback={<PagePending />}>
        {Part ? <Part /> : first ? <Redirect to={hrefOf(first, queryParams())} replace /> : <NotFound />}
      </Suspense>
    </ErrorBoundary>
  );
}
