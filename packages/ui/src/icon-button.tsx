import { useRender } from '@base-ui/react/use-render';
import clsx from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label' | 'children'> {
  /** The accessible name: what a press does. */
  label: string;
  icon: ReactNode;
  /** `plain` has no edge; `framed` has a hairline. */
  look?: 'plain' | 'framed';
  render?: useRender.RenderProp;
}

/** A 44 px square button that shows only a drawing; the name is its tooltip, and for those who cannot see. */
export function IconButton({ label, icon, look = 'plain', render, className, ...rest }: IconButtonProps) {
  return useRender({
    defaultTagName: 'button',
    ...(render ? { render } : {}),
    props: {
      ...(render ? {} : { type: 'button' as const }),
      ...rest,
      'aria-label': label,
      title: label,
      className: clsx(
        'inline-grid size-11 shrink-0 place-items-center rounded-control text-text-muted transition-colors',
        'hover:bg-surface-hover hover:text-text disabled:opacity-50',
        look === 'framed' && 'border border-border bg-surface-raised hover:border-border-strong',
        className,
      ),
      children: icon,
    },
  });
}
