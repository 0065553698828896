import type { Meta, StoryObj } from '@storybook/react-vite';
import { DataRow } from './data-row';

const meta: Meta<typeof DataRow> = { title: 'Numbers/DataRow', component: DataRow };
export default meta;

export const Rows: StoryObj<typeof DataRow> = {
  render: () => (
    <dl className="max-w-[400px]">
      <DataRow label="Least received" help={{ name: 'About the least received', text: 'Less than this is refused.' }}>
        552.762 MONEY
      </DataRow>
      <DataRow label="You pay" isStrong>
        2,500 BESC
      </DataRow>
      <DataRow label="Recipient">0x0000000000000000000000000000000000000001</DataRow>
    </dl>
  ),
};
