import { mostRangeBlocks } from '@besc/sdk/shared/replay/read-log-ranges';
import { Notice } from '@besc/ui/notice';
import { numberFormat } from '../../lib/number-format';
import type { Message } from '../language/message';
import { useText } from '../language/use-text';
import type { Figure } from './figure';
import { figureText } from './figure-text';
import type { Verdict } from './run-check';

/** So many blocks behind the node the index tells of the past. */
const lateBlocks = 40;

/** What came of a check, in a sentence. */
export function VerdictNotice({ parts, verdict }: { readonly parts: Figure['parts']; readonly verdict: Verdict }) {
  const { t, say, locale } = useText();
  const number = (value: number) => numberFormat(locale, {}).format(value);
  if (verdict.kind === 'unread') {
    return (
      <Notice tone="warning" isLive title={t('Couldn’t be read')}>
        {say(unreadMessage(verdict.why, number))}
      </Notice>
    );
  }
  const late =
    verdict.lag > lateBlocks ? (
      <p>{t('The index is %blocks% blocks behind.', { blocks: number(verdict.lag) })}</p>
    ) : null;
  if (verdict.kind === 'equal') {
    return (
      <Notice tone={late ? 'warning' : 'success'} isLive title={t('Equal')}>
        {t('The chain gives the same figure.')}
        {late}
      </Notice>
    );
  }
  const { told, computed } = verdict;
  return (
    <Notice tone="danger" isLive title={t('The figure differs')}>
      <ul>
        {parts.map(({ name, unit }, at) => {
          const [said, found] = [told[at], computed.values[at]];
          if (said === found) return null;
          const gap =
            said === undefined || found === undefined ? undefined : said > found ? said - found : found - said;
          return (
            <li key={say(name)}>
              {gap === undefined
                ? say(name)
                : t('%name% differs by %difference%', {
                    name: say(name),
                    difference: figureText(gap, unit, locale),
                  })}
            </li>
          );
        })}
      </ul>
      {late}
    </Notice>
  );
}

function unreadMessage(
  why: Extract<Verdict, { readonly kind: 'unread' }>['why'],
  number: (value: number) => string,
): Message {
  if (why === 'index') return { text: 'The index does not answer.' };
  if (why === 'node') return { text: 'The chain’s node does not answer.' };
  if (why === 'moved') return { text: 'The chain moved on meanwhile. Try again.' };
  const { blocks, done, code } = why;
  if (code === 'RANGE_TOO_LONG') {
    return {
      text: 'More than %most% blocks would have to be read.',
      values: { most: number(mostRangeBlocks) },
    };
  }
  return {
    text: 'The node gave only %done% of %blocks% blocks.',
    values: { done: number(done), blocks: number(blocks) },
  };
}
