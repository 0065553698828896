import { addressOf } from '@besc/contracts/deploy/address-of';
import { createBatchReader } from '@besc/sdk/shared/reads/batch-reader';
import { makeSettings } from '@besc/wire/test/make-settings';
import { render, screen } from '@testing-library/react';
import { createClient, http } from 'viem';
import { expect, test } from 'vitest';
import { MakeEnglish } from '../../../../test/make-english';
import { ChainProvider } from '../../chain/chain-context';
import type { RunState } from '../steps/run-state';
import { RunProgress } from './run-progress';

const base = makeSettings();
const settings = { ...base, chain: { ...base.chain, explorerUrl: 'https://scan.example' } };
const client = createClient({ transport: http('http://127.0.0.1:9') });
const chain = {
  settings,
  client,
  reader: createBatchReader({ client, multicall: addressOf(settings, 'shared', 'multicall') }),
};
const sent = { kind: 'sent', step: 0, hash: `0x${'ab'.repeat(32)}` } as const;

function show(run: RunState) {
  render(
    <MakeEnglish>
      <ChainProvider chain={chain}>
        <RunProgress run={run} summary={{ text: 'Remove' }} onClose={() => undefined} />
      </ChainProvider>
    </MakeEnglish>,
  );
}

test('what is sent last may be closed', () => {
  show(sent);
  expect(screen.getByText('You can close this: it’s tracked in Recent Transactions.')).toBeInTheDocument();
});

test('while another signature follows it is not said that it may be closed', () => {
  show({ ...sent, isMoreToCome: true });
  expect(screen.getByText(/^Keep this open: your wallet asks for the next step/)).toBeInTheDocument();
  expect(screen.queryByText(/You can close this/)).toBeNull();
});

test('a reverted transaction says why, with its hash and the page of the explorer', () => {
  const message = { text: 'The transaction failed: %reason%', values: { reason: 'PancakeRouter: EXPIRED' } };
  show({ kind: 'failed', step: 0, failure: 'reverted', message, hash: sent.hash });
  expect(screen.getByRole('alert')).toHaveTextContent('The transaction failed: PancakeRouter: EXPIRED');
  expect(screen.getByText(sent.hash)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /View on BESCScan/ })).toHaveAttribute(
    'href',
    `https://scan.example/tx/${sent.hash}`,
  );
});
