import { Dialog as Base } from '@base-ui/react/dialog';
import clsx from 'clsx';
import { ArrowLeft, X } from 'lucide-react';
import { type ReactElement, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { IconButton } from './icon-button';

export interface DialogProps {
  open: boolean;
  /** Called with false on Escape, on a press outside and on the close button. */
  onOpenChange(open: boolean): void;
  title: ReactNode;
  description?: ReactNode;
  /** Accessible name of the close button. */
  closeLabel: string;
  /** `narrow` keeps 320 to 420 px; `regular` up to 480 px; `broad` up to 720 px; `wide` up to 960 px. */
  width?: 'narrow' | 'regular' | 'broad' | 'wide';
  /** Shows a way back before the title. */
  back?: { label: string; onPress(): void } | undefined;
  /** Stays below the scrolling part. */
  footer?: ReactNode;
  /** Escape and presses outside do nothing, for moments that must be answered. */
  isSticky?: boolean;
  /** A press outside does nothing: for questions, whose answer should not be an accident. Escape still closes. */
  ignoresOutsidePress?: boolean;
  /** Content that scrolls inside itself shrinks to the room there is, as a flex column. */
  isFitted?: boolean;
  /** Takes the focus on opening, instead of the first thing that can. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Opens it and gets the focus back; leave out when opened by code: the focus returns to what had it. */
  trigger?: ReactElement;
  /** Finds what gets the focus on closing when what opened the dialog is gone by then. */
  fallbackFocus?: () => HTMLElement | null;
  className?: string;
  children: ReactNode;
}

const widths = {
  narrow: 'sm:w-[420px] min-w-[min(320px,100vw)] max-w-[420px]',
  regular: 'sm:w-[480px] max-w-[480px]',
  broad: 'sm:w-[720px] max-w-[720px]',
  wide: 'sm:w-[960px] max-w-[960px]',
};

/** A modal dialog: traps and returns the focus; below 640 px it is a sheet at the lower edge. */
export function Dialog(props: DialogProps) {
  const { open, onOpenChange, title, description, closeLabel, width = 'regular', back, footer, isSticky } = props;
  const { fallbackFocus, ignoresOutsidePress } = props;
  const opener = useRef<Element | null>(null);
  // Runs before the dialog takes the focus.
  useLayoutEffect(() => {
    if (open) opener.current = document.activeElement;
  }, [open]);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, details) => {
        if (!next && details.reason === 'escape-key' && isSticky) return;
        if (!next && details.reason === 'outside-press' && (isSticky || ignoresOutsidePress)) return;
        onOpenChange(next);
      }}
    >
      {props.trigger ? <Base.Trigger render={props.trigger} /> : null}
      <Base.Portal>
        <Base.Backdrop className="ui-scrim z-40" />
        <Base.Viewport className="fixed inset-0 z-50 grid items-end justify-items-center sm:items-center sm:p-6 low:p-0!">
          <Base.Popup
            {...(props.initialFocus ? { initialFocus: props.initialFocus } : {})}
            {...(fallbackFocus
              ? { finalFocus: () => (isThere(opener.current) ? true : (fallbackFocus() ?? true)) }
              : {})}
            className={clsx(
              'ui-dialog flex max-h-[92dvh] w-full flex-col overflow-hidden bg-surface-overlay text-text shadow-overlay',
              'rounded-t-card outline-none max-sm:max-w-none sm:max-h-[min(800px,calc(100dvh-48px))] sm:rounded-card',
              // Where a frame that stays would leave no room, the whole scrolls.
              'low:max-h-dvh! low:overflow-y-auto! low:overscroll-contain',
              widths[width],
              props.className,
            )}
          >
            <header className="flex min-h-16 shrink-0 items-center gap-1 border-b border-border ps-5 pe-2.5 py-2">
              {back ? (
                <IconButton
                  className="-ms-3"
                  label={back.label}
                  icon={<ArrowLeft size={20} aria-hidden className="rtl:-scale-x-100" />}
                  onClick={back.onPress}
                />
              ) : null}
              <Base.Title className="min-w-0 flex-1 text-lg font-semibold text-balance">{title}</Base.Title>
              <Base.Close render={<IconButton label={closeLabel} icon={<X size={20} aria-hidden />} />} />
            </header>
            <div
              className={clsx(
                'min-h-0 flex-1 overflow-y-auto overscroll-contain p-5 low:flex-none low:overflow-y-visible',
                props.isFitted && 'flex flex-col',
              )}
            >
              {description ? (
                <Base.Description className="mb-4 text-sm text-text-muted">{description}</Base.Description>
              ) : null}
              {props.children}
            </div>
            {footer ? (
              <footer className="shrink-0 border-t border-border p-5 pb-[max(20px,env(safe-area-inset-bottom))]">
                {footer}
              </footer>
            ) : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

function isThere(element: Element | null): boolean {
  return element !== null && element !== document.body && element.isConnected;
}
