import { nativeCoin } from '@besc/domain/shared/token';
import { MakeEnglish } from '../language/make-english';
import { makeToken } from '../token-select/make-token';
import { PriceReading } from './price-reading';

export default { title: 'Web/PriceReading', component: PriceReading };

const [input, output] = [nativeCoin(2372), makeToken('MONEY')];
const pair = { input, output, inputToken: makeToken('WBESC'), outputToken: output };
const common = { pair, window: 0, current: 0.222857, change: undefined, read: undefined, isLoading: false } as const;

export const States = {
  render: () => (
    <MakeEnglish>
      <div className="grid gap-6 md:grid-cols-2">
        <PriceReading {...common} change={{ kind: 'up', fraction: 0.0623 }} />
        <PriceReading {...common} change={{ kind: 'down', fraction: -0.0082 }} />
        <PriceReading {...common} read={{ time: 1_780_000_000, value: 0.2031 }} />
        <PriceReading {...common} current={undefined} isLoading />
        <PriceReading {...common} current={undefined} />
      </div>
    </MakeEnglish>
  ),
};
