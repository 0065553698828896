import type { LogReceipt } from '@besc/domain/voting/vote-log';
import { DataRow } from '@besc/ui/data-row';
import { useText } from '../../../blocks/language/use-text';
import { CopyButton } from '../../../blocks/wallet/copy-button';
import { numberFormat } from '../../../lib/number-format';

/** The hub's signed word that a vote stands in the log. */
export function ReceiptRows({ receipt }: { readonly receipt: LogReceipt }) {
  const { t, locale } = useText();
  const { position, hash } = receipt;
  return (
    <div>
      <dl>
        <DataRow label={t('Receipt')}>
          {t('No. %number%', { number: numberFormat(locale, {}).format(position) })}
        </DataRow>
        <DataRow label={t('Hash')}>
          <span className="inline-flex items-center gap-3">
            <bdi title={hash}>{`${hash.slice(0, 10)}…${hash.slice(-6)}`}</bdi>
            <CopyButton text={JSON.stringify(receipt)} label={t('Copy the receipt')} />
          </span>
        </DataRow>
      </dl>
      <p className="text-xs text-text-muted">
        {t('Kept on this device. With it anyone can prove that a vote was dropped.')}
      </p>
    </div>
  );
}
