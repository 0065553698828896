import type { Token } from '@besc/domain/shared/token';
import { Tabs } from '@besc/ui/tabs';
import type { TokenList } from '@besc/wire/tokens/token-list';
import { useText } from '../language/use-text';
import { ManageLists } from '../token-lists/manage-lists';
import { ManageTokens } from './manage-tokens';
import type { TokenNotice } from './token-notice';
import type { LoadedDirectory } from './use-token-directory';

export type ManageTab = 'lists' | 'tokens';

/** The manage view of the picker: token lists, and tokens the person took on by themselves. */
export function ManageView(props: {
  readonly tab: ManageTab;
  readonly onTabChange: (tab: ManageTab) => void;
  /** What stands in the fields of both tabs. */
  readonly typed: { readonly list: string; readonly token: string };
  readonly onType: (part: { readonly list?: string; readonly token?: string }) => void;
  readonly directory: LoadedDirectory;
  readonly notice: (token: Token) => TokenNotice;
  readonly sourceLabel: (token: Token) => string;
  readonly onImportToken: (token: Token) => void;
  readonly onImportList: (url: string, list: TokenList) => void;
}) {
  const { t } = useText();
  const { typed, onType } = props;
  return (
    <Tabs
      label={t('Manage')}
      className="-mt-4 min-h-[480px]"
      value={props.tab}
      onValueChange={props.onTabChange}
      tabs={[
        {
          value: 'lists',
          label: t('Lists'),
          panel: (
            <ManageLists text={typed.list} onTextChange={(list) => onType({ list })} onImport={props.onImportList} />
          ),
        },
        {
          value: 'tokens',
          label: t('Tokens'),
          panel: (
            <ManageTokens
              text={typed.token}
              onTextChange={(token) => onType({ token })}
              directory={props.directory}
              notice={props.notice}
              sourceLabel={props.sourceLabel}
              onImport={props.onImportToken}
            />
          ),
        },
      ]}
    />
  );
}
