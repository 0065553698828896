import { pointCenterAbi } from '@besc/contracts/abi/point-center';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { campaigns } from '@besc/domain/profile/campaigns';
import { pointSaleShape } from '@besc/domain/profile/profile-rows';
import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { sentRow } from '@besc/wire/test/sent-row';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { decodeFunctionResult, encodeFunctionData, type Hex } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { FaultLab } from '../../../test/fault-lab';
import { labScreens } from '../../../test/lab-screens';
import { startProfileLab } from '../../../test/profile/lab-profiles';
import { profileOverlay } from './profile-overlay';

let lab: FaultLab;
beforeAll(async () => {
  ({ lab } = await startProfileLab());
});
afterAll(() => lab?.chain.stop());
const open = labScreens(() => lab);
beforeEach(() => profileOverlay.close());

const campaign = campaigns.find(({ source }) => source === 'sale') ?? { id: 0, points: 0 };
const saleAt = (digit: string) => checksumAddress(`0x${digit.repeat(40)}`);
const [joined, other] = [saleAt('a'), saleAt('b')];
const sales = [joined, other];

/** Sales that tell every account the same: 255 wei paid in, and whether all of it was taken; the timelock says that they give points. */
async function addSales() {
  const { rpc } = lab.chain;
  const pointCenter = addressOf(lab.settings, 'profile', 'pointCenter');
  const timelock = addressOf(lab.settings, 'governance', 'timelock');
  await rpc.request('anvil_impersonateAccount', [timelock]);
  await lab.chain.setBalance(timelock, 10n ** 20n);
  for (const [place, sale] of sales.entries()) {
    await rpc.request('anvil_setCode', [sale, `0x60ff5f5260${sale === joined ? '01' : '00'}60205260405ff3`]);
    const args = [sale, BigInt(campaign.id + place * 10_000), 200n, 255n] as const;
    const data = encodeFunctionData({ abi: pointCenterAbi, functionName: 'addIFOAddress', args });
    await lab.chain.send({ from: timelock, to: pointCenter, data });
  }
}

/** The index has these sales; what else is asked of it fails. */
function answerSales() {
  const others = globalThis.fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (String(request[0]) !== lab.settings.index.url) return await others(...request);
    const { query } = JSON.parse(String(request[1]?.body)) as { query: string };
    if (!query.includes('pointSales')) return Response.json({ errors: [{ message: 'away' }] });
    const items = sales.map((sale, place) =>
      sentRow(pointSaleShape, {
        sale,
        campaignId: String(campaign.id + place * 10_000),
        numberPoints: '200',
        threshold: '255',
      }),
    );
    return Response.json({ data: { sales: { items } } });
  });
}

async function canClaim(): Promise<readonly boolean[]> {
  const asked = { abi: pointCenterAbi, functionName: 'checkClaimStatuses' } as const;
  const args = [lab.account, [joined, other]] as const;
  const call = { to: addressOf(lab.settings, 'profile', 'pointCenter'), data: encodeFunctionData({ ...asked, args }) };
  return decodeFunctionResult({ ...asked, data: await lab.chain.rpc.request<Hex>('eth_call', [call, 'latest']) });
}

/** The card of a sale's campaign. */
async function card(number: number) {
  const title = await screen.findByRole('heading', { name: `Sale #${number}` }, { timeout: 10_000 });
  return within(title.closest('li') as HTMLElement);
}

test('ACH-07 ACH-21 points are claimed of the sale that the point centre gives them for, and of no other', async () => {
  const user = userEvent.setup();
  await addSales();
  answerSales();
  expect(await canClaim()).toEqual([true, false]);
  await open('/profile');
  const claim = await (await card(1)).findByRole('button', { name: 'Claim' }, { timeout: 10_000 });
  expect((await card(2)).queryByRole('button')).toBeNull();
  await user.click(claim);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('Points').closest('dl')).toHaveTextContent(/200/);
  await user.click(await dialog.findByRole('button', { name: 'Claim' }));
  await waitFor(async () => expect(await canClaim()).toEqual([false, false]), { timeout: 10_000 });
});
