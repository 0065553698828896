import type { Token } from '@besc/domain/shared/token';
import { Badge } from '@besc/ui/badge';
import { Button } from '@besc/ui/button';
import { Checkbox } from '@besc/ui/checkbox';
import { HalvedText } from '@besc/ui/halved-text';
import { Notice } from '@besc/ui/notice';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { CurrencySymbol } from '../amounts/currency-symbol';
import { useChain } from '../chain/chain-context';
import { addressUrl } from '../chain/explorer-url';
import { useText } from '../language/use-text';
import { CurrencyMark } from './currency-mark';
import type { TokenNotice } from './token-notice';

const importWarning =
  'Anyone can create a BEP20 token on BSC with any name, including creating fake versions of existing tokens and tokens that claim to represent projects that do not have a token. If you purchase an arbitrary token, you may be unable to sell it back.';

/** The warning before a token that no list knows is taken on, which stays; the tick is needed to go on. */
export function ImportTokenView(props: {
  readonly tokens: readonly { readonly token: Token; readonly source: string; readonly notice: TokenNotice }[];
  readonly onImport: () => void;
}) {
  const { t } = useText();
  const { settings } = useChain();
  const [understood, setUnderstood] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="warning">
        <p>{t(importWarning)}</p>
      </Notice>
      {props.tokens.map(({ token, source, notice }) => {
        const link = addressUrl(settings, token.address);
        return (
          <div key={token.address} className="flex items-start gap-3 rounded-control border border-border p-4">
            <CurrencyMark currency={token} size={40} />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-2 font-semibold">
                <CurrencySymbol symbol={token.symbol} />
                <Badge tone="warning">{source}</Badge>
              </p>
              <bdi className="text-sm text-text-muted [overflow-wrap:anywhere]">{token.name}</bdi>
              {notice.kind === 'none' ? null : (
                <p className="mt-1 flex items-center gap-1.5 text-sm font-medium text-danger">
                  <TriangleAlert size={16} aria-hidden />
                  {t('This isn’t the %symbol% you may know.', { symbol: notice.symbol })}
                </p>
              )}
              <p className="mt-1 text-xs text-text-muted">
                {link ? (
                  <a href={link} target="_blank" rel="noreferrer" className="underline hover:text-text">
                    <HalvedText text={token.address} />
                  </a>
                ) : (
                  <HalvedText text={token.address} />
                )}
              </p>
            </div>
          </div>
        );
      })}
      <Checkbox checked={understood} onCheckedChange={setUnderstood} label={t('I understand')} />
      <Button
        kind="primary"
        size="large"
        wide
        disabledReason={understood ? undefined : t('Import')}
        onClick={props.onImport}
      >
        {t('Import')}
      </Button>
    </div>
  );
}
