import { MakeEnglish } from '../../../test/make-english';
import { CopyButton } from './copy-button';

export default { title: 'Web/CopyButton', component: CopyButton };

export const Resting = {
  render: () => (
    <MakeEnglish>
      <div className="p-4">
        <CopyButton text="0x0000000000000000000000000000000000000001" label="Copy address" />
      </div>
    </MakeEnglish>
  ),
};
