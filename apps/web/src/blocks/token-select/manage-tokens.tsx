import { cleanText } from '@besc/domain/shared/clean-text';
import { shortAddress } from '@besc/domain/shared/short-address';
import type { Token } from '@besc/domain/shared/token';
import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import { Button } from '@besc/ui/button';
import { EmptyState } from '@besc/ui/empty-state';
import { IconButton } from '@besc/ui/icon-button';
import { Notice } from '@besc/ui/notice';
import { Skeleton } from '@besc/ui/skeleton';
import { TextField } from '@besc/ui/text-field';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, RotateCw, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { hasFailed } from '../../lib/has-failed';
import { CurrencySymbol } from '../amounts/currency-symbol';
import { useChain } from '../chain/chain-context';
import { addressUrl } from '../chain/explorer-url';
import { useText } from '../language/use-text';
import { CurrencyMark } from './currency-mark';
import { removeImportedTokens, useImportedTokens } from './imported-tokens';
import { NoticeBadge } from './notice-badge';
import { parseContractAddress } from './parse-contract-address';
import type { TokenNotice } from './token-notice';
import { tokenQuery } from './token-query';
import type { LoadedDirectory } from './use-token-directory';

/** The Tokens tab: a field for the address of a token, and the tokens the person took on by themselves. */
export function ManageTokens(props: {
  readonly text: string;
  readonly onTextChange: (text: string) => void;
  readonly directory: LoadedDirectory;
  readonly notice: (token: Token) => TokenNotice;
  readonly sourceLabel: (token: Token) => string;
  readonly onImport: (token: Token) => void;
}) {
  const { t } = useText();
  const { settings, reader } = useChain();
  const chainId = settings.chain.id;
  const { directory, sourceLabel, notice, text } = props;
  const stored = useImportedTokens(chainId);
  const tokens = stored.map((token): Token => directory.byAddress.get(token.address) ?? { kind: 'token', ...token });
  const typed = cleanText(text);
  const address = parseContractAddress(typed);
  const known = address && directory.byAddress.get(address);
  const found = useQuery(tokenQuery({ reader, chainId, address: known ? undefined : address }));
  const isWrong = typed !== '' && (address === undefined || found.data === null);

  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={t('Add a token')}
        placeholder="0x0000"
        value={text}
        onValueChange={props.onTextChange}
        error={isWrong ? t('Enter valid token address') : undefined}
        dir="ltr"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
      />
      <div aria-live="polite" className="empty:hidden">
        {known ? <Notice>{`${displaySymbol(known.symbol)} · ${sourceLabel(known)}`}</Notice> : null}
        {address && !known && found.isPending && !hasFailed(found) ? <Skeleton className="w-full" /> : null}
        {hasFailed(found) && !known ? (
          <Notice tone="danger">{t('Couldn’t read the chain. Please try again.')}</Notice>
        ) : null}
        {found.data && !known ? (
          <TokenLine token={found.data} notice={notice(found.data)} note={sourceLabel(found.data)}>
            <Button kind="primary" onClick={() => found.data && props.onImport(found.data)}>
              {t('Import')}
            </Button>
          </TokenLine>
        ) : null}
      </div>
      {tokens.length > 0 ? (
        <div className="flex min-h-11 items-center justify-between gap-3 border-t border-border pt-3">
          <h3 className="text-sm font-semibold">{t('%count% custom tokens', { count: tokens.length })}</h3>
          <Button size="small" kind="quiet" onClick={() => removeImportedTokens(chainId)}>
            {t('Clear all')}
          </Button>
        </div>
      ) : null}
      {tokens.length === 0 ? (
        <EmptyState title={t('No custom tokens')}>{t('Imported tokens are saved in this browser.')}</EmptyState>
      ) : (
        <ul aria-label={t('Custom tokens')} className="-mt-2 flex flex-col gap-1">
          {tokens.map((token) => {
            const symbol = displaySymbol(token.symbol);
            const link = addressUrl(settings, token.address);
            const isUnread = directory.unread.includes(token.address);
            return (
              <li key={token.address}>
                <TokenLine
                  token={token}
                  notice={notice(token)}
                  note={isUnread ? t('Couldn’t load the token from the chain') : sourceLabel(token)}
                >
                  {isUnread ? (
                    <IconButton
                      label={t('Try again')}
                      icon={<RotateCw size={18} aria-hidden />}
                      onClick={directory.retryUnread}
                    />
                  ) : null}
                  {link ? (
                    <IconButton
                      label={t('View %symbol% on the explorer', { symbol })}
                      icon={<ExternalLink size={18} aria-hidden />}
                      render={<a href={link} target="_blank" rel="noreferrer" />}
                    />
                  ) : null}
                  <IconButton
                    label={t('Remove %symbol%', { symbol })}
                    icon={<Trash2 size={18} aria-hidden />}
                    onClick={() => removeImportedTokens(chainId, token.address)}
                  />
                </TokenLine>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

function TokenLine(props: {
  readonly token: Token;
  readonly notice: TokenNotice;
  readonly note: string;
  readonly children: ReactNode;
}) {
  const { token, note } = props;
  return (
    <div className="flex min-h-14 items-center gap-3">
      <CurrencyMark currency={token} size={36} />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-semibold">
          <CurrencySymbol symbol={token.symbol} />
          <NoticeBadge notice={props.notice} />
        </p>
        <p className="truncate text-xs text-text-muted">
          <bdi dir="ltr">{shortAddress(token.address)}</bdi> · {note}
        </p>
      </div>
      {props.children}
    </div>
  );
}
