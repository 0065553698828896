import { useRender } from '@base-ui/react/use-render';
import clsx from 'clsx';
import { ExternalLink } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';

export interface TextLinkProps extends ComponentPropsWithRef<'a'> {
  /** Opens beside the page, and says so by a drawing. */
  isExternal?: boolean;
  /** What it belongs to, read out after the text: where several links say the same. */
  of?: string | undefined;
  /** Draw as another element, for example the router's link. */
  render?: useRender.RenderProp;
}

/** A link inside text. */
export function TextLink({ isExternal, of, render, className, children, ...rest }: TextLinkProps) {
  return useRender({
    defaultTagName: 'a',
    ...(render ? { render } : {}),
    props: {
      ...rest,
      ...(isExternal ? { target: '_blank', rel: 'noreferrer' } : {}),
      className: clsx('font-medium text-primary underline-offset-4 hover:underline', className),
      children: (
        <>
          {children}
          {of === undefined ? null : <span className="sr-only"> {of}</span>}
          {isExternal ? <ExternalLink size="0.9em" aria-hidden className="ms-1 inline align-[-0.1em]" /> : null}
        </>
      ),
    },
  });
}
