import { Card } from '@besc/ui/card';
import { IconButton } from '@besc/ui/icon-button';
import { TextLink } from '@besc/ui/text-link';
import { ArrowLeft, History, Settings2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '../language/use-text';
import { settingsOverlay } from '../preferences/settings-overlay';
import { walletOverlay } from '../wallet/wallet-overlay';

/** The frame of a screen that sends something: title, subtitle, the way back, Recent Transactions and settings. */
export function ActionCard(props: {
  readonly title: string;
  readonly subtitle: string;
  readonly back?: { readonly to: string; readonly label: string };
  /** Further buttons beside the title, before the usual ones. */
  readonly actions?: ReactNode;
  /** Wide enough for a table: as wide as a page. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}) {
  const { t } = useText();
  const card = (
    <Card
      kind={props.isWide ? 'panel' : 'action'}
      {...(props.isWide ? { className: 'max-w-[1232px]' } : {})}
      titleLevel={1}
      title={props.title}
      subtitle={props.subtitle}
      actions={
        <>
          {props.actions}
          <IconButton
            label={t('Recent Transactions')}
            aria-haspopup="dialog"
            icon={<History size={20} aria-hidden />}
            onClick={() => walletOverlay.open('transactions')}
          />
          <IconButton
            label={t('Settings')}
            aria-haspopup="dialog"
            icon={<Settings2 size={20} aria-hidden />}
            onClick={() => settingsOverlay.open()}
          />
        </>
      }
    >
      {props.children}
    </Card>
  );
  if (props.back === undefined) return card;
  return (
    <div className="w-full max-w-[480px]">
      <TextLink className="mb-1 inline-flex min-h-11 items-center gap-2 text-sm" render={<Link to={props.back.to} />}>
        <ArrowLeft size={16} aria-hidden className="rtl:rotate-180" />
        {props.back.label}
      </TextLink>
      {card}
    </div>
  );
}
