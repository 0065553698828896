import { slippageText } from '@besc/domain/settings/slippage-text';
import { impactLimitsBps } from '@besc/domain/swap/impact-level';
import { Button } from '@besc/ui/button';
import { Link } from 'wouter';
import { MissingLine } from '../../../blocks/action/missing-line';
import { RemedyLine } from '../../../blocks/action/remedy-line';
import { CurrencySymbol } from '../../../blocks/amounts/currency-symbol';
import { ShownAmount } from '../../../blocks/amounts/shown-amount';
import { useText } from '../../../blocks/language/use-text';
import { withParts } from '../../../blocks/language/with-parts';
import { singleHopOnly } from '../../../blocks/preferences/single-hop-only';
import { formatPercent } from '../../../lib/format-percent';
import { maxText } from '../swap.view-model';
import { type SwapRemedy, swapRemedy } from '../swap-remedy';
import type { Swap } from '../use-swap';

/** Below a main button that cannot be pressed: why, and the one act that helps. Load it lazily. */
export function SwapRemedyLine({ swap }: { readonly swap: Swap }) {
  const { t } = useText();
  const { act } = swap.form;
  const remedy = swapRemedy(swap.facts, swap.view);
  if (remedy === undefined) return null;
  switch (remedy.kind) {
    case 'missing': {
      const { most, currency, amount } = remedy;
      const { input } = swap.facts;
      return (
        <MissingLine
          currency={currency}
          amount={amount}
          onUseBalance={
            most === undefined || input === undefined
              ? undefined
              : () => act({ kind: 'type', field: 'input', text: maxText(most, input) })
          }
        />
      );
    }
    case 'multi-hop':
      return (
        <RemedyLine
          acts={
            <Button size="small" kind="soft" onClick={() => singleHopOnly.set(false)}>
              {t('Allow multi-hop trades')}
            </Button>
          }
        >
          {t('There is a route over several pools.')}
        </RemedyLine>
      );
    case 'no-pool':
      return (
        <RemedyLine acts={<PoolLink path={remedy.path} text={t('Create this pool')} />}>
          {t('There is no pool of these two tokens.')}
        </RemedyLine>
      );
    case 'thin-pool':
      return (
        <RemedyLine acts={<PoolLink path={remedy.path} text={t('Add Liquidity')} />}>
          {t('The pool of these two tokens holds too little.')}
        </RemedyLine>
      );
    default:
      return (
        <TypedRemedy
          remedy={remedy}
          onUse={() => act({ kind: 'type', field: remedy.field, text: maxText(remedy.amount, remedy.currency) })}
        />
      );
  }
}

function PoolLink({ path, text }: { readonly path: string; readonly text: string }) {
  return (
    <Button size="small" kind="soft" render={<Link to={path} />}>
      {text}
    </Button>
  );
}

function TypedRemedy(props: {
  readonly remedy: Extract<SwapRemedy, { readonly field: unknown }>;
  readonly onUse: () => void;
}) {
  const { t, locale } = useText();
  const { remedy } = props;
  const percent = formatPercent(slippageText(Number(impactLimitsBps.blocked)), locale);
  const said = (text: string) =>
    withParts(text, {
      amount: (
        <ShownAmount
          amount={remedy.amount}
          decimals={remedy.currency.decimals}
          meaning={remedy.kind === 'largest' ? 'held' : 'paid'}
        />
      ),
      symbol: <CurrencySymbol symbol={remedy.currency.symbol} />,
    });
  const line = {
    largest:
      remedy.kind === 'largest' && remedy.limit === 'impact'
        ? t('Up to %amount% %symbol% stay within %percent% price impact.', { percent })
        : t('The pools are deep enough for %amount% %symbol%.'),
    least: t('The least that can be swapped is %amount% %symbol%.'),
    'fixed-input': t('This costs about %amount% %symbol% now.'),
  }[remedy.kind];
  return (
    <RemedyLine
      acts={
        <Button size="small" kind="soft" onClick={props.onUse}>
          {t('Use this amount')}
        </Button>
      }
    >
      {said(line)}
    </RemedyLine>
  );
}
