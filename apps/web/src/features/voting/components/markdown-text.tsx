import { DrawingBoundary } from '@besc/ui/drawing-boundary';
import { Skeleton } from '@besc/ui/skeleton';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../lib/lazy-part';
import { hasManyMarks, isNestedDeep } from '../nesting';

const Part = lazyPart('voting-markdown', async () => (await import('./drawn-markdown')).DrawnMarkdown);

/** The text of a stranger, as markdown; as it was typed where it is built to break a page. */
export function MarkdownText({ text }: { readonly text: string }) {
  const [failed, setFailed] = useState<string>();
  if (failed === text || isNestedDeep(text) || hasManyMarks(text)) {
    return <p className="whitespace-pre-wrap [overflow-wrap:anywhere]">{text}</p>;
  }
  return (
    <DrawingBoundary key={text} onFailure={() => setFailed(text)}>
      <Suspense fallback={<Skeleton className="h-40 w-full" shape="block" />}>
        <Part text={text} />
      </Suspense>
    </DrawingBoundary>
  );
}
