import { Notice } from '@besc/ui/notice';
import type { ReactNode } from 'react';
import { MessageText } from '../../amounts/message-text';
import { useText } from '../../language/use-text';
import type { RunState } from '../steps/run-state';
import { ExplorerLink } from './explorer-link';
import { runWords } from './run-words';

/** Where a run stands, in a line below its button; nothing before it and after its end. */
export function RunLine({ run }: { readonly run: RunState }): ReactNode {
  const { say } = useText();
  if (run.kind === 'idle' || run.kind === 'confirmed' || run.kind === 'failed') return null;
  const { title, lines } = runWords(run);
  if (run.kind === 'doubtful') {
    return (
      <Notice tone="warning" isLive title={say(title)}>
        {lines.map(say).join(' ')}
      </Notice>
    );
  }
  return (
    <p aria-live="polite" className="text-center text-sm text-balance text-text-muted [overflow-wrap:anywhere]">
      {say(lines[0] ?? title)}
      {run.kind === 'signing' ? (
        <>
          : <MessageText message={run.summary} />
        </>
      ) : null}{' '}
      {run.kind === 'sent' && run.hash ? <ExplorerLink hash={run.hash} /> : null}
    </p>
  );
}
