import clsx from 'clsx';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useState } from 'react';

export interface SearchListOption {
  id: string;
  role: 'option';
  tabIndex: -1;
  'aria-selected': boolean;
  'aria-setsize': number;
  'aria-posinset': number;
  'data-active': boolean;
  onClick(): void;
}

export interface SearchListProps {
  /** Accessible names of the field and of the list. */
  label: string;
  listLabel: string;
  placeholder?: string;
  query: string;
  onQueryChange(query: string): void;
  count: number;
  onPick(index: number): void;
  /** Enter while nothing is marked by the arrow keys. */
  onEnter?(): void;
  /** The first row is marked from the start, so that Enter picks it. */
  marksFirst?: boolean;
  /** The row that is chosen already. */
  chosenIndex?: number;
  /** Bring a row into sight when the arrow keys reach it: the virtualizer's `scrollToIndex`. */
  scrollToIndex?(index: number): void;
  /** The scrolling element, for the virtualizer. */
  scrollRef?: Ref<HTMLDivElement>;
  inputRef?: Ref<HTMLInputElement>;
  /** Between the field and the list: quick choices. */
  aside?: ReactNode;
  /** Instead of rows: a skeleton, an empty state. */
  placeholderContent?: ReactNode;
  className?: string;
  /** Draws the rows that are in sight; spread `option(index)` on each. Style: see `ListRow`. */
  children(option: (index: number) => SearchListOption): ReactNode;
}

/**
 * A search field over a list of any length (WAI-ARIA combobox with a listbox): the focus stays in the field, arrow keys
 * mark a row, Enter picks it. It knows nothing of virtual lists but works with one.
 */
export function SearchList(props: SearchListProps) {
  const { label, listLabel, query, onQueryChange, count, onPick, onEnter, chosenIndex, scrollToIndex } = props;
  const id = useId();
  const least = props.marksFirst ? 0 : -1;
  const [marked, setMarked] = useState(least);
  const active = marked < count ? marked : -1;

  function mark(index: number) {
    setMarked(index);
    if (index >= 0) scrollToIndex?.(index);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') mark(Math.min(count - 1, active + 1));
    else if (event.key === 'ArrowUp') mark(Math.max(least, active - 1));
    else if (event.key === 'PageDown') mark(Math.min(count - 1, active + 8));
    else if (event.key === 'PageUp') mark(Math.max(0, active - 8));
    else if (event.key === 'Enter') active >= 0 ? onPick(active) : onEnter?.();
    else return;
    event.preventDefault();
  }

  const option = (index: number): SearchListOption => ({
    id: `${id}-${index}`,
    role: 'option',
    tabIndex: -1,
    'aria-selected': index === chosenIndex,
    'aria-setsize': count,
    'aria-posinset': index + 1,
    'data-active': index === active,
    onClick: () => onPick(index),
  });

  return (
    <div className={clsx('flex min-h-0 flex-col gap-3', props.className)}>
      <div className="flex min-h-11 items-center gap-2 rounded-control border border-border-strong bg-surface-sunken px-3 has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus">
        <Search size={18} aria-hidden className="shrink-0 text-text-muted" />
        <input
          ref={props.inputRef}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          role="combobox"
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={count > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
          autoComplete="off"
          autoCorrect="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={props.placeholder}
          value={query}
          onChange={(event) => {
            setMarked(least);
            onQueryChange(event.target.value);
          }}
          onKeyDown={onKeyDown}
          className="h-11 w-full min-w-0 bg-transparent text-base outline-none"
        />
      </div>
      {props.aside}
      {props.placeholderContent ?? (
        <div
          ref={props.scrollRef}
          id={`${id}-list`}
          role="listbox"
          tabIndex={-1}
          aria-label={listLabel}
          className="-mx-2 min-h-0 flex-1 overflow-y-auto overscroll-contain outline-none"
        >
          {props.children(option)}
        </div>
      )}
    </div>
  );
}
