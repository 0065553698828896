import type { Meta, StoryObj } from '@storybook/react-vite';
import { ListRow } from './list-row';
import { TokenMark } from './token-mark';

const meta: Meta<typeof ListRow> = { title: 'Surfaces/ListRow', component: ListRow };
export default meta;

const mark = <TokenMark seed="0x1" symbol="HENNY" size={36} />;

export const States: StoryObj<typeof ListRow> = {
  render: () => (
    <ul className="max-w-[420px]">
      {[{}, { isDisabled: true }, { 'data-active': true }].map((state) => (
        <li key={Object.keys(state)[0] ?? 'resting'}>
          <ListRow
            render={<button type="button" disabled={'isDisabled' in state} />}
            start={mark}
            title="HENNY"
            note="A token"
            end="1,204"
            endNote="$120.40"
            {...state}
          />
        </li>
      ))}
    </ul>
  ),
};
