import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './button';
import { Notice } from './notice';

const meta: Meta<typeof Notice> = { title: 'Status/Notice', component: Notice };
export default meta;

export const Tones: StoryObj<typeof Notice> = {
  render: () => (
    <div className="flex max-w-[440px] flex-col gap-3">
      <Notice>Swapping BESC and WBESC has no price chart: they are worth the same.</Notice>
      <Notice tone="success" title="Done">
        Swapped 100 BESC for 22.01 MONEY.
      </Notice>
      <Notice tone="warning" title="Price updated" actions={<Button size="small">Accept</Button>}>
        You would now receive 21.98 MONEY.
      </Notice>
      <Notice tone="danger" title="This token is compromised">
        Move what you hold of it.
      </Notice>
    </div>
  ),
};

export const Banner: StoryObj<typeof Notice> = {
  render: () => (
    <Notice tone="warning" look="banner" dismiss={{ label: 'Dismiss', onPress: () => undefined }}>
      Phishing warning: please make sure you are visiting the right address.
    </Notice>
  ),
};
