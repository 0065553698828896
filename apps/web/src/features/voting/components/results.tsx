import type { Proposal } from '@besc/domain/voting/proposal';
import { resultOf } from '@besc/domain/voting/vote-result';
import { Card } from '@besc/ui/card';
import { DataRow } from '@besc/ui/data-row';
import { useText } from '../../../blocks/language/use-text';
import { numberFormat } from '../../../lib/number-format';
import { placedChoices } from '../placed-choices';
import { ChoiceBar } from './choice-bar';
import { PowerText } from './power-text';

/** How it stands, by the hub. */
export function Results({ proposal }: { readonly proposal: Proposal }) {
  const { t, locale } = useText();
  const { choices, scores, voters, state } = proposal;
  const result = resultOf(scores);
  return (
    <Card title={state === 'closed' ? t('Results') : t('Current results')}>
      <ol className="flex flex-col gap-4">
        {placedChoices(choices).map(({ choice, index }) => {
          const { power, shareBps } = result.choices[index] ?? { power: undefined, shareBps: 0 };
          return (
            <li key={index}>
              <ChoiceBar choice={choice} shareBps={shareBps} isLeading={result.leading === index + 1}>
                <p className="mt-1 text-sm text-text-muted">
                  <PowerText amount={power} />
                </p>
              </ChoiceBar>
            </li>
          );
        })}
      </ol>
      <dl className="mt-4 border-t border-border pt-2">
        <DataRow label={t('Votes')}>{numberFormat(locale, {}).format(voters)}</DataRow>
        <DataRow label={t('Total')}>
          <PowerText amount={result.total} />
        </DataRow>
      </dl>
    </Card>
  );
}
