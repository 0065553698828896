import type { FeatureNames } from './feature-names';
import { webFolder, webSkeleton } from './web-skeleton';

const texts = ['Your calls', 'Your next milestone', 'Call once more', 'This chain has no contract for it.'];

/**
 * A page that reads a contract and writes to it, by path from the root: query, action with its writes test, view-model with
 * its test, screen with its test, dialog, browser test.
 */
export function writerSkeleton(names: FeatureNames): Record<string, string> {
  const { slug, camel, pascal, label } = names;
  const folder = webFolder(names);
  return {
    ...webSkeleton(names, texts),
    [`${folder}/${slug}.queries.ts`]: `import type { Address } from '@besc/domain/shared/address';
import { read${pascal}Count } from '@besc/sdk/${slug}/read-${slug}-count';
import type { ChainAccess } from '../../blocks/chain/chain-access';
import { chainQuery } from '../../blocks/chain/chain-query';

/** How often the account has called, with every block. */
export function countQuery({ reader }: Pick<ChainAccess, 'reader'>, ${camel}: Address, account: Address | undefined) {
  return chainQuery({
    key: ['${slug}-count', ${camel}, account],
    enabled: account !== undefined,
    read: async () => {
      if (account === undefined) throw new Error('Calls are counted of an account');
      return await read${pascal}Count({ reader, ${camel}, account });
    },
  });
}
`,
    [`${folder}/${slug}.actions.ts`]: `import type { Address } from '@besc/domain/shared/address';
import { ${camel}Call } from '@besc/sdk/${slug}/${slug}-call';
import type { Action } from '../../blocks/transactions/action';

/** Calls once more. */
export function callAction(${camel}: Address): Action {
  const summary = { text: 'Call once more' };
  const shows = { address: ${camel}, functionName: 'call', args: {} };
  return { summary, steps: [{ kind: 'transact', summary, calls: () => [${camel}Call({ ${camel} })], shows }], refresh: [] };
}
`,
    [`${folder}/${slug}.writes.test.ts`]: `import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { testWrites } from '../../../test/test-writes';
import * as makers from './${slug}.actions';

testWrites(makers, { callAction: [makers.callAction(checksumAddress(\`0x\${'1'.repeat(40)}\`))] });
`,
    [`${folder}/${slug}.view-model.ts`]: `import { ${camel}Milestone } from '@besc/domain/${slug}/${slug}-milestone';
import { numberFormat } from '../../lib/number-format';

/** What the screen and its dialog show; nothing is known of nobody's calls. */
export interface ${pascal}View {
  readonly calls: string;
  readonly milestone: string;
}

/** Data in, texts out; pure. */
export function ${camel}ViewModel(count: bigint | undefined, locale: string): ${pascal}View {
  if (count === undefined) return { calls: '-', milestone: '-' };
  const { format } = numberFormat(locale, {});
  return { calls: format(count), milestone: format(${camel}Milestone(count)) };
}
`,
    [`${folder}/${slug}.view-model.test.ts`]: `import { expect, test } from 'vitest';
import { ${camel}ViewModel } from './${slug}.view-model';

test('the calls and the next milestone stand in the language of the page', () => {
  expect(${camel}ViewModel(1234n, 'en')).toEqual({ calls: '1,234', milestone: '10,000' });
  expect(${camel}ViewModel(1234n, 'de')).toEqual({ calls: '1.234', milestone: '10.000' });
});

test('what is not known is a dash', () => {
  expect(${camel}ViewModel(undefined, 'en')).toEqual({ calls: '-', milestone: '-' });
});
`,
    [`${folder}/${slug}-overlay.ts`]: `import { overlay } from '../../blocks/overlay/overlay';

/** The one dialog of ${label}. */
export const ${camel}Overlay = overlay('${slug}', undefined);
`,
    [`${folder}/${slug}.screen.tsx`]: `import { contractIfAny } from '@besc/contracts/deploy/contract-if-any';
import type { Address } from '@besc/domain/shared/address';
import { Button } from '@besc/ui/button';
import { Card } from '@besc/ui/card';
import { DataRow } from '@besc/ui/data-row';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useChain } from '../../blocks/chain/chain-context';
import { ChainNotice } from '../../blocks/chain/chain-notice';
import { useChainState } from '../../blocks/chain/use-chain-state';
import { useText } from '../../blocks/language/use-text';
import { usePageOverlay } from '../../blocks/overlay/use-page-overlay';
import { useAccount } from '../../blocks/wallet/use-account';
import { lazyPart } from '../../lib/lazy-part';
import { countQuery } from './${slug}.queries';
import { ${camel}ViewModel } from './${slug}.view-model';
import { ${camel}Overlay } from './${slug}-overlay';

const CallPart = lazyPart('${slug}-call', async () => (await import('./components/call-dialog')).CallDialog);

/** Layout only: what is shown comes from the view-model. */
export function ${pascal}Screen() {
  const { t } = useText();
  const ${camel} = contractIfAny(useChain().settings, '${slug}', '${camel}')?.address;
  return (
    <Card kind="action" title={t('${label}')} titleLevel={1}>
      {${camel} === undefined ? t('This chain has no contract for it.') : <Calls ${camel}={${camel}} />}
    </Card>
  );
}

function Calls({ ${camel} }: { readonly ${camel}: Address }) {
  const { t, locale } = useText();
  const { address: account } = useAccount();
  const count = useQuery(countQuery(useChain(), ${camel}, account));
  const chainState = useChainState(count.isError);
  const { isOpen } = usePageOverlay(${camel}Overlay);
  const view = ${camel}ViewModel(count.data, locale);
  return (
    <div className="flex flex-col gap-4">
      <ChainNotice state={chainState} shownAt={count.data === undefined ? undefined : count.dataUpdatedAt} />
      <dl>
        <DataRow label={t('Your calls')} isStrong>
          {view.calls}
        </DataRow>
      </dl>
      <Button kind="primary" size="large" wide onClick={() => ${camel}Overlay.open()}>
        {t('Call once more')}
      </Button>
      {isOpen ? (
        <Suspense fallback={null}>
          <CallPart ${camel}={${camel}} view={view} onClose={() => ${camel}Overlay.close()} />
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
  lab = await FaultLab.start({ hasPools: false });
});
afterAll(() => lab?.chain.stop());
const open = labScreens(() => lab);

test('a call that is confirmed counts on the page', async () => {
  await open('/${slug}');
  const calls = screen.getByText('Your calls').parentElement;
  await eventually(() => expect(calls).toHaveTextContent('Your calls0'));
  await userEvent.click(screen.getByRole('button', { name: 'Call once more' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(await dialog.findByRole('button', { name: 'Confirm' }));
  await eventually(() => expect(calls).toHaveTextContent('Your calls1'));
});
`,
    [`${folder}/components/call-dialog.tsx`]: `import type { Address } from '@besc/domain/shared/address';
import { DataRow } from '@besc/ui/data-row';
import { ConfirmDialog } from '../../../blocks/action/confirm-dialog';
import { useText } from '../../../blocks/language/use-text';
import { callAction } from '../${slug}.actions';
import type { ${pascal}View } from '../${slug}.view-model';

/** Its figures above, Confirm below: what the wallet lacks, the network's cost and what becomes of it are the dialog's own. */
export function CallDialog(props: {
  readonly ${camel}: Address;
  readonly view: ${pascal}View;
  readonly onClose: () => void;
}) {
  const { t } = useText();
  const { ${camel}, view, onClose } = props;
  return (
    <ConfirmDialog
      title={t('Call once more')}
      state={{ kind: 'ready', action: callAction(${camel}) }}
      onClose={onClose}
    >
      <dl>
        <DataRow label={t('Your calls')}>{view.calls}</DataRow>
        <DataRow label={t('Your next milestone')}>{view.milestone}</DataRow>
      </dl>
    </ConfirmDialog>
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

test('a call from the page counts on the chain and on the page', async ({ page, stack, wallet }) => {
  wallet.mines = true;
  const screen = new AppPage(page, stack);
  await page.goto(\`\${stack.webUrl}/${slug}\`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('${label}');
  await screen.connect();
  await expect(screen.main).toContainText('Your calls0');
  await screen.button('Call once more').click();
  await screen.confirm();
  await expect(screen.main).toContainText('Your calls1');
  const client = createClient({ transport: http(stack.rpcUrl) });
  const ${camel} = { address: addressOf(stack.deployment, '${slug}', '${camel}'), abi: ${camel}Abi } as const;
  expect(await readContract(client, { ...${camel}, functionName: 'countOf', args: [wallet.account] })).toBe(1n);
});
`,
  };
}
