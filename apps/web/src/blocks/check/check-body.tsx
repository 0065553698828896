import { Button } from '@besc/ui/button';
import { useText } from '../language/use-text';
import { CheckProgress } from './check-progress';
import type { Figure } from './figure';
import { FigureSources } from './figure-sources';
import { useCheck } from './use-check';
import { VerdictNotice } from './verdict-notice';
import { VerdictRows } from './verdict-rows';

/** A figure's source and formula, and what came of computing it here. */
export function CheckBody({ figure }: { readonly figure: Figure }) {
  const { t, say } = useText();
  const { state, start, stop } = useCheck(figure);
  const verdict = state.kind === 'checked' ? state.verdict : undefined;
  return (
    <div className="flex flex-col gap-4">
      <p>{say(figure.formula)}</p>
      <dl>
        <FigureSources sources={figure.sources} />
        {verdict && verdict.kind !== 'unread' ? <VerdictRows parts={figure.parts} verdict={verdict} /> : null}
      </dl>
      {verdict ? <VerdictNotice parts={figure.parts} verdict={verdict} /> : null}
      {state.kind === 'checking' ? <CheckProgress {...state} /> : null}
      {state.kind === 'checking' ? (
        <Button wide onClick={stop}>
          {t('Stop checking')}
        </Button>
      ) : (
        <Button wide kind="primary" onClick={() => void start()}>
          {t('Compute it here')}
        </Button>
      )}
    </div>
  );
}
