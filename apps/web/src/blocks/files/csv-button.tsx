import { Button } from '@besc/ui/button';
import { Download } from 'lucide-react';
import { csvText } from '../../lib/csv-text';
import { saveTextFile } from '../../lib/save-text-file';
import { useText } from '../language/use-text';

/** Saves rows as a file; `rows` begins with the heads of the columns. */
export function CsvButton(props: {
  readonly name: string;
  readonly rows: () => readonly (readonly string[])[];
  readonly isEmpty: boolean;
}) {
  const { t } = useText();
  const { name, rows, isEmpty } = props;
  return (
    <Button
      size="small"
      icon={<Download size={16} aria-hidden />}
      disabledReason={isEmpty ? t('Nothing to save yet') : undefined}
      onClick={() => saveTextFile({ name: `${name}.csv`, type: 'text/csv', text: csvText(rows()) })}
    >
      {t('Save as CSV')}
    </Button>
  );
}
