import { TextLink } from '@besc/ui/text-link';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { ConnectButton } from '../../../blocks/wallet/connect-button';

/** Three steps for somebody who is here for the first time. */
export function FirstSteps() {
  const { t } = useText();
  const { settings } = useChain();
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{t('Three steps')}</h2>
      <ol className="grid grid-cols-1 gap-3 md:grid-cols-3 md:gap-4">
        <FirstStep
          number={1}
          title={t('Connect a wallet')}
          text={
            settings.chain.local
              ? t('The development wallet is ready on this local chain, with coins to try everything.')
              : t('Your tokens stay in your wallet; you don’t deposit with anyone.')
          }
        >
          <ConnectButton />
        </FirstStep>
        <FirstStep
          number={2}
          title={t('Swap')}
          text={t('Choose two tokens and an amount. You’ll see the minimum before you sign.')}
        >
          <TextLink render={<Link to="/swap" />}>{t('Go to the exchange')}</TextLink>
        </FirstStep>
        <FirstStep
          number={3}
          title={t('Earn')}
          text={t('Add tokens to a pool and earn a share of every trading fee. Withdraw any time.')}
        >
          <TextLink render={<Link to="/add" />}>{t('Add Liquidity')}</TextLink>
        </FirstStep>
      </ol>
    </section>
  );
}

function FirstStep(props: {
  readonly number: number;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}) {
  return (
    <li className="flex flex-col gap-3 rounded-card border border-border p-5">
      <h3 className="flex items-center gap-3 text-base font-semibold">
        <span className="flex size-8 items-center justify-center rounded-full border border-border-strong text-sm tabular-nums">
          {props.number}
        </span>
        {props.title}
      </h3>
      <p className="flex-1 text-sm text-pretty text-text-muted">{props.text}</p>
      <div className="flex min-h-11 items-center">{props.children}</div>
    </li>
  );
}
