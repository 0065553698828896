import { checksumAddress } from '@besc/wire/shared/checksum-address';
import { useState } from 'react';
import { MakeEnglish } from '../../../../test/make-english';
import { RecipientPanel } from './recipient-panel';

export default { title: 'Web/RecipientPanel', component: RecipientPanel };

const recipient = checksumAddress('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');

function FromLink() {
  const [isChecked, setChecked] = useState(false);
  return (
    <RecipientPanel recipient={recipient} name={undefined} isFromLink isChecked={isChecked} onCheck={setChecked} />
  );
}

export const TypedAndFromLink = {
  render: () => (
    <MakeEnglish>
      <div className="grid gap-6 md:grid-cols-2">
        <RecipientPanel
          recipient={recipient}
          name="alice.besc"
          isFromLink={false}
          isChecked={false}
          onCheck={() => undefined}
        />
        <FromLink />
      </div>
    </MakeEnglish>
  ),
};
