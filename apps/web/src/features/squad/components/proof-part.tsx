import { squadSupply } from '@besc/domain/squad/squad-sizes';
import { offsetOfWord } from '@besc/domain/squad/token-of-ticket';
import { Button } from '@besc/ui/button';
import { Card } from '@besc/ui/card';
import { Notice } from '@besc/ui/notice';
import { useEffect, useRef, useState } from 'react';
import { encodeAbiParameters, hexToBigInt, keccak256 } from 'viem';
import { useText } from '../../../blocks/language/use-text';
import { hashPictures } from '../check-pictures';
import type { KnownSale } from '../use-squad-sale';

type Check = { readonly kind: 'running'; readonly done: number } | { readonly kind: 'right' | 'wrong' | 'failed' };

/** What stood on the chain before the sale, the word that drew the offset, and both computed again in this browser. */
export function ProofPart({ known, word }: { readonly known: KnownSale; readonly word: bigint | undefined }) {
  const { t } = useText();
  const { sale, picturesHash, supply = squadSupply } = known.view;
  const { offset } = sale;
  const [check, setCheck] = useState<Check>();
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  async function run(): Promise<void> {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    setCheck({ kind: 'running', done: 0 });
    try {
      const { portraitSvg } = await import('@besc/domain/nfts/portrait-svg');
      const computed = await hashPictures({
        count: supply,
        draw: (id) => portraitSvg({ collection: 'squad', id }),
        onDone: (done) => setCheck({ kind: 'running', done }),
        signal,
      });
      if (computed !== undefined) setCheck({ kind: computed === picturesHash ? 'right' : 'wrong' });
    } catch {
      setCheck({ kind: 'failed' });
    }
  }
  const own =
    word === undefined
      ? undefined
      : offsetOfWord(word, supply, (value) =>
          hexToBigInt(keccak256(encodeAbiParameters([{ type: 'uint256' }], [value]))),
        );
  return (
    <Card>
      <h2 className="mb-2 text-lg font-semibold">{t('Was it fair?')}</h2>
      <p className="mb-3 text-sm text-text-muted">
        {t(
          'The hash of all pictures in their order stood on the chain before the first ticket. A random word that no one could choose gives the offset. A ticket becomes portrait (offset + ticket) mod %supply%.',
          { supply: String(supply) },
        )}
      </p>
      <dl className="flex flex-col gap-3 text-sm">
        <Fact label={t('SHA-256 of all pictures')}>{picturesHash ?? '–'}</Fact>
        <Fact label={t('Random word')}>{word === undefined ? '–' : String(word)}</Fact>
        <Fact label={t('Offset')}>{offset === undefined ? '–' : String(offset)}</Fact>
      </dl>
      <div className="mt-4 flex flex-col gap-3">
        {own === undefined || offset === undefined ? null : (
          <Notice tone={own === offset ? 'success' : 'danger'}>
            {own === offset
              ? t('Computed here: the random word gives the offset on the chain.')
              : t('Computed here: the random word gives another offset than the one on the chain.')}
          </Notice>
        )}
        {check?.kind === 'running' ? (
          <p role="status" className="text-sm tabular-nums">
            {t('Drawn and hashed: %done% of %supply%', { done: String(check.done), supply: String(supply) })}
          </p>
        ) : (
          <div>
            <Button
              kind="soft"
              disabledReason={picturesHash === undefined ? t('The hash could not be read.') : undefined}
              onClick={() => void run()}
            >
              {t('Compute the hash here')}
            </Button>
            <p className="mt-1 text-xs text-text-muted">
              {t(
                'Your browser draws all pictures and compares their SHA-256 with the one on the chain. It takes some minutes.',
              )}
            </p>
          </div>
        )}
        <div role="status">
          {check?.kind === 'right' ? (
            <Notice tone="success">{t('All pictures in their order have the hash on the chain.')}</Notice>
          ) : null}
          {check?.kind === 'wrong' ? (
            <Notice tone="danger">{t('The pictures have another hash than the one on the chain.')}</Notice>
          ) : null}
          {check?.kind === 'failed' ? (
            <Notice tone="warning">{t('The pictures could not be drawn here.')}</Notice>
          ) : null}
        </div>
      </div>
    </Card>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <div>
      <dt className="text-text-muted">{label}</dt>
      <dd
        dir="ltr"
        className="rounded-mark bg-surface-sunken px-2 py-1 text-start text-xs break-all tabular-nums select-all"
      >
        {children}
      </dd>
    </div>
  );
}
