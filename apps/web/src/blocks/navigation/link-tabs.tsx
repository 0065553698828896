import clsx from 'clsx';
import { Link } from 'wouter';

export interface LinkTab {
  readonly to: string;
  readonly label: string;
  readonly isHere: boolean;
}

/** Pages of one thing beside each other, drawn as a choice: each has an address of its own. */
export function LinkTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly LinkTab[] }) {
  return (
    <nav
      aria-label={label}
      className="inline-flex gap-0.5 rounded-control border border-border bg-surface-sunken p-0.5"
    >
      {tabs.map(({ to, label: name, isHere }) => (
        <Link
          key={to}
          to={to}
          aria-current={isHere ? 'page' : undefined}
          className={clsx(
            'relative inline-flex min-h-10 items-center rounded-[10px] border px-4 text-sm font-semibold transition-colors',
            // 44 px for a finger.
            'after:absolute after:-inset-y-0.75 after:inset-x-0',
            isHere
              ? 'border-border bg-surface-overlay text-text'
              : 'border-transparent text-text-muted hover:text-text',
          )}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
