import { currencyIdOf } from '@besc/domain/shared/currency-id';
import { Suspense, useState } from 'react';
import { useChain } from '../../../blocks/chain/chain-context';
import { lazyPart } from '../../../lib/lazy-part';
import { recipientName } from '../recipient-name';
import type { Swap } from '../use-swap';
import type { SwapFlow } from '../use-swap-flow';

const TokenSelectDialog = lazyPart(
  'token-select',
  async () => (await import('../../../blocks/token-select/token-select-dialog')).TokenSelectDialog,
);
const ConfirmSwapDialog = lazyPart(
  'swap-confirm',
  async () => (await import('./confirm-swap-dialog')).ConfirmSwapDialog,
);
const SwapImpactDialog = lazyPart('swap-impact', async () => (await import('./swap-impact-dialog')).SwapImpactDialog);
const TokenWarningDialog = lazyPart(
  'swap-warning',
  async () => (await import('./token-warning-dialog')).TokenWarningDialog,
);
const ImportDialog = lazyPart(
  'swap-import',
  async () => (await import('../../../blocks/token-select/import-dialog')).ImportDialog,
);

/** Every dialog of the swap screen; none of their code is in the first view. */
export function SwapDialogs(props: {
  readonly swap: Swap;
  readonly flow: SwapFlow;
  readonly picking: 'input' | 'output' | undefined;
  readonly onPicked: () => void;
  /** Leaves a link whose tokens were not accepted. */
  readonly onLeaveLink: () => void;
}) {
  const { settings } = useChain();
  const { swap, flow, picking } = props;
  const { review } = flow;
  const { stage } = review;
  const { facts, view, found, form } = swap;
  const [acknowledged, setAcknowledged] = useState<ReadonlySet<string>>(new Set());

  const unlisted = [found.input, found.output].flatMap((side) => (side.kind === 'unlisted' ? [side.token] : []));
  const [flagged] = [facts.input, facts.output].flatMap((token) => {
    if (token?.kind !== 'token' || acknowledged.has(token.address)) return [];
    const warning = settings.warningTokens.find(({ address }) => address === token.address);
    return warning ? [{ token, kind: warning.kind }] : [];
  });

  return (
    <Suspense fallback={null}>
      {picking ? (
        <TokenSelectDialog
          onClose={props.onPicked}
          chosen={facts[picking]}
          otherSide={facts[picking === 'input' ? 'output' : 'input']}
          onPick={(currency) => form.act({ kind: 'select-currency', field: picking, currency: currencyIdOf(currency) })}
        />
      ) : null}
      {/* One question after the other: the warning is there first, since it needs no read of the chain. */}
      {unlisted.length > 0 && !flagged && !picking ? (
        <ImportDialog tokens={unlisted} directory={swap.directory} onCancel={props.onLeaveLink} />
      ) : null}
      {flagged && !picking ? (
        <TokenWarningDialog
          key={flagged.token.address}
          {...flagged}
          onContinue={() => setAcknowledged(new Set(acknowledged).add(flagged.token.address))}
          onCancel={props.onLeaveLink}
        />
      ) : null}
      {stage.kind === 'asking' ? (
        <SwapImpactDialog prompt={stage.caution} quote={stage.quote} onAccept={review.answer} onCancel={review.close} />
      ) : null}
      {review.quote ? (
        <ConfirmSwapDialog
          quote={review.quote}
          review={review}
          view={view}
          isRecipientFromLink={flow.isRecipientFromLink}
          recipientName={recipientName(swap.recipientLookup, review.quote.recipient)}
          expertMode={facts.expertMode}
          onRetry={view.button.kind === 'swap' ? flow.start : undefined}
        />
      ) : null}
    </Suspense>
  );
}
