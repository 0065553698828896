import { Button } from '@besc/ui/button';
import { useState } from 'react';
import { MakeEnglish } from '../../../../test/make-english';
import { makeToken } from '../../../../test/make-token';
import { ImpactPromptDialog } from './impact-prompt-dialog';
import { TokenWarningDialog } from './token-warning-dialog';

export default { title: 'Web/WarningDialogs' };

type Asked = 'confirm' | 'type' | 'high-slippage' | 'compromised';
const questions: readonly { readonly asked: Asked; readonly label: string }[] = [
  { asked: 'confirm', label: 'Price impact from 5%' },
  { asked: 'type', label: 'Price impact from 15%' },
  { asked: 'high-slippage', label: 'Token that takes a fee' },
  { asked: 'compromised', label: 'Compromised token' },
];

function Questions() {
  const [asked, setAsked] = useState<Asked>();
  const close = () => setAsked(undefined);
  return (
    <div className="flex flex-wrap gap-3">
      {questions.map((question) => (
        <Button key={question.asked} onClick={() => setAsked(question.asked)}>
          {question.label}
        </Button>
      ))}
      {asked === 'confirm' || asked === 'type' ? (
        <ImpactPromptDialog
          prompt={asked}
          impact={asked === 'type' ? '18.20%' : '6.40%'}
          isMeasured={false}
          shortfall={asked === 'type' ? '18.45%' : '6.65%'}
          onAccept={close}
          onCancel={close}
        />
      ) : null}
      {asked === 'high-slippage' || asked === 'compromised' ? (
        <TokenWarningDialog token={makeToken('RFLX')} kind={asked} onContinue={close} onCancel={close} />
      ) : null}
    </div>
  );
}

export const Asked = {
  render: () => (
    <MakeEnglish>
      <Questions />
    </MakeEnglish>
  ),
};
