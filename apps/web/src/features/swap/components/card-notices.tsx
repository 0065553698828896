import { cleanText } from '@besc/domain/shared/clean-text';
import { Notice } from '@besc/ui/notice';
import type { ReactNode } from 'react';
import { ChainNotice } from '../../../blocks/chain/chain-notice';
import { useText } from '../../../blocks/language/use-text';
import type { Swap } from '../use-swap';

/** What a person should know before the button: gas, prices that may be old, assets that cannot be traded here. */
export function CardNotices({ swap }: { readonly swap: Swap }) {
  const { t } = useText();
  const { view, facts, found } = swap;
  const notices: ReactNode[] = [];
  if (view.button.kind === 'unsupported') {
    notices.push(
      <Notice key="unsupported" tone="warning">
        {t(
          'Some assets are not available through this interface because they may not work well with our smart contract or we are unable to allow trading for legal reasons.',
        )}
      </Notice>,
    );
  }
  if (swap.form.unread.length > 0) {
    notices.push(
      <Notice key="link" tone="warning" isLive title={t('Part of this link couldn’t be read and was ignored.')}>
        {swap.form.unread.map(({ name, value }) => (
          <p key={name} dir="ltr" className="[overflow-wrap:anywhere]">
            {name}: {cleanText(value).slice(0, 100)}
          </p>
        ))}
      </Notice>,
    );
  }
  for (const side of [found.input, found.output]) {
    if (side.kind === 'missing') {
      notices.push(
        <Notice key={side.address} tone="danger" isLive title={t('No token at this address')}>
          <span dir="ltr">{side.address}</span>
        </Notice>,
      );
    }
    if (side.kind === 'failed') {
      notices.push(
        <Notice key={side.address} tone="warning" isLive title={t('Couldn’t load the token from the chain')}>
          <span dir="ltr">{side.address}</span>
        </Notice>,
      );
    }
  }
  if (swap.chainState !== 'fresh') {
    notices.push(<ChainNotice key="chain" state={swap.chainState} shownAt={swap.shownAt} />);
  }
  if (facts.account !== undefined && !facts.wrongNetwork && view.gas !== undefined && view.gas !== 'enough') {
    notices.push(
      <Notice key="gas" tone="warning">
        {t('You don’t have enough BESC for transaction fees.')}
      </Notice>,
    );
  }
  if (view.quote?.isMeasured) {
    notices.push(
      <Notice key="measured" tone="info">
        {t('A token on this route may take a transfer fee. If it does, you’ll receive less than this.')}
      </Notice>,
    );
  }
  if (view.button.kind === 'swap' && view.impact.kind === 'swap-anyway' && view.impact.warning) {
    notices.push(
      <Notice key="impact" tone="danger">
        {t(view.impact.warning)}
      </Notice>,
    );
  }
  return notices.length === 0 ? null : <div className="mt-1 mb-3 flex flex-col gap-2">{notices}</div>;
}
