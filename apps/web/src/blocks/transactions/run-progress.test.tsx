import { createBatchReader } from '@besc/sdk/shared/batch-reader';
import { makeSettings } from '@besc/wire/settings/make-settings';
import { render, screen } from '@testing-library/react';
import { createClient, http } from 'viem';
import { expect, test } from 'vitest';
import { ChainProvider } from '../chain/chain-context';
import { MakeEnglish } from '../language/make-english';
import { RunProgress } from './run-progress';
import type { RunState } from './run-state';

const settings = makeSettings();
const client = createClient({ transport: http('http://127.0.0.1:9') });
const chain = { settings, client, reader: createBatchReader({ client, multicall: settings.contracts.multicall }) };
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
  expect(screen.getByText('You can close this: it is followed in Recent Transactions.')).toBeInTheDocument();
});

test('while another signature follows nobody is told that it may be closed', () => {
  show({ ...sent, isMoreToCome: true });
  expect(screen.getByText(/^Keep this open: your wallet asks for the next step/)).toBeInTheDocument();
  expect(screen.queryByText(/You can close this/)).toBeNull();
});
