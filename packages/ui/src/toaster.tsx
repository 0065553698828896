import { Toast as Base } from '@base-ui/react/toast';
import clsx from 'clsx';
import { CircleCheck, ExternalLink, Info, OctagonAlert, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from './icon-button';
import type { Toast, ToastKind, ToastQueue } from './toast-queue';

export interface ToasterProps {
  queue: ToastQueue;
  /** Accessible name of the region; F6 moves the focus there. */
  label: string;
  closeLabel: string;
}

const lifetimeMs = 6000;
const mostAtOnce = 4;

const looks: Record<ToastKind, { ink: string; Icon: typeof Info }> = {
  danger: { ink: 'text-danger', Icon: OctagonAlert },
  info: { ink: 'text-info', Icon: Info },
  success: { ink: 'text-success', Icon: CircleCheck },
  warning: { ink: 'text-warning', Icon: TriangleAlert },
};

/** The library marks each toast as a dialog that is not modal; a message must not have that attribute. */
const noDialog = { 'aria-modal': undefined };

/** The library hides the button until the focus is in it; what can be focused must be there for everybody. */
const notHidden = { 'aria-hidden': undefined };

function ToastList({ label, closeLabel }: Pick<ToasterProps, 'label' | 'closeLabel'>) {
  const { toasts } = Base.useToastManager<Toast>();
  return (
    <Base.Portal>
      <Base.Viewport className="ui-toasts" aria-label={label}>
        {toasts.map((toast) => {
          const { ink, Icon } = looks[toast.data?.kind ?? 'info'];
          const link = toast.data?.link;
          return (
            <Base.Root
              key={toast.id}
              toast={toast}
              swipeDirection={['left', 'right', 'up']}
              // It asks nothing and takes no focus: a message, not a dialog.
              role={toast.data?.kind === 'danger' ? 'alert' : 'status'}
              {...noDialog}
              // While it fades it is no longer there: nothing of it is read, focused or pressed.
              inert={toast.limited || toast.transitionStatus === 'ending'}
              data-kind={toast.data?.kind}
              className="ui-toast rounded-control bg-surface-overlay text-text shadow-overlay"
            >
              <Base.Content className="flex items-start gap-3 py-3 ps-4 pe-1.5">
                <Icon size={20} aria-hidden className={clsx('mt-0.5 shrink-0', ink)} />
                <div className="min-w-0 flex-1 py-0.5 text-sm [overflow-wrap:anywhere]">
                  <Base.Title className="font-semibold" render={<p />} />
                  <Base.Description className="mt-0.5 text-text-muted" render={<div />} />
                  {link ? (
                    <a
                      href={link.href}
                      target="_blank"
                      rel="noreferrer"
                      className="-mb-2 inline-flex min-h-11 items-center gap-1.5 font-semibold text-primary hover:underline"
                    >
                      {link.label}
                      <ExternalLink size={14} aria-hidden />
                    </a>
                  ) : null}
                </div>
                <Base.Close
                  {...notHidden}
                  render={<IconButton className="-my-2" label={closeLabel} icon={<X size={18} aria-hidden />} />}
                />
              </Base.Content>
            </Base.Root>
          );
        })}
      </Base.Viewport>
    </Base.Portal>
  );
}

/**
 * Draws the toasts of a queue: 6000 ms each or until they are closed, longer while the pointer or the keyboard is on them; 24 px apart; 250 ms
 * fade. Danger is announced at once, the rest politely. Load it lazily: the queue waits.
 */
export function Toaster({ queue, label, closeLabel }: ToasterProps) {
  const [manager] = useState(() => Base.createToastManager<Toast>());
  useEffect(
    () =>
      queue.subscribe((event) => {
        if (event.kind === 'close') return manager.close(event.id);
        const { kind, title, description } = event.toast;
        // A field that is left out would keep the older toast's text when the title is the same.
        manager.add({
          id: event.id,
          title,
          description,
          type: kind,
          // Its role announces it; the library's own way hides what is seen from who listens, with the buttons in it.
          priority: 'low',
          data: event.toast,
          // 0: until it is closed.
          timeout: event.toast.isLasting ? 0 : lifetimeMs,
        });
      }),
    [queue, manager],
  );
  return (
    <Base.Provider toastManager={manager} timeout={lifetimeMs} limit={mostAtOnce}>
      <ToastList label={label} closeLabel={closeLabel} />
    </Base.Provider>
  );
}
