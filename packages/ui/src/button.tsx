import { useRender } from '@base-ui/react/use-render';
import clsx from 'clsx';
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import { Spinner } from './spinner';

export type ButtonKind = 'primary' | 'secondary' | 'soft' | 'quiet' | 'danger';
export type ButtonSize = 'tiny' | 'small' | 'medium' | 'large';

export interface ButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'disabled'> {
  kind?: ButtonKind;
  /** 24, 32, 44 or 56 px high; the smaller ones keep a 44 px touch target. */
  size?: ButtonSize;
  /** Fills the line. */
  wide?: boolean;
  /** Work goes on: shows a spinner and this text, refuses further presses, keeps the focus. */
  pending?: string | false | undefined;
  /** Why it cannot be pressed now. It becomes the label, so no one has to guess. */
  disabledReason?: ReactNode;
  /** What it belongs to, read out after the label: where several buttons say the same. */
  of?: string | undefined;
  icon?: ReactNode;
  /** Draw as another element, for example a link: `render={<a href="…" />}`. */
  render?: useRender.RenderProp;
}

const kinds: Record<ButtonKind, string> = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-hover',
  secondary: 'border border-border bg-surface-raised text-text hover:border-border-strong hover:bg-surface-hover',
  soft: 'bg-primary-soft text-primary hover:bg-primary hover:text-on-primary',
  quiet: 'text-text hover:bg-surface-hover',
  danger: 'bg-danger text-on-danger hover:bg-danger-hover active:bg-danger-hover',
};

const sizes: Record<ButtonSize, string> = {
  tiny: 'min-h-6 min-w-9 shrink-0 gap-1 rounded-full px-2 text-xs whitespace-nowrap after:absolute after:-inset-y-2.5 after:-inset-x-1',
  small: 'min-h-8 gap-1.5 rounded-control px-3 text-sm after:absolute after:-inset-y-2 after:inset-x-0',
  medium: 'min-h-11 gap-2 rounded-control px-4 text-base',
  large: 'min-h-14 gap-2 rounded-control px-3 text-base sm:px-6',
};

const blocked = 'border border-border bg-surface-sunken text-text-muted';

/** One action. Disabled means `aria-disabled`: it stays focusable and its label is the reason; presses are swallowed. */
export function Button(props: ButtonProps) {
  const {
    kind = 'secondary',
    size = 'medium',
    wide,
    pending,
    disabledReason,
    of,
    icon,
    render,
    className,
    children,
    ...rest
  } = props;
  const isDisabled = disabledReason !== undefined && disabledReason !== null && disabledReason !== false;
  const isInert = isDisabled || Boolean(pending);
  return useRender({
    defaultTagName: 'button',
    ...(render ? { render } : {}),
    props: {
      ...(render ? {} : { type: 'button' as const }),
      ...rest,
      ...(isInert ? { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() } : {}),
      ...(pending ? { 'aria-busy': true } : {}),
      className: clsx(
        'relative inline-flex select-none items-center justify-center text-center font-semibold',
        'transition-colors active:translate-y-px aria-disabled:translate-y-0',
        sizes[size],
        isDisabled ? blocked : kinds[kind],
        pending && 'opacity-80',
        wide && 'w-full',
        className,
      ),
      children: (
        <>
          {pending ? <Spinner size={size === 'tiny' ? 12 : size === 'small' ? 16 : 20} /> : icon}
          <span className="min-w-0 [overflow-wrap:anywhere]">
            {pending ? pending : isDisabled ? disabledReason : children}
            {of === undefined ? null : <span className="sr-only"> {of}</span>}
          </span>
        </>
      ),
    },
  });
}
