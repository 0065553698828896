import { proposalLimits } from '@besc/domain/voting/voting-rules';
import { Button } from '@besc/ui/button';
import { Card } from '@besc/ui/card';
import { EmptyState } from '@besc/ui/empty-state';
import { TextField } from '@besc/ui/text-field';
import { TextLink } from '@besc/ui/text-link';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { NumberField } from '../../blocks/amount-input/number-field';
import { useChain } from '../../blocks/chain/chain-context';
import { useChainHead } from '../../blocks/clock/use-chain-head';
import { useText } from '../../blocks/language/use-text';
import { usePreference } from '../../blocks/preferences/use-preference';
import { ConnectButton } from '../../blocks/wallet/connect-button';
import { useAccount } from '../../blocks/wallet/use-account';
import { hasFailed } from '../../lib/has-failed';
import { lazyPart } from '../../lib/lazy-part';
import { numberFormat } from '../../lib/number-format';
import { BodyField } from './components/body-field';
import { ChoiceFields } from './components/choice-fields';
import { OwnPower } from './components/own-power';
import { TimeField } from './components/time-field';
import {
  draftOf,
  emptyForm,
  type FormPart,
  formProblems,
  keptForm,
  newestSnapshot,
  type ProposalForm,
} from './proposal-form';
import { proposalPath } from './proposal-path';
import { useStamp } from './use-stamp';
import { powerQuery } from './voting.queries';

/** A block by its number. */
const blockForm = { longest: 15, decimals: 0 } as const;

const DialogPart = lazyPart('voting-create', async () => (await import('./components/create-dialog')).CreateDialog);

/** Where a proposal is written. What is typed stays until it is published. */
export function CreateProposalScreen() {
  const { t } = useText();
  const hasHub = useChain().settings.api.url !== '';
  return (
    <div className="mx-auto flex w-full max-w-[1120px] flex-col gap-4 px-4 py-4 sm:px-6 sm:py-6">
      <TextLink className="inline-flex min-h-11 items-center self-start" render={<Link to="/voting" />}>
        {t('All proposals')}
      </TextLink>
      <h1 className="text-2xl font-semibold">{t('Make a Proposal')}</h1>
      {hasHub ? <Form /> : <EmptyState title={t('Voting isn’t available on this chain.')} />}
    </div>
  );
}

function useForm() {
  const head = useChainHead();
  const now = useStamp();
  const kept = usePreference(keptForm);
  const [begun] = useState(() => now);
  const newest = head && newestSnapshot(head.block);
  // The block of the first sight stays: it does not run while somebody types.
  const [first, setFirst] = useState(newest);
  if (first === undefined && newest !== undefined) setFirst(newest);
  // Who empties the field types another block: it is not filled again.
  const [isEmptied, setEmptied] = useState(false);
  const fresh = emptyForm(begun, first);
  const snapshot = kept?.snapshot || (isEmptied ? '' : fresh.snapshot);
  const form: ProposalForm = { ...(kept ?? fresh), snapshot };
  const change = (part: Partial<ProposalForm>) => {
    if (part.snapshot !== undefined) setEmptied(part.snapshot === '');
    keptForm.set({ ...form, ...part });
  };
  return { form, change, now, head: head?.block, newest };
}

function Form() {
  const { t, say, locale } = useText();
  const { address } = useAccount();
  const [, navigate] = useLocation();
  const { form, change, now, head, newest } = useForm();
  const [isOpen, setOpen] = useState(false);
  const problems = formProblems(form, now, head);
  const draft = draftOf(form);
  const power = useQuery(powerQuery(useChain(), address, address && draft.snapshot));
  const errorOf = (part: FormPart) => {
    const found = problems.find((problem) => problem.part === part && !problem.isMissing);
    return found && say(found.words);
  };
  const least = t('A proposal needs 10 MONEY at the snapshot.');
  const reason = () => {
    const [problem] = problems;
    if (problem) return say(problem.words);
    if (power.data === undefined) return hasFailed(power) ? t('Your voting power is unknown') : t('Loading');
    return power.data.total < proposalLimits.leastPower ? t('Not enough voting power') : undefined;
  };
  const age = head === undefined || draft.snapshot === undefined ? undefined : Number(head) - draft.snapshot;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <TextField
          label={t('Title')}
          dir="auto"
          value={form.title}
          onValueChange={(title) => change({ title })}
          error={errorOf('title')}
          autoComplete="off"
        />
        <BodyField value={form.body} onChange={(body) => change({ body })} error={errorOf('body')} />
        <ChoiceFields choices={form.choices} onChange={(choices) => change({ choices })} error={errorOf('choices')} />
      </div>
      <div className="flex flex-col gap-5">
        <Card title={t('Your voting power')}>
          <p className="mb-2 text-sm text-text-muted">{least}</p>
          {address === undefined ? (
            <ConnectButton wide />
          ) : draft.snapshot === undefined ? (
            <p className="text-sm text-text-muted">{t('Enter a snapshot block.')}</p>
          ) : (
            <OwnPower account={address} block={draft.snapshot} />
          )}
        </Card>
        <Card title={t('Voting period')}>
          <div className="flex flex-col gap-4">
            <TimeField
              labels={{ day: t('Start date'), time: t('Start time') }}
              value={form.start}
              onChange={(start) => change({ start })}
              error={errorOf('start')}
            />
            <TimeField
              labels={{ day: t('End date'), time: t('End time') }}
              value={form.end}
              onChange={(end) => change({ end })}
              error={errorOf('end')}
            />
            <NumberField
              label={t('Snapshot block')}
              takes={blockForm}
              value={form.snapshot}
              onValueChange={(snapshot) => change({ snapshot })}
              error={errorOf('snapshot')}
              hint={
                age !== undefined && age >= 0
                  ? t('%count% blocks ago', { count: age, number: numberFormat(locale, {}).format(age) })
                  : undefined
              }
            />
            {newest === undefined || draft.snapshot === newest ? null : (
              <Button size="small" className="self-start" onClick={() => change({ snapshot: String(newest) })}>
                {t('Use the newest block')}
              </Button>
            )}
          </div>
        </Card>
        {address === undefined ? (
          <ConnectButton size="large" wide />
        ) : (
          <Button kind="primary" size="large" wide disabledReason={reason()} onClick={() => setOpen(true)}>
            {t('Publish')}
          </Button>
        )}
        <p className="text-sm text-text-muted">{t('What you type is kept on this device until it is published.')}</p>
      </div>
      {isOpen && address ? (
        <Suspense fallback={null}>
          <DialogPart
            draft={draft}
            account={address}
            onTaken={(id) => {
              keptForm.set(null);
              navigate(proposalPath(id));
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
