import clsx from 'clsx';
import { useText } from '../../../blocks/language/use-text';
import { shareText } from '../share-text';

/** A choice with its share as a bar; the words say all of it. */
export function ChoiceBar(props: {
  readonly choice: string;
  readonly shareBps: number;
  readonly isLeading: boolean;
  readonly children?: React.ReactNode;
}) {
  const { locale } = useText();
  const { choice, shareBps, isLeading, children } = props;
  return (
    <div>
      <div className="flex items-baseline justify-between gap-3 text-sm">
        <bdi className={clsx('min-w-0 [overflow-wrap:anywhere]', isLeading && 'font-semibold')}>{choice}</bdi>
        <span dir="ltr" className="shrink-0 tabular-nums">
          {shareText(shareBps, locale)}
        </span>
      </div>
      <div aria-hidden className="mt-1 h-1.5 overflow-hidden rounded-full bg-surface-sunken">
        <div
          className={clsx('h-full rounded-full', isLeading ? 'bg-primary' : 'bg-border-strong')}
          style={{ inlineSize: `${shareBps / 100}%` }}
        />
      </div>
      {children}
    </div>
  );
}
