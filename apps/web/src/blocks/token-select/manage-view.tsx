import type { Token } from '@besc/domain/shared/token';
import { Tabs } from '@besc/ui/tabs';
import type { TokenList } from '@besc/wire/tokens/token-list';
import { useText } from '../language/use-text';
import { ManageLists } from '../token-lists/manage-lists';
import { ManageTokens } from './manage-tokens';
import type { TokenDirectory } from './token-directory';

export type ManageTab = 'lists' | 'tokens';

/** The manage view of the picker: token lists, and tokens the person took on by themselves. */
export function ManageView(props: {
  readonly tab: ManageTab;
  readonly onTabChange: (tab: ManageTab) => void;
  readonly directory: TokenDirectory;
  readonly sourceLabel: (token: Token) => string;
  readonly onImportToken: (token: Token) => void;
  readonly onImportList: (url: string, list: TokenList) => void;
}) {
  const { t } = useText();
  return (
    <Tabs
      label={t('Manage')}
      className="-mt-4 min-h-[480px]"
      value={props.tab}
      onValueChange={props.onTabChange}
      tabs={[
        { value: 'lists', label: t('Lists'), panel: <ManageLists onImport={props.onImportList} /> },
        {
          value: 'tokens',
          label: t('Tokens'),
          panel: (
            <ManageTokens directory={props.directory} sourceLabel={props.sourceLabel} onImport={props.onImportToken} />
          ),
        },
      ]}
    />
  );
}
