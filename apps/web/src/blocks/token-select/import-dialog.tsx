import type { Token } from '@besc/domain/shared/token';
import { Button } from '@besc/ui/button';
import { Dialog } from '@besc/ui/dialog';
import { useMemo } from 'react';
import { useText } from '../language/use-text';
import { ImportTokenView } from './import-token-view';
import { importToken } from './imported-tokens';
import { makeTokenNotice } from './token-notice';
import { useSourceLabel } from './use-source-label';
import type { LoadedDirectory } from './use-token-directory';

/** For tokens a link named that no list knows: import them with the warning, or leave the link. */
export function ImportDialog(props: {
  readonly tokens: readonly Token[];
  readonly directory: LoadedDirectory;
  readonly onCancel: () => void;
}) {
  const { t } = useText();
  const { tokens, directory } = props;
  const sourceLabel = useSourceLabel(directory);
  const notice = useMemo(() => makeTokenNotice(directory.trusted, ['BESC']), [directory.trusted]);
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) props.onCancel();
      }}
      width="narrow"
      className="max-sm:max-w-[420px]!"
      title={t('Import Tokens')}
      closeLabel={t('Close')}
      ignoresOutsidePress
    >
      <ImportTokenView
        // What was understood of some tokens says nothing of others.
        key={tokens.map(({ address }) => address).join()}
        tokens={tokens.map((token) => ({ token, source: sourceLabel(token), notice: notice(token) }))}
        onImport={() => {
          for (const token of tokens) importToken(token);
        }}
      />
      <Button kind="quiet" wide className="mt-2" onClick={props.onCancel}>
        {t('Cancel')}
      </Button>
    </Dialog>
  );
}
