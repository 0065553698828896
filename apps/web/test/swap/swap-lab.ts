import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect } from 'vitest';
import { FaultLab } from '../fault-lab';
import { fillPair, giveToken } from '../lab-pairs';
import { labScreens } from '../lab-screens';
import type { Opening } from '../open-screen';

const whole = 10n ** 18n;

/**
 * The swap screen on a chain with 1 000 000 BESC to 100 000 BUSDC, 1 000 000 MONEY to as many BUSDC, and no other pool; the
 * account has 1000 of each and has approved nothing. `more` is put there as well. Answers how a test opens an address, once
 * everything is read.
 */
export function swapScreens(more: (lab: FaultLab) => Promise<void> = async () => {}) {
  let lab: FaultLab;
  beforeAll(async () => {
    lab = await FaultLab.start({ hasLiquidity: false });
    const [wbesc, busdc, money] = [lab.token('WBESC'), lab.token('BUSDC'), lab.token('MONEY')];
    for (const token of [wbesc, busdc, money]) await giveToken(lab, [token, 1000n * whole]);
    await lab.chain.setBalance(lab.account, 1000n * whole);
    await fillPair(lab, [wbesc, 1_000_000n * whole], [busdc, 100_000n * whole]);
    await fillPair(lab, [money, 1_000_000n * whole], [busdc, 1_000_000n * whole]);
    await more(lab);
    await lab.keep();
  });
  afterAll(() => lab?.chain.stop());
  const open = labScreens(() => lab);
  return {
    lab: () => lab,
    async open(address = '/swap', opening: Opening = {}) {
      const page = await open(address, opening);
      await settled(page);
      return page;
    },
  };
}

async function settled({ queryClient }: Awaited<ReturnType<ReturnType<typeof labScreens>>>): Promise<void> {
  await screen.findByRole('textbox', { name: /^From/, hidden: true });
  const reads = () => queryClient.getQueryCache().findAll({ queryKey: ['chain'] });
  await waitFor(() => {
    expect(reads().length).toBeGreaterThan(0);
    expect(reads().filter((read) => read.isActive() && read.state.status === 'pending')).toEqual([]);
    expect(queryClient.isFetching({ queryKey: ['chain'] })).toBe(0);
  });
}
