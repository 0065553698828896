import { MakeEnglish } from '../../../test/make-english';
import { formatPrice } from './format-price';
import { SeriesReading } from './series-reading';

export default { title: 'Web/SeriesReading', component: SeriesReading };

const format = { value: (value: number) => formatPrice(value, 'en'), ticks: () => [], time: () => '28 May, 13:00' };
const common = { unit: 'MONEY per BESC', format, current: 0.222857, read: undefined, isLoading: false };

export const States = {
  render: () => (
    <MakeEnglish>
      <div className="grid gap-6 md:grid-cols-2">
        <SeriesReading {...common} change={{ kind: 'up', fraction: 0.0623 }} />
        <SeriesReading {...common} change={{ kind: 'down', fraction: -0.0082 }} />
        <SeriesReading {...common} change="unknown" read={{ time: 1_780_000_000, value: 0.2031 }} />
        <SeriesReading {...common} change="unknown" current={undefined} isLoading />
        <SeriesReading {...common} change="unknown" current={undefined} />
      </div>
    </MakeEnglish>
  ),
};
