import { SegmentedControl } from '@besc/ui/segmented-control';
import { useId, useState } from 'react';
import { useText } from '../../../blocks/language/use-text';
import { MarkdownText } from './markdown-text';

/** The text of a proposal, as it is typed and as it will be read. */
export function BodyField(props: {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}) {
  const { t } = useText();
  const { value, onChange, error } = props;
  const [view, setView] = useState<'write' | 'preview'>('write');
  const id = useId();
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-end justify-between gap-2">
        <label htmlFor={id} className="text-sm font-medium">
          {t('Content')}
        </label>
        <SegmentedControl
          label={t('View')}
          size="small"
          value={view}
          onValueChange={setView}
          options={[
            { value: 'write', label: t('Write') },
            { value: 'preview', label: t('Preview') },
          ]}
        />
      </div>
      {view === 'preview' ? (
        <div className="min-h-48 rounded-control border border-border p-3">
          <MarkdownText text={value.trim() || '–'} />
        </div>
      ) : (
        <textarea
          id={id}
          dir="auto"
          value={value}
          rows={10}
          onChange={(event) => onChange(event.target.value)}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-note`}
          className="w-full rounded-control border border-border-strong bg-surface-sunken p-3 text-base outline-none focus-visible:outline-2 focus-visible:outline-offset-1 focus-visible:outline-focus aria-invalid:border-danger"
        />
      )}
      <p id={`${id}-note`} className={error ? 'text-sm font-medium text-danger' : 'text-sm text-text-muted'}>
        {error ?? t('Markdown works here. Pictures become links.')}
      </p>
    </div>
  );
}
