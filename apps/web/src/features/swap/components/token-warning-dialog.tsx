import type { Token } from '@besc/domain/shared/token';
import { Button } from '@besc/ui/button';
import { Checkbox } from '@besc/ui/checkbox';
import { Dialog } from '@besc/ui/dialog';
import { Notice } from '@besc/ui/notice';
import { type ReactNode, useState } from 'react';
import { CurrencySymbol } from '../../../blocks/amounts/currency-symbol';
import { useText } from '../../../blocks/language/use-text';
import { withParts } from '../../../blocks/language/with-parts';

export type TokenWarningKind = 'high-slippage' | 'compromised';

function WarningText({ kind, symbol }: { readonly kind: TokenWarningKind; readonly symbol: ReactNode }) {
  const { t } = useText();
  if (kind === 'compromised') {
    return (
      <p>
        {withParts(
          t('%symbol% is marked as compromised. Don’t trust its contract or price: you could lose what you put in.'),
          { symbol },
        )}
      </p>
    );
  }
  return (
    <>
      <p>
        {withParts(t('%symbol% needs a slippage tolerance of 12% or more; with less the swap will fail.'), { symbol })}
      </p>
      <p className="mt-2">
        {t('It takes a fee of 10% from every transfer: 5% are redistributed to its holders, 5% go to liquidity.')}
      </p>
    </>
  );
}

/** Stands between a flagged token and its trade: Continue needs the tick; closing gives the token up. */
export function TokenWarningDialog(props: {
  readonly token: Token;
  readonly kind: TokenWarningKind;
  readonly onContinue: () => void;
  readonly onCancel: () => void;
}) {
  const { t } = useText();
  const [understood, setUnderstood] = useState(false);
  const { token, kind } = props;
  const symbol = <CurrencySymbol symbol={token.symbol} />;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) props.onCancel();
      }}
      title={withParts(t('Notice for trading %symbol%'), { symbol })}
      closeLabel={t('Close')}
      ignoresOutsidePress
    >
      <div className="flex flex-col gap-4">
        <Notice tone={kind === 'compromised' ? 'danger' : 'warning'}>
          <WarningText kind={kind} symbol={symbol} />
        </Notice>
        <Checkbox checked={understood} onCheckedChange={setUnderstood} label={t('I understand')} />
        <Button
          kind="primary"
          size="large"
          wide
          disabledReason={understood ? undefined : t('Continue')}
          onClick={props.onContinue}
        >
          {t('Continue')}
        </Button>
      </div>
    </Dialog>
  );
}
