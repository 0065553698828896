import { MakeEnglish } from '../../../../test/make-english';
import { SwapErrorLine } from './swap-error-line';

export default { title: 'Web/SwapErrorLine', component: SwapErrorLine };

export const Errors = {
  render: () => (
    <MakeEnglish>
      <div className="max-w-[480px]">
        <SwapErrorLine
          onRetry={() => undefined}
          run={{ kind: 'failed', step: 0, failure: 'rejected', message: { text: '' } }}
        />
        <SwapErrorLine
          onRetry={undefined}
          run={{ kind: 'failed', step: 0, failure: 'failed', message: { text: 'nonce too low: next nonce 12' } }}
        />
      </div>
    </MakeEnglish>
  ),
};
