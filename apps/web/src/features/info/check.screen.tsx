import { Button } from '@besc/ui/button';
import { TextField } from '@besc/ui/text-field';
import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { useText } from '../../blocks/language/use-text';
import { accountProblem } from '../../blocks/name-service/account-problem';
import { resolvedRecipient } from '../../blocks/name-service/resolved-recipient';
import { AccountCheck } from './components/account-check';

/** For somebody who doubts what is told of an address: all of it computed again from the chain. */
export function CheckScreen() {
  const { t } = useText();
  const [, navigate] = useLocation();
  const { address = '' } = useParams<{ address?: string }>();
  const [text, setText] = useState(address);
  const typed = resolvedRecipient(text, undefined);
  const opened = resolvedRecipient(address, undefined);
  const problem = accountProblem({ text, resolved: typed, lookup: undefined });
  return (
    <div className="mx-auto flex w-full max-w-[720px] flex-col gap-5 px-4 py-4 sm:px-6 sm:py-6">
      <h1 className="text-2xl font-semibold">{t('Check an address')}</h1>
      <p className="text-text-muted">
        {t('Your browser computes what the index tells of an address again, from the chain.')}
      </p>
      <form
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.kind === 'address') navigate(`/check/${typed.address}`);
        }}
      >
        <TextField
          label={t('Address')}
          name="address"
          value={text}
          onValueChange={setText}
          placeholder="0x…"
          error={problem && t(problem)}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        {typed.kind === 'address' && address !== typed.address ? (
          <Button type="submit" kind="primary">
            {t('Continue')}
          </Button>
        ) : null}
      </form>
      {opened.kind === 'address' ? <AccountCheck key={opened.address} account={opened.address} /> : null}
    </div>
  );
}
