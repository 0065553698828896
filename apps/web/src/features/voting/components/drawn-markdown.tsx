import type { ComponentPropsWithoutRef } from 'react';
import Markdown, { type Components } from 'react-markdown';
import { useText } from '../../../blocks/language/use-text';

import { isDeep, type TextPart } from '../nesting';

/** Where a stranger's link may lead. */
function webUrl(url: string): string {
  return /^https?:\/\//i.test(url) ? url : '';
}

function StrangersLink({ href, children }: ComponentPropsWithoutRef<'a'>) {
  if (href === undefined || href === '') return <span>{children}</span>;
  return (
    <a
      href={href}
      title={href}
      target="_blank"
      rel="noopener noreferrer nofollow ugc"
      className="font-medium text-primary underline-offset-4 hover:underline [overflow-wrap:anywhere]"
    >
      {children}
    </a>
  );
}

/** A picture of a stranger's host would tell it who reads: it is a link. */
function LinkedPicture({ src, alt }: ComponentPropsWithoutRef<'img'>) {
  const { t } = useText();
  return (
    <StrangersLink href={String(src ?? '')}>{t('Picture: %name%', { name: alt || String(src ?? '') })}</StrangersLink>
  );
}

const heading = 'mt-4 mb-1 text-base font-semibold first:mt-0';
const components: Components = {
  a: StrangersLink,
  img: LinkedPicture,
  // The page has its own first two levels.
  h1: ({ children }) => <h3 className="mt-5 mb-2 text-lg font-semibold first:mt-0">{children}</h3>,
  h2: ({ children }) => <h3 className={heading}>{children}</h3>,
  h3: ({ children }) => <h4 className={heading}>{children}</h4>,
  h4: ({ children }) => <h5 className={heading}>{children}</h5>,
  h5: ({ children }) => <h6 className={heading}>{children}</h6>,
  h6: ({ children }) => <h6 className={heading}>{children}</h6>,
  p: ({ children }) => <p className="my-2 first:mt-0 last:mb-0">{children}</p>,
  ul: ({ children }) => <ul className="my-2 list-disc ps-5">{children}</ul>,
  ol: ({ children, start }) => (
    <ol start={start} className="my-2 list-decimal ps-6">
      {children}
    </ol>
  ),
  blockquote: ({ children }) => (
    <blockquote className="my-2 border-s-2 border-border ps-3 text-text-muted">{children}</blockquote>
  ),
  pre: ({ children }) => (
    <pre className="my-2 overflow-x-auto rounded-control bg-surface-sunken p-3 text-sm">{children}</pre>
  ),
  hr: () => <hr className="my-4 border-border" />,
};

function refuseDeep() {
  return (tree: TextPart): void => {
    if (isDeep(tree)) throw new RangeError('The text nests too deep');
  };
}
const plugins = [refuseDeep];

/** Markdown as elements: tags of HTML stand as they were typed. Throws for a text that nests too deep. Load it lazily. */
export function DrawnMarkdown({ text }: { readonly text: string }) {
  return (
    <div dir="auto" className="[overflow-wrap:anywhere]">
      <Markdown components={components} urlTransform={webUrl} rehypePlugins={plugins}>
        {text}
      </Markdown>
    </div>
  );
}
