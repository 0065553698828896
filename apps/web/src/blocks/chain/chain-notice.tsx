import { Button } from '@besc/ui/button';
import { Notice } from '@besc/ui/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dateTimeFormat } from '../../lib/date-time-format';
import type { Message } from '../language/message';
import { useText } from '../language/use-text';
import { useChain } from './chain-context';
import { type ChainState, isStale } from './use-chain-state';

/** What is wrong with the chain, and from when the facts on the screen are. Nothing while all is well. */
export function ChainNotice(props: {
  readonly state: ChainState;
  /** Milliseconds since 1970 at which the oldest of them was read; undefined when none was. */
  readonly shownAt: number | undefined;
  readonly className?: string;
}) {
  const { t, say, locale } = useText();
  const { reader } = useChain();
  const queryClient = useQueryClient();
  const [isTrying, setTrying] = useState(false);
  const { state, shownAt, className } = props;
  if (state === 'fresh') return null;

  async function tryAgain(): Promise<void> {
    setTrying(true);
    // A failure is told by this very notice.
    await Promise.allSettled([reader.poll(), queryClient.refetchQueries({ queryKey: ['chain'], type: 'active' })]);
    setTrying(false);
  }

  const time = shownAt === undefined ? undefined : dateTimeFormat(locale, { timeStyle: 'medium' }).format(shownAt);
  return (
    <Notice
      tone="warning"
      isLive
      {...(className === undefined ? {} : { className })}
      {...(isStale(state)
        ? {
            actions: (
              <Button size="small" pending={isTrying && t('Loading')} onClick={() => void tryAgain()}>
                {t('Try again')}
              </Button>
            ),
          }
        : {})}
    >
      {say(chainMessage(state, time))}
    </Notice>
  );
}

function chainMessage(state: Exclude<ChainState, 'fresh'>, time: string | undefined): Message {
  if (state === 'halted') {
    return { text: 'The chain hasn’t produced a block for a while. What you send waits until it resumes.' };
  }
  if (time === undefined) {
    return { text: 'The chain isn’t responding right now. Prices and balances can’t be loaded.' };
  }
  return state === 'behind'
    ? { text: 'The node is behind the chain. Showing data as of %time%.', values: { time } }
    : { text: 'The chain isn’t responding right now. Showing data as of %time%.', values: { time } };
}
