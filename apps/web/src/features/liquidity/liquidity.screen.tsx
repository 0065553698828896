import type { Address } from '@besc/domain/shared/address';
import type { Currency, Token } from '@besc/domain/shared/token';
import { unwrapped } from '@besc/domain/shared/wrapped';
import type { UnreadPosition } from '@besc/sdk/liquidity/read-positions';
import { Button } from '@besc/ui/button';
import { EmptyState } from '@besc/ui/empty-state';
import { ErrorState } from '@besc/ui/error-state';
import { Notice } from '@besc/ui/notice';
import { TextLink } from '@besc/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { ActionCard } from '../../blocks/action/action-card';
import { ScreenFrame } from '../../blocks/action/screen-frame';
import { useChain } from '../../blocks/chain/chain-context';
import { ChainNotice } from '../../blocks/chain/chain-notice';
import { useChainState } from '../../blocks/chain/use-chain-state';
import { wbescToken } from '../../blocks/chain/wbesc-token';
import { useText } from '../../blocks/language/use-text';
import { usePreference } from '../../blocks/preferences/use-preference';
import { useCurrency } from '../../blocks/token-select/use-currency';
import { useKnownTokens } from '../../blocks/token-select/use-known-tokens';
import { type LoadedDirectory, useTokenDirectory } from '../../blocks/token-select/use-token-directory';
import { ConnectButton } from '../../blocks/wallet/connect-button';
import { SwitchNetworkButton } from '../../blocks/wallet/switch-network-button';
import { useAccount } from '../../blocks/wallet/use-account';
import { hasFailed } from '../../lib/has-failed';
import { CurrencyNotices } from './components/currency-notices';
import { PositionRow } from './components/position-card';
import { PositionSkeleton } from './components/position-skeleton';
import { UnreadPositionRow } from './components/unread-position-row';
import { positionsQuery } from './liquidity.queries';
import { storedPairs } from './stored-pairs';

const noPositions: readonly UnreadPosition[] = [];
const noPairs: readonly (readonly [Address, Address])[] = [];

/** The own positions, and the ways to more of them. */
export function LiquidityScreen() {
  const { t } = useText();
  const account = useAccount();
  const chainState = useChainState(false);
  return (
    <ScreenFrame>
      <ActionCard title={t('Your Liquidity')} subtitle={t('Remove liquidity to receive tokens back')} isWide>
        {account.address === undefined ? (
          <>
            <ChainNotice state={chainState} shownAt={undefined} className="mb-3" />
            <EmptyState title={t('Connect to a wallet to view your liquidity.')} action={<ConnectButton />} />
          </>
        ) : (
          <Positions owner={account.address} />
        )}
        <div className="mt-5 flex flex-col items-center gap-3 border-t border-border pt-4 md:flex-row md:flex-wrap md:justify-between">
          {account.wrongNetwork ? (
            <div className="w-full">
              <SwitchNetworkButton />
            </div>
          ) : null}
          <p className="text-sm text-text-muted">
            {t('Don’t see a pool you joined?')}{' '}
            <TextLink render={<Link to="/find" />}>{t('Find other LP tokens')}</TextLink>
          </p>
          <div className="w-full md:w-auto">
            <Button
              // What stands above it comes first: connect, or change the network.
              kind={account.address === undefined || account.wrongNetwork ? 'secondary' : 'primary'}
              size="large"
              wide
              icon={<Plus size={18} aria-hidden />}
              render={<Link to="/add" />}
            >
              {t('Add Liquidity')}
            </Button>
          </div>
        </div>
      </ActionCard>
    </ScreenFrame>
  );
}

function Positions({ owner }: { readonly owner: Address }) {
  const { t } = useText();
  const chain = useChain();
  const { settings } = chain;
  const directory = useTokenDirectory();
  const stored = usePreference(storedPairs)[settings.chain.id] ?? noPairs;
  const { tokens, isReady, isPartly: isListMissing } = useKnownTokens(directory);
  const query = useQuery(positionsQuery(chain, { owner, tokens, stored, isReady }));
  const isWhole = !isListMissing && !query.isPlaceholderData;
  const { positions, unread = noPositions, isPartly = false } = query.data ?? {};
  const isSomeUnread = unread.some(({ liquidity }) => liquidity === undefined);
  const chainState = useChainState(hasFailed(query));
  if (positions === undefined || (positions.length + unread.length === 0 && !isWhole)) {
    if (hasFailed(query)) {
      return (
        <ErrorState
          title={t('Couldn’t load your liquidity')}
          retry={{
            label: t('Try again'),
            onPress: () => void query.refetch(),
            pending: query.isFetching && t('Loading'),
          }}
        >
          {t('The chain isn’t responding right now.')}
        </ErrorState>
      );
    }
    return (
      <div aria-busy="true" className="flex flex-col gap-2">
        <span className="sr-only">{t('Loading')}</span>
        {[0, 1, 2].map((row) => (
          <PositionSkeleton key={row} />
        ))}
      </div>
    );
  }
  return (
    <>
      <ChainNotice state={chainState} shownAt={query.dataUpdatedAt || undefined} className="mb-3" />
      {positions.length + unread.length === 0 ? (
        isPartly ? null : (
          <EmptyState title={t('No liquidity found.')} />
        )
      ) : (
        <ul aria-busy={!isWhole} className="flex flex-col gap-2">
          {positions.map((position) => (
            <li key={position.supplied.pair.address}>
              <PairOf pair={position.supplied.pair} directory={directory} wbesc={wbescToken(settings)}>
                {(sides) => <PositionRow position={position} {...sides} />}
              </PairOf>
            </li>
          ))}
          {unread.map(({ liquidity, ...pair }) =>
            liquidity === undefined ? null : (
              <li key={`${pair.token0} ${pair.token1}`}>
                <PairOf pair={pair} directory={directory} wbesc={wbescToken(settings)}>
                  {(sides) => <UnreadPositionRow liquidity={liquidity} {...sides} />}
                </PairOf>
              </li>
            ),
          )}
        </ul>
      )}
      {isSomeUnread ? (
        <Notice tone="warning" className="mt-3">
          {t('Couldn’t load some of your positions.')}
        </Notice>
      ) : null}
      {isPartly ? (
        <p className="mt-3 text-sm text-text-muted">
          {t('There are too many pairs to check them all. Find missing ones below.')}
        </p>
      ) : null}
    </>
  );
}

/** What stands for a pair once its two currencies are known. */
function PairOf(props: {
  readonly pair: { readonly token0: Address; readonly token1: Address };
  readonly directory: LoadedDirectory;
  readonly wbesc: Token;
  readonly children: (sides: {
    readonly currencyA: Currency;
    readonly currencyB: Currency;
    readonly wbesc: Token;
  }) => ReactNode;
}) {
  const { pair, directory, wbesc } = props;
  const { token0, token1 } = pair;
  // A row warns of no token, so that none waits for a list that could name it.
  const known = { ...directory, isLoading: false };
  const found = [useCurrency(token0, known), useCurrency(token1, known)];
  const [currencyA, currencyB] = found.map((side): Currency | undefined => {
    if (side.kind === 'unlisted') return side.token;
    return side.kind === 'known' && side.currency.kind === 'token' ? unwrapped(side.currency, wbesc) : undefined;
  });
  if (found.some(({ kind }) => kind === 'missing' || kind === 'failed')) {
    return <CurrencyNotices found={found} unreadable={[]} />;
  }
  if (!currencyA || !currencyB) return <PositionSkeleton />;
  return props.children({ currencyA, currencyB, wbesc });
}
