import type { Address } from '@besc/domain/shared/address';
import { Checkbox } from '@besc/ui/checkbox';
import { HalvedText } from '@besc/ui/halved-text';
import { Notice } from '@besc/ui/notice';
import { useText } from '../../../blocks/language/use-text';

/**
 * The whole address that will receive the output. One that came with a link must be ticked first: a link can be made by
 * anybody.
 */
export function RecipientPanel(props: {
  readonly recipient: Address;
  /** The name that led to the address. */
  readonly name: string | undefined;
  readonly isFromLink: boolean;
  readonly isChecked: boolean;
  readonly onCheck: (isChecked: boolean) => void;
}) {
  const { t } = useText();
  const { recipient, name, isFromLink } = props;
  const address = (
    <>
      {name === undefined ? null : (
        <p className="font-semibold [overflow-wrap:anywhere]">
          <bdi>{name}</bdi>
        </p>
      )}
      <p className="font-medium">
        <HalvedText text={recipient} />
      </p>
    </>
  );
  if (!isFromLink) {
    return (
      <Notice tone="info" title={t('The output goes to another address')}>
        {address}
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title={t('This recipient came from the link you opened')}>
      <p>{t('The author of the link chose it. Check every character before you continue.')}</p>
      <div className="mt-2">{address}</div>
      <Checkbox
        checked={props.isChecked}
        onCheckedChange={props.onCheck}
        label={t('I’ve checked this address and want to send to it')}
      />
    </Notice>
  );
}
