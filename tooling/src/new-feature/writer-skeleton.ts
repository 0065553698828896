import type { FeatureNames } from './feature-names';
import { viewModelSkeleton } from './view-model-skeleton';
import { webFolder, webSkeleton } from './web-skeleton';

const texts = [
  ...['Your stake', 'Times staked', 'Your next milestone', 'Most times by one account'],
  'This chain has no contract for it.',
  ...['Stake %amount% %symbol%', 'Unstake %amount% %symbol%'],
];

/**
 * A page that reads a contract and the index and moves MONEY in and out, by path from the root: place, queries, steps with their
 * writes test, view-model with its test, screen with its test, dialog, browser test.
 */
export function writerSkeleton(names: FeatureNames): Record<string, string> {
  const { slug, camel, pascal, label } = names;
  const folder = webFolder(names);
  return {
    ...webSkeleton(names, texts),
    ...viewModelSkeleton(names),
    [`${folder}/${slug}-place.ts`]: `import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import type { Address } from '@besc/domain/shared/address';
import type { Token } from '@besc/domain/shared/token';
import type { Settings } from '@besc/wire/settings/settings';
import { deployedToken } from '../../blocks/chain/deployed-token';

/** Where the contract stands, and what it takes. */
export interface ${pascal}Place {
  readonly address: Address;
  readonly money: Token;
}

/** Undefined on a chain without the contract. */
export function ${camel}Place(settings: Settings): ${pascal}Place | undefined {
  const address = contractIfAny(settings, '${slug}', '${camel}')?.address;
  return address && { address, money: deployedToken(settings, 'money') };
}
`,
    [`${folder}/${slug}.queries.ts`]: `import type { Address } from '@besc/domain/shared/address';
import { read${pascal}Account } from '@besc/sdk/${slug}/read-${slug}-account';
import { fetch${pascal}Stakers } from '@besc/wire/${slug}/fetch-${slug}-stakers';
import type { ChainAccess } from '../../blocks/chain/chain-access';
import { chainQuery } from '../../blocks/chain/chain-query';
import { indexQuery } from '../../blocks/chain/index-query';

/** Who has staked most often is asked again so often. */
const refreshMs = 60_000;

/** What the account has staked and how often, with every block. */
export function accountQuery({ reader }: Pick<ChainAccess, 'reader'>, contract: Address, account: Address | undefined) {
  return chainQuery({
    key: ['${slug}-account', contract, account],
    read: account && (() => read${pascal}Account({ reader, contract, account })),
  });
}

/** Who has staked most often, as the index has it. */
export function stakersQuery(access: Pick<ChainAccess, 'settings'>) {
  return indexQuery(access, {
    key: ['${slug}-stakers'],
    refreshMs,
    ask: (request) => fetch${pascal}Stakers({ ...request, limit: 1 }),
  });
}
`,
    [`${folder}/${slug}.actions.ts`]: `import { drawnAmount } from '@besc/sdk/shared/writes/draw-calls';
import { ${camel}StakeCall, ${camel}UnstakeCall } from '@besc/sdk/${slug}/${slug}-calls';
import { amountPlaces } from '../../blocks/language/amount-places';
import type { Step } from '../../blocks/transactions/steps/action';
import { stepOf } from '../../blocks/transactions/steps/step-of';
import type { ${pascal}Place } from './${slug}-place';

/** Stakes MONEY (wei). */
export function stakeStep({ address, money }: ${pascal}Place, amount: bigint): Step {
  return stepOf({
    calls: () => [${camel}StakeCall(address, amount)],
    summary: (drawn) => ({
      text: 'Stake %amount% %symbol%',
      ...amountPlaces(drawnAmount(drawn, 'Pay'), money, 'paid'),
    }),
  });
}

/** Takes MONEY (wei) out. */
export function unstakeStep({ address, money }: ${pascal}Place, amount: bigint): Step {
  return stepOf({
    calls: () => [${camel}UnstakeCall(address, amount)],
    summary: (drawn) => ({
      text: 'Unstake %amount% %symbol%',
      ...amountPlaces(drawnAmount(drawn, 'Receive'), money, 'held'),
    }),
  });
}
`,
    [`${folder}/${slug}.writes.test.ts`]: `import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { makeToken } from '../../../test/make-token';
import { testWrites } from '../../../test/test-writes';
import * as makers from './${slug}.actions';

const place = { address: checksumAddress(\`0x\${'1'.repeat(40)}\`), money: makeToken('MONEY') };

testWrites(makers, { stakeStep: [makers.stakeStep(place, 2n)], unstakeStep: [makers.unstakeStep(place, 2n)] });
`,
    [`${folder}/${slug}-overlay.ts`]: `import type { StakeWay } from '../../blocks/staking/stake-form';
import { overlay } from '../../blocks/overlay/overlay';

/** The one dialog of ${label}. */
export const ${camel}Overlay = overlay<StakeWay>('${slug}', 'stake');
`,
    [`${folder}/${slug}.screen.tsx`]: `import { Button } from '@besc/ui/button';
import { Card } from '@besc/ui/card';
import { DataRow } from '@besc/ui/data-row';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { ShownAmount } from '../../blocks/amounts/shown-amount';
import { useChain } from '../../blocks/chain/chain-context';
import { ChainNotice } from '../../blocks/chain/chain-notice';
import { useChainState } from '../../blocks/chain/use-chain-state';
import { useText } from '../../blocks/language/use-text';
import { usePageOverlay } from '../../blocks/overlay/use-page-overlay';
import { useAccount } from '../../blocks/wallet/use-account';
import { lazyPart } from '../../lib/lazy-part';
import { accountQuery, stakersQuery } from './${slug}.queries';
import { ${camel}ViewModel } from './${slug}.view-model';
import { ${camel}Overlay } from './${slug}-overlay';
import { ${camel}Place, type ${pascal}Place } from './${slug}-place';

const DialogPart = lazyPart('${slug}-dialog', async () => (await import('./components/${slug}-dialog')).${pascal}Dialog);

/** Layout only: what is shown comes from the view-model. */
export function ${pascal}Screen() {
  const { t } = useText();
  const place = ${camel}Place(useChain().settings);
  return (
    <Card kind="action" title={t('${label}')} titleLevel={1}>
      {place === undefined ? t('This chain has no contract for it.') : <Stake place={place} />}
    </Card>
  );
}

function Stake({ place }: { readonly place: ${pascal}Place }) {
  const { t, locale } = useText();
  const { address: account } = useAccount();
  const chain = useChain();
  const { data, dataUpdatedAt, isError } = useQuery(accountQuery(chain, place.address, account));
  const { data: stakers } = useQuery(stakersQuery(chain));
  const chainState = useChainState(isError);
  const { isOpen, detail: way } = usePageOverlay(${camel}Overlay);
  const view = ${camel}ViewModel({ count: data?.count, stakers }, locale);
  const { decimals, symbol } = place.money;
  return (
    <div className="flex flex-col gap-4">
      <ChainNotice state={chainState} shownAt={data === undefined ? undefined : dataUpdatedAt} />
      <dl>
        <DataRow label={t('Your stake')} isStrong>
          <ShownAmount amount={data?.stake} decimals={decimals} meaning="held" symbol={symbol} />
        </DataRow>
        <DataRow label={t('Times staked')}>{view.times}</DataRow>
        <DataRow label={t('Your next milestone')}>{view.milestone}</DataRow>
        <DataRow label={t('Most times by one account')}>{view.most}</DataRow>
      </dl>
      <Button kind="primary" size="large" wide onClick={() => ${camel}Overlay.open('stake')}>
        {t('Stake')}
      </Button>
      {data !== undefined && data.stake > 0n ? (
        <Button size="large" wide onClick={() => ${camel}Overlay.open('unstake')}>
          {t('Unstake')}
        </Button>
      ) : null}
      {isOpen ? (
        <Suspense fallback={null}>
          <DialogPart way={way} place={place} staked={data?.stake} onClose={() => ${camel}Overlay.close()} />
        </Suspense>
      ) : null}
    </div>
  );
}
`,
    [`${folder}/${slug}.screen.test.tsx`]: `import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { eventually } from '../../../test/eventually';
import { FaultLab } from '../../../test/fault-lab';
import { labScreens } from '../../../test/lab-screens';

let lab: FaultLab;
beforeAll(async () => {
  lab = await FaultLab.start({ hasLiquidity: false });
});
afterAll(() => lab?.chain.stop());
const open = labScreens(() => lab);

test('MONEY that is enabled and staked stands on the page', async () => {
  await open('/${slug}', { account: lab.owner });
  const stake = screen.getByText('Your stake').parentElement;
  await eventually(() => expect(stake).toHaveTextContent('Your stake0 MONEY'));
  await userEvent.click(screen.getByRole('button', { name: 'Stake' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), '2');
  await userEvent.click(await dialog.findByRole('button', { name: 'Enable and stake' }));
  await eventually(() => expect(stake).toHaveTextContent('Your stake2 MONEY'));
});
`,
    [`${folder}/components/${slug}-dialog.tsx`]: `import { useText } from '../../../blocks/language/use-text';
import { StakeDialog } from '../../../blocks/staking/stake-dialog';
import type { StakeWay } from '../../../blocks/staking/stake-form';
import { useBalance } from '../../../blocks/token-select/use-balance';
import { stakeStep, unstakeStep } from '../${slug}.actions';
import type { ${pascal}Place } from '../${slug}-place';

/** An amount in or out: the approval, what the wallet lacks, the network's cost and what becomes of it are the dialog's own. */
export function ${pascal}Dialog(props: {
  readonly way: StakeWay;
  readonly place: ${pascal}Place;
  readonly staked: bigint | undefined;
  readonly onClose: () => void;
}) {
  const { t } = useText();
  const { way, place, staked, onClose } = props;
  const { address: spender, money: currency } = place;
  const held = useBalance(currency);
  const balance = held.kind === 'known' ? held.amount : undefined;
  return (
    <StakeDialog
      way={way}
      title={way === 'stake' ? t('Stake') : t('Unstake')}
      subject={{ currency, spender, balance, staked }}
      step={(amount) => (way === 'stake' ? stakeStep(place, amount) : unstakeStep(place, amount))}
      onClose={onClose}
    />
  );
}
`,
    [`e2e/${slug}.spec.ts`]: `import { ${camel}Abi } from '@besc/contracts/abi/${slug}';
import { addressOf } from '@besc/contracts/deploy/address-of';
import { expect } from '@playwright/test';
import { createClient, http } from 'viem';
import { readContract } from 'viem/actions';
import { AppPage } from './src/app-page';
import { test } from './src/stack-test';

test('what is staked from the page stands on the chain and on the page', async ({ page, stack, wallet }) => {
  const screen = new AppPage(page, stack);
  await page.goto(\`\${stack.webUrl}/${slug}\`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('${label}');
  await screen.connect();
  await expect(screen.main).toContainText('Your stake0 MONEY');
  await screen.button('Stake').click();
  await screen.dialog.getByRole('textbox').fill('2');
  await screen.confirm('Enable and stake');
  await expect(screen.main).toContainText('Your stake2 MONEY');
  const client = createClient({ transport: http(stack.rpcUrl) });
  const contract = { address: addressOf(stack.deployment, '${slug}', '${camel}'), abi: ${camel}Abi } as const;
  const args = [wallet.account] as const;
  expect(await readContract(client, { ...contract, functionName: 'stakeOf', args })).toBe(2n * 10n ** 18n);
});
`,
  };
}
