import { addPath } from '@besc/domain/liquidity/liquidity-path';
import { currencyIdOf } from '@besc/domain/shared/currency-id';
import type { Currency, Token } from '@besc/domain/shared/token';
import { Button } from '@besc/ui/button';
import { EmptyState } from '@besc/ui/empty-state';
import { ErrorState } from '@besc/ui/error-state';
import { Notice } from '@besc/ui/notice';
import { TextLink } from '@besc/ui/text-link';
import { VisuallyHidden } from '@besc/ui/visually-hidden';
import { Link } from 'wouter';
import { useText } from '../../../blocks/language/use-text';
import { ConnectButton } from '../../../blocks/wallet/connect-button';
import type { FindState } from '../find-state';
import { PairFacts } from './pair-facts';

/** What Import Pool found for the two tokens, and the one next step. */
export function FindOutcome(props: {
  readonly state: FindState;
  readonly currencyA: Currency | undefined;
  readonly currencyB: Currency | undefined;
  readonly wbesc: Token;
  readonly onRetry: () => void;
}) {
  const { t } = useText();
  const { state, currencyA, currencyB, wbesc } = props;
  switch (state.kind) {
    case 'pick':
      return <EmptyState title={t('Select a token to find your liquidity.')} className="py-4!" />;
    case 'invalid':
      return (
        <Notice tone="warning" title={t('Invalid pair.')}>
          {t('Choose two different tokens. BESC and WBESC count as one.')}
        </Notice>
      );
    case 'failed':
      return (
        <ErrorState title={t('Couldn’t load the pool')} retry={{ label: t('Try again'), onPress: props.onRetry }}>
          {t('The chain isn’t responding right now.')}
        </ErrorState>
      );
  }
  // What an address names is on its way.
  if (!currencyA || !currencyB) return <VisuallyHidden>{t('Loading')}</VisuallyHidden>;
  const link = (text: string) => (
    <Button
      kind="primary"
      size="large"
      wide
      render={<Link to={addPath(currencyIdOf(currencyA), currencyIdOf(currencyB))} />}
    >
      {text}
    </Button>
  );
  const facts = (
    <PairFacts
      supplied={'supplied' in state ? state.supplied : undefined}
      currencyA={currencyA}
      currencyB={currencyB}
      wbesc={wbesc}
    />
  );
  switch (state.kind) {
    case 'loading':
      return (
        <>
          <VisuallyHidden>{t('Loading')}</VisuallyHidden>
          {facts}
        </>
      );
    case 'no-pair':
      return (
        <div className="flex flex-col gap-4">
          <Notice title={t('No pool found.')}>{t('The first to supply these tokens sets their price.')}</Notice>
          {link(t('Create pool'))}
        </div>
      );
    case 'not-connected':
      return (
        <div className="flex flex-col gap-4">
          {facts}
          <p className="text-center text-sm font-semibold">{t('Connect to a wallet to find pools')}</p>
          <ConnectButton size="large" wide />
        </div>
      );
    case 'no-position':
      return (
        <div className="flex flex-col gap-4">
          {facts}
          <p className="text-center text-sm font-semibold">{t('You don’t have liquidity in this pool yet.')}</p>
          {link(t('Add Liquidity'))}
        </div>
      );
    case 'position':
      return (
        <div className="flex flex-col gap-4">
          <Notice tone="success" title={t('Pool Found!')}>
            <TextLink render={<Link to="/liquidity" />}>{t('Manage this pool.')}</TextLink>
          </Notice>
          {facts}
        </div>
      );
  }
}
