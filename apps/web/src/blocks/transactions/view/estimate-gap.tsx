import { MessageText } from '../../amounts/message-text';
import type { Message } from '../../language/message';
import { useText } from '../../language/use-text';
import { estimateLines } from '../life/estimate-lines';

/** What was moved against its estimate. Load it lazily. */
export function EstimateGap({ estimated, moved }: { readonly estimated: Message; readonly moved: Message }) {
  const { t } = useText();
  const lines = estimateLines(estimated, moved);
  return (
    <div data-testid="estimate" className="text-sm text-text-muted">
      {lines.length === 0 ? t('Exactly as estimated.') : null}
      {lines.map((line) => (
        <p key={line.text}>
          <MessageText message={line} />
        </p>
      ))}
    </div>
  );
}
