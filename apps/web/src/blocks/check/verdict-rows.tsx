import { DataRow } from '@besc/ui/data-row';
import { NumberText } from '@besc/ui/number-text';
import { numberFormat } from '../../lib/number-format';
import { useText } from '../language/use-text';
import type { Figure } from './figure';
import { figureText } from './figure-text';
import type { Verdict } from './run-check';

/** Both values, and what was read for ours. */
export function VerdictRows(props: {
  readonly parts: Figure['parts'];
  readonly verdict: Exclude<Verdict, { readonly kind: 'unread' }>;
}) {
  const { t, say, locale } = useText();
  const { parts, verdict } = props;
  const { told, computed, block } = verdict;
  const number = (value: bigint | number) => numberFormat(locale, {}).format(value);
  return (
    <>
      {parts.map(({ name, unit }, at) => {
        const shown = (value: bigint | undefined) => (
          <NumberText value={value === undefined ? undefined : figureText(value, unit, locale)} />
        );
        const label = (text: string) => (parts.length === 1 ? text : `${say(name)}: ${text}`);
        return [
          <DataRow key={`${say(name)} told`} label={label(t('The index says'))}>
            {shown(told[at])}
          </DataRow>,
          <DataRow key={`${say(name)} computed`} label={label(t('Computed here'))}>
            {shown(computed.values[at])}
          </DataRow>,
        ];
      })}
      <DataRow label={t('Blocks')}>
        <span dir="ltr">{`${number(computed.fromBlock)} – ${number(block)}`}</span>
      </DataRow>
      <DataRow label={t('Events read')}>{number(computed.events)}</DataRow>
    </>
  );
}
