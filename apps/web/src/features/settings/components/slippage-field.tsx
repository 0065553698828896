import { defaultSlippageBps } from '@besc/domain/settings/settings-defaults';
import {
  readSlippageText,
  slippageForm,
  slippageNotice,
  slippagePercent,
  slippagePresetsBps,
} from '@besc/domain/settings/slippage-input';
import { slippageText } from '@besc/domain/settings/slippage-text';
import { Notice } from '@besc/ui/notice';
import { SegmentedControl } from '@besc/ui/segmented-control';
import { useEffect, useState } from 'react';
import { NumberField } from '../../../blocks/amount-input/number-field';
import { useText } from '../../../blocks/language/use-text';
import { slippageTolerance } from '../../../blocks/preferences/slippage-tolerance';
import { usePreference } from '../../../blocks/preferences/use-preference';
import { acceptSlippage } from '../../../blocks/slippage/high-slippage-store';
import { formatDecimal } from '../../../lib/format-decimal';
import { formatPercent } from '../../../lib/format-percent';

/** The slippage tolerance: three presets and a field of one's own. What is not valid is not stored. */
export function SlippageField() {
  const { t, locale } = useText();
  const stored = usePreference(slippageTolerance);
  const isPreset = slippagePresetsBps.some((bps) => bps === stored);
  const [typed, setTyped] = useState<{ readonly text: string; readonly bps: number }>();
  // What was typed stands only beside the value it was typed for: another tab may have chosen since.
  const text = typed?.bps === stored ? typed.text : isPreset ? '' : slippagePercent(stored);
  const notice = slippageNotice({ text, storedBps: stored });

  // Said once: the next time the settings are opened it is no news.
  const [wasReset] = useState(() => slippageTolerance.isRefused());
  useEffect(() => {
    if (wasReset) slippageTolerance.set(defaultSlippageBps);
  }, [wasReset]);

  function store(bps: number) {
    acceptSlippage(bps);
    slippageTolerance.set(bps);
  }
  return (
    <div className="flex flex-col gap-2">
      <p>{t('Slippage Tolerance')}</p>
      {wasReset ? (
        <Notice tone="warning">
          {t('Your saved slippage tolerance was invalid and has been reset to %slippage%.', {
            slippage: formatPercent(slippageText(defaultSlippageBps), locale),
          })}
        </Notice>
      ) : null}
      <div className="flex flex-wrap items-start gap-3">
        <SegmentedControl
          label={t('Slippage Tolerance')}
          value={text === '' && isPreset ? String(stored) : undefined}
          onValueChange={(bps) => {
            setTyped(undefined);
            store(Number(bps));
          }}
          options={slippagePresetsBps.map((bps) => ({
            value: String(bps),
            label: formatPercent(slippagePercent(bps).slice(0, -1), locale),
          }))}
        />
        <NumberField
          className="min-w-24 flex-1"
          label={t('Custom slippage tolerance in percent')}
          isLabelHidden
          name="slippage"
          takes={slippageForm}
          wrong="“%text%” isn’t a percentage with up to two decimals and was ignored."
          placeholder={formatDecimal(slippagePercent(stored), locale)}
          value={text}
          onValueChange={(next) => {
            const bps = readSlippageText(next);
            setTyped({ text: next, bps: bps ?? stored });
            if (bps !== undefined) store(bps);
          }}
          suffix="%"
          error={notice?.kind === 'invalid' ? t(notice.text) : undefined}
          warning={notice && t(notice.text)}
        />
      </div>
    </div>
  );
}
