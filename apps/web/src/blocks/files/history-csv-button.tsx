import { Button } from '@besc/ui/button';
import type { IndexRequest } from '@besc/wire/shared/fetch-index';
import type { Page } from '@besc/wire/shared/index-document';
import { indexLimits } from '@besc/wire/shared/index-limits';
import { newestRows } from '@besc/wire/shared/newest-rows';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { csvText } from '../../lib/csv-text';
import { saveTextFile } from '../../lib/save-text-file';
import { askIndex } from '../chain/ask-index';
import { useChain } from '../chain/chain-context';
import { useText } from '../language/use-text';

const mostPages = 5;

/** Saves a history from the index, up to 5 000 rows. A file that is cut says so in its name. */
export function HistoryCsvButton<One>(props: {
  readonly name: string;
  readonly head: readonly string[];
  readonly cells: (row: One) => readonly string[];
  readonly ask: (
    request: IndexRequest & { readonly first: number; readonly after: string | undefined },
  ) => Promise<Page<One>>;
}) {
  const { t } = useText();
  const { name, head, cells, ask } = props;
  const { url } = useChain().settings.index;
  const saving = useMutation({
    mutationFn: async () => {
      const first = indexLimits.pageRows;
      const { rows, goesOn } = await newestRows(mostPages, (after) =>
        askIndex({ url, signal: new AbortController().signal }, (request) => ask({ ...request, first, after })),
      );
      const file = goesOn ? `${name}-newest-${rows.length}` : name;
      saveTextFile({ name: `${file}.csv`, type: 'text/csv', text: csvText([head, ...rows.map(cells)]) });
    },
  });
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button
        size="small"
        icon={<Download size={16} aria-hidden />}
        pending={saving.isPending && t('Loading')}
        onClick={() => saving.mutate()}
      >
        {t('Save as CSV')}
      </Button>
      <p role="status" className="text-sm text-text-muted empty:hidden">
        {saving.isError ? t('This could not be loaded.') : null}
      </p>
    </div>
  );
}
