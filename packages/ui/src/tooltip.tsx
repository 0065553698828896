import { useRender } from '@base-ui/react/use-render';
import clsx from 'clsx';
import { Info } from 'lucide-react';
import { type PointerEvent, type ReactElement, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { placeBeside } from './place-beside';

export interface TooltipProps {
  /** Accessible name of the standard trigger, for example "About price impact". */
  label: string;
  /** Text and other inline content. */
  content: ReactNode;
  /** A button of one's own; it should carry its own name. */
  trigger?: ReactElement;
  /** Held open or shut from outside, for example "Copied" for a second. */
  open?: boolean;
}

const openDelayMs = 120;
const closeDelayMs = 150;

/**
 * An explanation that opens on hover, on focus and on a press, hence on touch screens too. Escape, a press elsewhere
 * and scrolling close it; the pointer may rest on it. It is the description of its trigger for screen readers, open or
 * not. Drawn in the browser's top layer, in its place in the page: it works in dialogs and needs no positioning library.
 */
export function Tooltip({ label, content, trigger, open }: TooltipProps) {
  const [isOpenInside, setOpenInside] = useState(false);
  const isOpen = open ?? isOpenInside;
  const anchor = useRef<HTMLElement>(null);
  const popup = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const id = useId();

  function turn(next: boolean, delayMs = 0) {
    clearTimeout(timer.current);
    if (delayMs === 0) setOpenInside(next);
    else timer.current = setTimeout(() => setOpenInside(next), delayMs);
  }

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    const box = popup.current;
    if (!isOpen || !box || !anchor.current) return;
    box.showPopover?.();
    const { left, top } = placeBeside({
      anchor: anchor.current.getBoundingClientRect(),
      size: { width: box.offsetWidth, height: box.offsetHeight },
      viewport: { width: document.documentElement.clientWidth, height: window.innerHeight },
    });
    box.style.left = `${left}px`;
    box.style.top = `${top}px`;
    const close = () => {
      clearTimeout(timer.current);
      setOpenInside(false);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around it stays open for this press.
      event.stopPropagation();
      close();
    };
    const onPointerDown = (event: Event) => {
      const target = event.target instanceof Node ? event.target : null;
      if (!anchor.current?.contains(target) && !box.contains(target)) close();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    window.addEventListener('pointerdown', onPointerDown, { capture: true });
    window.addEventListener('scroll', close, { capture: true, passive: true });
    window.addEventListener('resize', close);
    return () => {
      box.hidePopover?.();
      window.removeEventListener('keydown', onKeyDown, { capture: true });
      window.removeEventListener('pointerdown', onPointerDown, { capture: true });
      window.removeEventListener('scroll', close, { capture: true });
      window.removeEventListener('resize', close);
    };
  }, [isOpen]);

  const onHover = (next: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') turn(next, next ? openDelayMs : closeDelayMs);
  };

  const button = useRender({
    defaultTagName: 'button',
    ...(trigger ? { render: trigger } : {}),
    ref: anchor,
    props: {
      'aria-describedby': id,
      onPointerEnter: onHover(true),
      onPointerLeave: onHover(false),
      onFocus: () => {
        if (anchor.current?.matches(':focus-visible')) turn(true);
      },
      onBlur: () => turn(false),
      onClick: () => turn(true),
      ...(trigger
        ? {}
        : {
            type: 'button' as const,
            'aria-label': label,
            children: <Info size={15} aria-hidden />,
            className: clsx(
              'relative inline-grid size-5 place-items-center rounded-full align-[-0.3em] text-text-muted',
              'transition-colors after:absolute after:-inset-3 hover:text-text',
            ),
          }),
    },
  });

  return (
    <>
      {button}
      <span
        ref={popup}
        id={id}
        role="tooltip"
        popover="manual"
        onPointerEnter={onHover(true)}
        onPointerLeave={onHover(false)}
        className={clsx(
          'ui-tip inset-auto m-0 max-w-[min(280px,calc(100vw-24px))] rounded-control bg-surface-overlay px-3 py-2',
          'text-start text-sm font-normal text-text shadow-overlay [overflow-wrap:anywhere]',
        )}
      >
        {content}
      </span>
    </>
  );
}
