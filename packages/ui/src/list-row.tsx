import { useRender } from '@base-ui/react/use-render';
import clsx from 'clsx';
import type { ComponentPropsWithRef, ReactNode } from 'react';

export interface ListRowProps extends Omit<ComponentPropsWithRef<'div'>, 'title'> {
  /** A mark or an avatar. */
  start?: ReactNode;
  title: ReactNode;
  note?: ReactNode;
  /** A number, a switch, a button. */
  end?: ReactNode;
  endNote?: ReactNode;
  isDisabled?: boolean;
  render?: useRender.RenderProp;
}

/** A line of a list, 56 px high: picture, two lines of text, two lines at the end. */
export function ListRow(props: ListRowProps) {
  const { start, title, note, end, endNote, isDisabled, render, className, ...rest } = props;
  return useRender({
    defaultTagName: 'div',
    ...(render ? { render } : {}),
    props: {
      ...rest,
      className: clsx(
        'flex h-14 w-full items-center gap-3 rounded-control px-3 text-start transition-colors',
        isDisabled ? 'cursor-not-allowed opacity-50' : 'cursor-pointer hover:bg-surface-hover',
        'data-[active=true]:bg-surface-hover data-[active=true]:outline-2 data-[active=true]:-outline-offset-2',
        'data-[active=true]:outline-focus',
        className,
      ),
      children: (
        <>
          {start}
          <span className="min-w-0 flex-1">
            <span className="block truncate text-base leading-6 font-semibold">{title}</span>
            {note ? <span className="block truncate text-sm leading-5 text-text-muted">{note}</span> : null}
          </span>
          {end || endNote ? (
            <span className="shrink-0 text-end tabular-nums">
              <span className="block leading-6 font-medium">{end}</span>
              {endNote ? <span className="block text-sm leading-5 text-text-muted">{endNote}</span> : null}
            </span>
          ) : null}
        </>
      ),
    },
  });
}
