import { shortAddress } from '@besc/domain/shared/short-address';
import { Button } from '@besc/ui/button';
import { DataRow } from '@besc/ui/data-row';
import { TextLink } from '@besc/ui/text-link';
import { numberFormat } from '../../lib/number-format';
import { useChain } from '../chain/chain-context';
import { addressUrl } from '../chain/explorer-url';
import { useText } from '../language/use-text';
import type { Figure } from './figure';
import { useCheck } from './use-check';
import { VerdictNotice } from './verdict-notice';
import { VerdictRows } from './verdict-rows';

/** A figure's source and formula, and what came of computing it here. */
export function CheckBody({ figure }: { readonly figure: Figure }) {
  const { t, say } = useText();
  const { settings } = useChain();
  const { state, start, stop } = useCheck(figure);
  const verdict = state.kind === 'checked' ? state.verdict : undefined;
  return (
    <div className="flex flex-col gap-4">
      <p>{say(figure.formula)}</p>
      <dl>
        {figure.sources.map(({ contract, events }) => (
          <DataRow key={contract} label={<bdi className="font-mono text-sm">{events.join(', ')}</bdi>}>
            <ContractLink href={addressUrl(settings, contract)} text={shortAddress(contract)} />
          </DataRow>
        ))}
        {verdict && verdict.kind !== 'unread' ? <VerdictRows parts={figure.parts} verdict={verdict} /> : null}
      </dl>
      {verdict ? <VerdictNotice parts={figure.parts} verdict={verdict} /> : null}
      {state.kind === 'checking' ? <Progress {...state} /> : null}
      {state.kind === 'checking' ? (
        <Button wide onClick={stop}>
          {t('Stop')}
        </Button>
      ) : (
        <Button wide kind="primary" onClick={() => void start()}>
          {t('Compute it here')}
        </Button>
      )}
    </div>
  );
}

function ContractLink({ href, text }: { readonly href: string | undefined; readonly text: string }) {
  return href === undefined ? (
    <bdi>{text}</bdi>
  ) : (
    <TextLink href={href} isExternal>
      <bdi>{text}</bdi>
    </TextLink>
  );
}

function Progress({ done, all }: { readonly done: number; readonly all: number }) {
  const { t, locale } = useText();
  const number = (value: number) => numberFormat(locale, {}).format(value);
  const label = t('Reading blocks');
  return (
    <div>
      <p className="mb-1 flex justify-between gap-3 text-sm">
        <span>{label}</span>
        <span className="tabular-nums">{all === 0 ? '' : `${number(done)} / ${number(all)}`}</span>
      </p>
      <progress aria-label={label} value={done} max={Math.max(all, 1)} className="h-2 w-full accent-primary" />
    </div>
  );
}
