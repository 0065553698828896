import { searchDebounceMs } from '@besc/domain/shared/constants';
import { TextField } from '@besc/ui/text-field';
import { TextLink } from '@besc/ui/text-link';
import { fetchSearch, searchLength } from '@besc/wire/info/fetch-search';
import { parseAddress } from '@besc/wire/shared/parse-address';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useChain } from '../../../blocks/chain/chain-context';
import { addressUrl, transactionUrl } from '../../../blocks/chain/explorer-url';
import { useText } from '../../../blocks/language/use-text';
import { useToldTokens } from '../../../blocks/token-select/use-told-tokens';
import { hasFailed } from '../../../lib/has-failed';
import { useDebouncedValue } from '../../../lib/use-debounced-value';
import { infoQuery } from '../info-query';
import { PoolName } from './pool-name';
import { TokenName } from './token-name';

/** Finds tokens and pools by a part of their name, and by an address; accounts and transactions are the explorer's. */
export function InfoSearch() {
  const { t } = useText();
  const chain = useChain();
  const [text, setText] = useState('');
  const settled = useDebouncedValue(text.trim(), searchDebounceMs);
  const address = parseAddress(settled);
  const isLong = settled.length >= searchLength.least && settled.length <= searchLength.most;
  const asked = address ?? settled;
  const search = infoQuery(chain, ['info-search', asked], (request) => fetchSearch({ ...request, text: asked }));
  const query = useQuery({ ...search, queryFn: isLong ? search.queryFn : skipToken, refetchInterval: false });
  const toldOf = useToldTokens();
  const found = isLong ? query.data : undefined;
  const isHash = /^0x[0-9a-f]{64}$/i.test(settled);
  const link = isHash ? transactionUrl(chain.settings, settled) : address && addressUrl(chain.settings, address);
  const isNothing = found !== undefined && found.tokens.length === 0 && found.pools.length === 0;
  return (
    <search className="relative w-full sm:w-80">
      <TextField
        label={t('Search tokens and pools')}
        isLabelHidden
        name="info-search"
        value={text}
        onValueChange={setText}
        placeholder={t('Name, symbol or address')}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      {settled === '' ? null : (
        <div
          role="status"
          className="absolute inset-x-0 top-full z-20 mt-1 max-h-96 overflow-y-auto rounded-card border border-border bg-surface-overlay p-3 empty:hidden"
        >
          {found?.tokens.map((token) => (
            <TokenName key={token.id} told={toldOf(token)} />
          ))}
          {found?.pools.map(({ id, token0, token1 }) => (
            <PoolName key={id} pool={id} tokens={[toldOf(token0), toldOf(token1)]} />
          ))}
          {isNothing && link === undefined ? <p className="text-sm text-text-muted">{t('No results found.')}</p> : null}
          {isLong && hasFailed(query) ? (
            <p className="text-sm text-text-muted">{t('The search does not answer.')}</p>
          ) : null}
          {link ? (
            <TextLink href={link} isExternal>
              {t('View on BESCScan')}
            </TextLink>
          ) : null}
        </div>
      )}
    </search>
  );
}
