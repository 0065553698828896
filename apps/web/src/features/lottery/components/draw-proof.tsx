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
      failure={t('The node does not tell the events of this draw at the moment, so it cannot be proven here.')}
      empty={<p className="text-sm">{t('The chain keeps no events of this draw.')}</p>}
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
          'Before the first ticket was sold, the operator locked a secret in the chain as a fingerprint. After the sales had ended, a block that nobody could know before was added. Secret and block together give the number: neither the operator nor whoever makes blocks could choose it.',
        )}
      </p>
      {isIndexed ? (
        <Notice tone="warning">
          {t('The node does not tell these events, so they are those of the index. Number and block are the chain’s.')}
        </Notice>
      ) : null}
      <Facts place={place} record={record} />
      {round.status === 'refunding' ? (
        <p className="text-text-muted">
          {record.bondLost
            ? t(
                'The secret was never told. The operator lost the bond to the next pot, and all tickets give back what they cost.',
              )
            : t('No number came in time: every ticket gives back what it cost.')}
        </p>
      ) : record.secret === undefined ? (
        <p className="text-text-muted">{t('The secret is still closed. It is told after the sales have ended.')}</p>
      ) : round.finalNumber === undefined ? (
        // The secret is told some blocks after the sales: until the draw there is no number to compare with.
        <p className="text-text-muted">{t('The number is not drawn yet')}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-4">
          <Button kind="soft" onClick={() => setProof(drawProof(record, round.finalNumber))}>
            {t('Compute it here')}
          </Button>
          {proof ? <Reels number={proof.computed.number} name={t('Computed in this browser')} size="small" /> : null}
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
      <Fact label={t('Commitment: fingerprint of the secret')} aside={block(record.committedBlock)}>
        {record.commitment}
      </Fact>
      <div>
        <dt className="text-text-muted">{t('Bond behind it')}</dt>
        <dd>
          <MoneyText place={place} amount={record.bond} meaning="held" />
        </dd>
      </div>
      <div>
        <dt className="text-text-muted">{t('Sales began')}</dt>
        <dd>{block(record.openedBlock)}</dd>
      </div>
      {record.requestedBlock !== undefined && record.targetBlock !== undefined ? (
        <div>
          <dt className="text-text-muted">{t('Number requested, and the block that counts')}</dt>
          <dd>
            {block(record.requestedBlock)} → {block(record.targetBlock)}
          </dd>
        </div>
      ) : null}
      {record.blockHash && record.targetBlock !== undefined ? (
        <Fact label={t('Hash of that block')} aside={block(record.targetBlock)}>
          {record.blockHash}
        </Fact>
      ) : null}
      {record.secret ? <Fact label={t('Secret, revealed')}>{record.secret}</Fact> : null}
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
    'committed-first': t('The secret was committed to before tickets were sold.'),
    secret: t('keccak256(secret) is the commitment.'),
    'block-after': t('The block that counts was made after the number was requested.'),
    'block-hash': t('The node says the same hash of that block.'),
    word: t('keccak256(secret, block hash, lottery, number of the word) is the word of the chain.'),
    number: t('The word brought into 0 to 9999 is the winning number.'),
  };
  const results: Record<CheckResult, string> = {
    right: t('holds'),
    wrong: t('does not hold'),
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
          ? t('This browser comes to the same number as the chain: the draw is right.')
          : t('This browser does not come to the same result. Do not rely on this draw before it is explained.')}
      </Notice>
    </div>
  );
}
