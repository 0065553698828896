import type { Hex } from '@besc/domain/shared/hex';
import { TextLink } from '@besc/ui/text-link';
import { useChain } from '../../../blocks/chain/chain-context';
import { transactionUrl } from '../../../blocks/chain/explorer-url';
import { useText } from '../../../blocks/language/use-text';
import { dateTimeFormat } from '../../../lib/date-time-format';

/** When a transaction was, leading to it in the explorer where there is one. */
export function TransactionTime({ time, hash }: { readonly time: number; readonly hash: Hex }) {
  const { locale } = useText();
  const text = dateTimeFormat(locale, { dateStyle: 'short', timeStyle: 'short' }).format(time * 1000);
  const link = transactionUrl(useChain().settings, hash);
  if (link === undefined) return <span className="whitespace-nowrap">{text}</span>;
  return (
    <TextLink href={link} isExternal className="whitespace-nowrap font-normal">
      {text}
    </TextLink>
  );
}
