import { Tabs as Base } from '@base-ui/react/tabs';
import clsx from 'clsx';
import type { ReactNode } from 'react';

export interface TabsProps<Value extends string> {
  value: Value;
  onValueChange(value: NoInfer<Value>): void;
  /** Accessible name of the row of tabs. */
  label: string;
  tabs: readonly { value: Value; label: ReactNode; panel: ReactNode }[];
  className?: string;
}

/** A row of tabs over one panel; arrow keys move, Enter and Space choose. Only the chosen panel is in the page. */
export function Tabs<Value extends string>({ value, onValueChange, label, tabs, className }: TabsProps<Value>) {
  return (
    <Base.Root value={value} onValueChange={(next: Value) => onValueChange(next)} className={className}>
      <Base.List aria-label={label} className="relative flex gap-1 border-b border-border">
        {tabs.map((tab) => (
          <Base.Tab
            key={tab.value}
            value={tab.value}
            className={clsx(
              'min-h-11 rounded-t-control px-4 text-sm font-semibold text-text-muted transition-colors',
              'hover:text-text focus-visible:-outline-offset-2 data-[active]:text-text',
            )}
          >
            {tab.label}
          </Base.Tab>
        ))}
        <Base.Indicator className="ui-tab-indicator" />
      </Base.List>
      {tabs.map((tab) => (
        <Base.Panel key={tab.value} value={tab.value} className="pt-4 outline-offset-4">
          {tab.panel}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}
