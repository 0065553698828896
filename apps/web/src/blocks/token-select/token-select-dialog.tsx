import type { Currency, Token } from '@besc/domain/shared/token';
import { Dialog } from '@besc/ui/dialog';
import { useMemo, useRef, useState } from 'react';
import { useText } from '../language/use-text';
import { ImportTokenView } from './import-token-view';
import { importToken } from './imported-tokens';
import { makeTokenNotice } from './token-notice';
import { TokenSearchView } from './token-search-view';
import { useSourceLabel } from './use-source-label';
import { useTokenDirectory } from './use-token-directory';

/** The token picker: search, and import of a token found on the chain. Load it lazily. */
export function TokenSelectDialog(props: {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly chosen: Currency | undefined;
  readonly otherSide: Currency | undefined;
  readonly onPick: (currency: Currency) => void;
}) {
  const { t } = useText();
  const { open, onClose, onPick } = props;
  const searchRef = useRef<HTMLInputElement>(null);
  const directory = useTokenDirectory();
  const sourceLabel = useSourceLabel(directory);
  const [importing, setImporting] = useState<Token>();
  const notice = useMemo(() => makeTokenNotice(directory.trusted, ['BESC']), [directory.trusted]);

  function close() {
    setImporting(undefined);
    onClose();
  }

  function pick(currency: Currency) {
    onPick(currency);
    close();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      width="narrow"
      className="max-sm:max-w-[420px]!"
      initialFocus={searchRef}
      title={t(importing ? 'Import Tokens' : 'Select a Token')}
      closeLabel={t('Close')}
      back={importing ? { label: t('Back'), onPress: () => setImporting(undefined) } : undefined}
    >
      {importing ? (
        <ImportTokenView
          tokens={[{ token: importing, source: sourceLabel(importing), notice: notice(importing) }]}
          onImport={() => {
            importToken(importing);
            pick(importing);
          }}
        />
      ) : (
        <TokenSearchView
          inputRef={searchRef}
          directory={directory}
          chosen={props.chosen}
          otherSide={props.otherSide}
          notice={notice}
          sourceLabel={sourceLabel}
          onPick={pick}
          onImport={setImporting}
        />
      )}
    </Dialog>
  );
}
