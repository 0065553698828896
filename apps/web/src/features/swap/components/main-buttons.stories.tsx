import { MakeEnglish } from '../../../../test/make-english';
import type { MainButton } from '../main-button';
import { MainButtons } from './main-buttons';

export default { title: 'Web/MainButtons', component: MainButtons };

const buttons: readonly MainButton[] = [
  { kind: 'connect' },
  { kind: 'error', text: 'Insufficient %symbol% balance', symbol: 'BUSDC' },
  { kind: 'loading' },
  { kind: 'offline' },
  { kind: 'no-route', hint: true },
  { kind: 'impact-blocked' },
  { kind: 'approve', state: 'not-approved', danger: false },
  { kind: 'approve', state: 'pending', danger: false },
  { kind: 'approve', state: 'not-approved', danger: true },
  { kind: 'swap', danger: false },
  { kind: 'swap', danger: true },
];
const nothing = () => undefined;

export const Kinds = {
  render: () => (
    <MakeEnglish>
      <div className="grid max-w-[480px] gap-3">
        {buttons.map((button) => (
          <MainButtons
            key={JSON.stringify(button)}
            button={button}
            inputSymbol="MONEY"
            wasApproved={false}
            isApproving={false}
            busy={undefined}
            onApprove={nothing}
            onSwap={nothing}
            onWrap={nothing}
          />
        ))}
      </div>
    </MakeEnglish>
  ),
};
