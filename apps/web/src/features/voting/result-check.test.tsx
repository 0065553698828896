import { addressOf } from '@besc/contracts/deploy/address-of';
import type { Hex } from '@besc/domain/shared/hex';
import { heldByAll, signedLog } from '@besc/sdk/test/voting/signed-log';
import { publishLogCall } from '@besc/sdk/voting/publish-log-call';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { encodeFunctionData } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { FaultLab } from '../../../test/fault-lab';
import { labScreens } from '../../../test/lab-screens';
import { answerHub, hubPower, hubUrl } from '../../../test/voting/lab-hub';
import { keepReceipt, keptReceipts } from './kept-receipts';

let lab: FaultLab;
beforeAll(async () => {
  lab = await FaultLab.start({ hasLiquidity: false });
});
afterAll(() => lab?.chain.stop());
beforeEach(() => keptReceipts.set([]));
const open = labScreens(() => lab);
const indexUrl = 'https://index.example';
const settings = { api: { url: hubUrl }, index: { url: indexUrl } };
const slow = { timeout: 20_000 };

type Signed = Awaited<ReturnType<typeof signedLog>>;

const honest = (count: number, title?: string) => {
  const { id: chainId, genesisHash } = lab.settings.chain;
  return signedLog({ chainId, genesisHash }, count, title);
};

/** Opens the proposal of a log, with an index that tells what each account holds, and presses the check. */
async function check({ id, log, told, snapshotHash }: Signed, wallet?: bigint, isIndexAway = false) {
  answerHub(({ path, query }) => {
    if (path === '/power') return hubPower();
    if (path.startsWith('/voting/log?')) return log;
    if (query === 'Proposal') return { proposal: told };
    return { votes: [] };
  });
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (!String(request[0]).startsWith(indexUrl)) return await others(...request);
    if (isIndexAway) return new Response('', { status: 503 });
    return Response.json({ data: heldByAll(JSON.parse(String(request[1]?.body)).query, snapshotHash, wallet) });
  });
  await open(`/voting/proposal/${id}`, { settings });
  await userEvent.click(await screen.findByRole('button', { name: 'Check now' }, slow));
  await screen.findByRole('button', { name: 'Check again' }, slow);
}

const right = 'Every signature, every voting power and the sum are right.';

test('an honest log is right, and its sum is shown', async () => {
  await check(await honest(12));
  expect(await screen.findByText(right)).toBeVisible();
  expect(screen.getByText('Entries in the log').closest('dl')).toHaveTextContent(
    /^Yes144 MONEY 100\.00%No0 MONEY 0\.00%Votes12Entries in the log12Log on the chainNot published yet$/,
  );
});

test('a borrowed signature is named with its place, and what was made up is not in the sum', async () => {
  const signed = await honest(3);
  const [first, second, third] = signed.log.entries;
  if (!first || !second || !third) throw new Error('There are three');
  await check({
    ...signed,
    log: { ...signed.log, entries: [first, { ...second, signature: first.signature }, third] },
  });
  expect(await screen.findByText(/^Vote no\. 2: The signature isn’t of this account\.$/)).toBeVisible();
  expect(screen.getByText('Proposal: The result shown isn’t the sum of the votes.')).toBeVisible();
  expect(screen.queryByText(right)).toBeNull();
});

test('a power that the index does not have is named', async () => {
  await check(await honest(1), 3n);
  expect(await screen.findByText(/^Vote no\. 1: The voting power isn’t what the account had\.$/)).toBeVisible();
});

test('a vote that was dropped is found by its receipt', async () => {
  const [short, long] = [await honest(1), await honest(2)];
  const receipt = long.log.head;
  if (receipt === null) throw new Error('There is a head');
  keepReceipt(lab.account, { ...receipt });
  await check({ ...short, log: { ...long.log, entries: long.log.entries.slice(0, 1), head: short.log.head } });
  expect(await screen.findByText(/A vote you have a receipt for is missing\./)).toBeVisible();
});

test('a log is held against the head that stands on the chain', async () => {
  const signed = await honest(2);
  const { entries, head } = signed.log;
  const publish = async (proposal: Hex, hash: Hex) => {
    const contract = addressOf(lab.settings, 'voting', 'log');
    const { address, abi, functionName, args } = publishLogCall(contract, { proposal, length: 2, head: hash });
    const data = encodeFunctionData({ abi, functionName, args });
    await lab.chain.send({ from: lab.chain.accounts[29]?.address ?? '0x', to: address, data, gas: '0x1e8480' });
  };
  await publish(signed.id, head?.hash ?? '0x');
  await check(signed);
  expect(await screen.findByText(right)).toBeVisible();
  expect(screen.getByText('Log on the chain').closest('div')).toHaveTextContent(/Published$/);
  cleanup();
  // Of another proposal the hub tells another log than it had published.
  const other = await honest(2, 'Burn a fifth');
  await publish(other.id, entries[1]?.hash ?? '0x');
  await check(other);
  expect(await screen.findByText(/The log isn’t the one that is published on the chain\.$/)).toBeVisible();
});

test('what the index does not tell is said to be unchecked, not wrong', async () => {
  await check(await honest(2), undefined, true);
  expect(await screen.findByText(/^2 votes couldn’t be checked now\.$/)).toBeVisible();
  expect(screen.queryByText(right)).toBeNull();
});
