import { Button } from '@besc/ui/button';
import { IconButton } from '@besc/ui/icon-button';
import { Download } from 'lucide-react';
import { csvText } from '../../lib/csv-text';
import { saveTextFile } from '../../lib/save-text-file';
import { useText } from '../language/use-text';

/** Saves rows as a file; `rows` begins with the heads of the columns. */
export function CsvButton(props: {
  readonly name: string;
  readonly rows: () => readonly (readonly string[])[];
  readonly isEmpty: boolean;
  /** A drawing alone, where the words have no room. */
  readonly look?: 'words' | 'icon';
}) {
  const { t } = useText();
  const { name, rows, isEmpty } = props;
  const save = () => saveTextFile({ name: `${name}.csv`, type: 'text/csv', text: csvText(rows()) });
  if (props.look === 'icon') {
    return <IconButton label={t('Save as CSV')} icon={<Download size={18} aria-hidden />} onClick={save} />;
  }
  return (
    <Button
      size="small"
      icon={<Download size={16} aria-hidden />}
      disabledReason={isEmpty ? t('Nothing to save yet') : undefined}
      onClick={save}
    >
      {t('Save as CSV')}
    </Button>
  );
}
