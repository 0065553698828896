import { nativeCoin } from '@besc/domain/shared/token';
import { MakeEnglish } from '../../../test/make-english';
import { makeToken } from '../../../test/make-token';
import { CurrencyButton } from './currency-button';

export default { title: 'Web/CurrencyButton', component: CurrencyButton };

const press = () => undefined;

export const States = {
  render: () => (
    <MakeEnglish>
      <div className="flex flex-wrap gap-4">
        <CurrencyButton side="From" currency={nativeCoin(2372)} isLoading={false} onPress={press} />
        <CurrencyButton side="To" currency={makeToken('HENNY')} isLoading={false} onPress={press} />
        <CurrencyButton side="First token" currency={undefined} isLoading onPress={press} />
        <CurrencyButton side="Second token" currency={undefined} isLoading={false} onPress={press} />
      </div>
    </MakeEnglish>
  ),
};
