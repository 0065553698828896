import type { Address } from '@besc/domain/shared/address';
import { formatExact } from '@besc/domain/shared/amount';
import { Button } from '@besc/ui/button';
import { DataRow } from '@besc/ui/data-row';
import { NumberText } from '@besc/ui/number-text';
import { formatDecimal } from '../../../lib/format-decimal';
import { useChain } from '../../chain/chain-context';
import { useText } from '../../language/use-text';
import { contractName } from '../../wallet/development/contract-name';
import { decodedCall } from '../../wallet/development/decoded-call';
import type { DevelopmentWalletQuestion } from '../../wallet/development/development-wallet-store';

type Question = Exclude<DevelopmentWalletQuestion, { kind: 'connect' }>;

/** What is about to be signed, whole and in plain sight, with yes and no. */
export function DevelopmentConfirmation(props: {
  readonly question: Question;
  readonly answer: (account: Address | undefined) => void;
}) {
  const { question, answer } = props;
  const { t } = useText();
  return (
    <div className="flex flex-col gap-4">
      {question.kind === 'transaction' ? (
        <TransactionFacts question={question} />
      ) : (
        <MessageFacts question={question} />
      )}
      <div className="grid grid-cols-2 gap-3">
        <Button onClick={() => answer(undefined)}>{t('Reject')}</Button>
        <Button kind="primary" onClick={() => answer(question.from)}>
          {question.kind === 'transaction' ? t('Confirm') : t('Sign')}
        </Button>
      </div>
    </div>
  );
}

function TransactionFacts({ question }: { readonly question: Extract<Question, { kind: 'transaction' }> }) {
  const { t } = useText();
  const { settings } = useChain();
  const { from, to, data, value, gas, gasPrice } = question;
  const call = decodedCall(data, t('unlimited'));
  const name = to && contractName(settings, to);
  return (
    <>
      <dl>
        <DataRow label={t('From')}>{from}</DataRow>
        <DataRow label={t('To')}>
          {name ? <span className="block font-semibold">{name}</span> : null}
          {to ?? t('New contract')}
        </DataRow>
        <DataRow label={t('Value')} isStrong>
          <ExactBesc wei={value} />
        </DataRow>
        {gas !== undefined && gasPrice !== undefined ? (
          <DataRow label={t('Highest fee')}>
            <ExactBesc wei={gas * gasPrice} />
          </DataRow>
        ) : null}
        {call ? <DataRow label={t('Function')}>{call.functionName}</DataRow> : null}
      </dl>
      {call?.lines.length === 0 ? null : (
        <pre className="max-h-48 overflow-auto rounded-control border border-border bg-surface-sunken p-3 text-xs break-all whitespace-pre-wrap">
          {call ? call.lines.join('\n') : data}
        </pre>
      )}
    </>
  );
}

/** All digits of what is about to be signed. */
function ExactBesc({ wei }: { readonly wei: bigint }) {
  const { locale } = useText();
  return <NumberText value={formatDecimal(formatExact(wei, 18), locale)} unit="BESC" />;
}

function MessageFacts({ question }: { readonly question: Extract<Question, { kind: 'message' }> }) {
  const { t } = useText();
  return (
    <>
      <dl>
        <DataRow label={t('Account')}>{question.from}</DataRow>
      </dl>
      <pre className="max-h-64 overflow-auto rounded-control border border-border bg-surface-sunken p-3 text-xs break-all whitespace-pre-wrap">
        {question.text}
      </pre>
    </>
  );
}
