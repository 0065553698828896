import { defaultSlippageBps } from '@besc/domain/settings/settings-defaults';
import { slippageText } from '@besc/domain/settings/slippage-text';
import { Button } from '@besc/ui/button';
import { Notice } from '@besc/ui/notice';
import { formatPercent } from '../../lib/format-percent';
import { useText } from '../language/use-text';
import { slippageTolerance } from '../preferences/slippage-tolerance';
import { usePreference } from '../preferences/use-preference';
import { acceptSlippage } from './high-slippage-store';

/** Asks for a high slippage tolerance of an earlier visit or another tab again: keep it, or go back to the default. */
export function HighSlippageNotice() {
  const { t, locale } = useText();
  const stored = usePreference(slippageTolerance);
  return (
    <Notice
      tone="warning"
      title={t('Your slippage tolerance is %slippage%', { slippage: formatPercent(slippageText(stored), locale) })}
      actions={
        <>
          <Button size="small" onClick={() => acceptSlippage(stored)}>
            {t('Keep it')}
          </Button>
          <Button size="small" kind="quiet" onClick={() => slippageTolerance.set(defaultSlippageBps)}>
            {t('Use %slippage%', { slippage: formatPercent(slippageText(defaultSlippageBps), locale) })}
          </Button>
        </>
      }
    >
      {t('It was set on an earlier visit or in another tab. At this level your transaction may be frontrun.')}
    </Notice>
  );
}
