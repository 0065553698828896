import type { Meta, StoryObj } from '@storybook/react-vite';
import { TokenMark } from './token-mark';

const meta: Meta<typeof TokenMark> = { title: 'Pictures/TokenMark', component: TokenMark };
export default meta;

const symbols = ['BESC', 'BUSDC', 'MONEY', 'HENNY', 'WAGMI', 'Bernie', 'RFLX', 'OLDG', 'A', '日本', '$$$'];

export const Generated: StoryObj<typeof TokenMark> = {
  render: () => (
    <div className="flex flex-col gap-3">
      {[64, 36, 24].map((size) => (
        <div key={size} className="flex flex-wrap gap-3">
          {symbols.map((symbol) => (
            <TokenMark key={symbol} seed={`0x${symbol}`} symbol={symbol} size={size} />
          ))}
        </div>
      ))}
    </div>
  ),
};
