import { displaySymbol } from '@besc/domain/tokens/display-symbol';
import type { Competition } from '@besc/sdk/competition/read-competitions';
import { Card } from '@besc/ui/card';
import { TextLink } from '@besc/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { QueryView } from '../../../blocks/list/query-view';
import { useContractTokens } from '../../../blocks/token-select/use-contract-tokens';
import { pairTokensQuery } from '../competition.queries';

/** The pairs of which trades count, each with a way to trade it, and how they are counted. */
export function CountedPairs({ competition }: { readonly competition: Competition }) {
  const { t } = useText();
  const query = useQuery(pairTokensQuery(useChain(), competition.pairs));
  const { tokens } = useContractTokens([...new Set(query.data?.flatMap((pair) => pair ?? []))]);
  return (
    <Card kind="panel" title={t('What counts')}>
      <QueryView query={query} data={query.data} height="h-24" failure={t('The pairs could not be read.')}>
        {(pairs) => (
          <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
            {pairs.map((pair, index) => {
              const address = competition.pairs[index];
              const names = pair?.map((token) =>
                displaySymbol(tokens.find(({ address: one }) => one === token)?.symbol ?? '…'),
              );
              return (
                <li key={address} className="flex min-h-11 items-center justify-between gap-3">
                  <span className="font-semibold">{names?.join(' / ') ?? address}</span>
                  {pair ? (
                    <TextLink
                      className="inline-flex min-h-11 items-center"
                      render={<Link to={`/swap?inputCurrency=${pair[0]}&outputCurrency=${pair[1]}`} />}
                    >
                      {t('Trade')}
                    </TextLink>
                  ) : null}
                </li>
              );
            })}
          </ul>
        )}
      </QueryView>
      <p className="mt-3 text-sm text-text-muted">
        {t(
          'Trades count in USD for the registered account that signs them, while the battle is open. Of what one transaction buys and sells back, only the difference counts.',
        )}
      </p>
    </Card>
  );
}
