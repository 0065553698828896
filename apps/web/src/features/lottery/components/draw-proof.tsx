import type { Round } from '@besc/domain/lottery/round';
import { type CheckResult, type DrawCheck, drawProof, type DrawProof as Proof } from '@besc/sdk/lottery/draw-proof';
import type { DrawRecord } from '@besc/sdk/lottery/read-draw';
import { Button } from '@besc/ui/button';
import { Notice } from '@besc/ui/notice';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Check, CircleHelp, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useChain } from '../../../blocks/chain/chain-context';
import { useText } from '../../../blocks/language/use-text';
import { QueryView } from '../../../blocks/list/query-view';
import { drawQuery } from '../lottery.queries';
import type { LotteryPlace } from '../lottery-place';
import { MoneyText } from './money-text';
import { Reels } from './ticket-digits';

/** How a round's number came about, from the chain's own events, and the same computation in this browser. */
export function DrawProof({ place, round }: { readonly place: LotteryPlace; readonly round: Round }) {
  const { t } = useText();
  const query = useQuery(drawQuery(useChain(), place, round));
  return (
    <QueryView
      query={query}
      data={query.data}
      height="h-40"
      failure={t('The node can’t provide this draw’s events right now, so it can’t be verified here.')}
      empty={<p className="text-sm">{t('No on-chain events for this draw.')}</p>}
    >
      {({ record, isIndexed }) => <Told place={place} round={round} record={record} isIndexed={isIndexed} />}
    </QueryView>
  );
}

function Told(props: {
  readonly place: LotteryPlace;
  readonly round: Round;
  readonly record: DrawRecord;
  readonly isIndexed: boolean;
}) {
  const { t } = useText();
  const { place, round, record, isIndexed } = props;
  const [proof, setProof] = useState<Proof>();
  return (
    <div className="flex flex-col gap-4 text-sm">
      <p>
        {t(
          'Before sales opened, the operator committed to a secret on-chain. After sales closed, the hash of a later block was mixed in. Neither the operator nor a block producer could choose the result.',
        )}
      </p>
      {isIndexed ? (
        <Notice tone="warning">
          {t('The node can’t provide these events, so they come from the index. Number and block come from the chain.')}
        </Notice>
      ) : null}
      <Facts place={place} record={record} />
      {round.status === 'refunding' ? (
        <p className="text-text-muted">
          {record.bondLost
            ? t(
                'The secret was never revealed. The operator’s bond goes to the next pot, and all tickets are refunded.',
              )
            : t('No number in time: all tickets are refunded.')}
        </p>
      ) : record.secret === undefined ? (
        <p className="text-text-muted">{t('The secret is revealed after sales close.')}</p>
      ) : round.finalNumber === undefined ? (
        // The secret is told some blocks after the sales: until the draw there is no number to compare with.
        <p className="text-text-muted">{t('Not drawn yet')}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-4">
          <Button kind="soft" onClick={() => setProof(drawProof(record, round.finalNumber))}>
            {t('Verify here')}
          </Button>
          {proof ? <Reels number={proof.computed.number} name={t('Computed in your browser')} size="small" /> : null}
        </div>
      )}
      <div role="status">{proof ? <Result proof={proof} /> : null}</div>
    </div>
  );
}

function Facts({ place, record }: { readonly place: LotteryPlace; readonly record: DrawRecord }) {
  const { t } = useText();
  const block = (number: bigint) => t('Block %block%', { block: String(number) });
  return (
    <dl className="flex flex-col gap-3">
      <Fact label={t('Commitment (hash of the secret)')} aside={block(record.committedBlock)}>
        {record.commitment}
      </Fact>
      <div>
        <dt className="text-text-muted">{t('Operator’s bond')}</dt>
        <dd>
          <MoneyText place={place} amount={record.bond} meaning="held" />
        </dd>
      </div>
      <div>
        <dt className="text-text-muted">{t('Sales opened')}</dt>
        <dd>{block(record.openedBlock)}</dd>
      </div>
      {record.requestedBlock !== undefined && record.targetBlock !== undefined ? (
        <div>
          <dt className="text-text-muted">{t('Number requested, with target block')}</dt>
          <dd>
            {block(record.requestedBlock)} → {block(record.targetBlock)}
          </dd>
        </div>
      ) : null}
      {record.blockHash && record.targetBlock !== undefined ? (
        <Fact label={t('Block hash')} aside={block(record.targetBlock)}>
          {record.blockHash}
        </Fact>
      ) : null}
      {record.secret ? <Fact label={t('Revealed secret')}>{record.secret}</Fact> : null}
    </dl>
  );
}

function Fact(props: { readonly label: string; readonly aside?: string; readonly children: string }) {
  return (
    <div>
      <dt className="flex flex-wrap justify-between gap-x-3 text-text-muted">
        {props.label}
        {props.aside ? <span>{props.aside}</span> : null}
      </dt>
      <dd
        dir="ltr"
        className="rounded-mark bg-surface-sunken px-2 py-1 text-start text-xs break-all tabular-nums select-all"
      >
        {props.children}
      </dd>
    </div>
  );
}

const icons = { right: Check, wrong: X, unknown: CircleHelp } as const;
const inks = { right: 'text-success', wrong: 'text-danger', unknown: 'text-text-muted' } as const;

/** What each comparison says, and the sum of it. */
function Result({ proof }: { readonly proof: Proof }) {
  const { t } = useText();
  const { computed, checks, isRight } = proof;
  const names: Record<DrawCheck, ReactNode> = {
    'committed-first': t('The commitment was made before sales opened.'),
    secret: t('keccak256(secret) matches the commitment.'),
    'block-after': t('The target block came after the request.'),
    'block-hash': t('The node confirms the block hash.'),
    word: t('keccak256(secret, block hash, lottery, word number) matches the word on the chain.'),
    number: t('The random word modulo 10,000 is the winning number.'),
  };
  const results: Record<CheckResult, string> = {
    right: t('valid'),
    wrong: t('invalid'),
    unknown: t('cannot be compared'),
  };
  return (
    <div className="flex flex-col gap-3">
      <ul className="flex flex-col gap-1.5">
        {checks.map(({ check, result }) => {
          const Icon = icons[result];
          return (
            <li key={check} className="flex items-start gap-2">
              <Icon size={18} aria-hidden className={clsx('mt-0.5 shrink-0', inks[result])} />
              <span>
                {names[check]} <span className={clsx('font-medium', inks[result])}>{results[result]}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <dl>
        <Fact label={t('Word')}>{`0x${computed.word.toString(16).padStart(64, '0')}`}</Fact>
      </dl>
      <Notice tone={isRight ? 'success' : 'danger'}>
        {isRight
          ? t('Your browser got the same number as the chain: the draw is valid.')
          : t('Your browser got a different result. Don’t rely on this draw until it’s explained.')}
      </Notice>
    </div>
  );
}
