import { Card } from '@besc/ui/card';
import { CheckProgress } from '../../../blocks/check/check-progress';
import type { Figure } from '../../../blocks/check/figure';
import { FigureSources } from '../../../blocks/check/figure-sources';
import type { CheckState } from '../../../blocks/check/use-check';
import { VerdictNotice } from '../../../blocks/check/verdict-notice';
import { VerdictRows } from '../../../blocks/check/verdict-rows';
import { useText } from '../../../blocks/language/use-text';

/** What one feature tells of the account, and what came of computing it. */
export function FigureCheck({ figure, state }: { readonly figure: Figure; readonly state: CheckState | undefined }) {
  const { say } = useText();
  const verdict = state?.kind === 'checked' ? state.verdict : undefined;
  return (
    <Card title={say(figure.name)} subtitle={say(figure.formula)}>
      <dl>
        <FigureSources sources={figure.sources} />
        {verdict && verdict.kind !== 'unread' ? <VerdictRows parts={figure.parts} verdict={verdict} /> : null}
      </dl>
      {verdict ? <VerdictNotice parts={figure.parts} verdict={verdict} /> : null}
      {state?.kind === 'checking' ? <CheckProgress {...state} /> : null}
    </Card>
  );
}
