import { proposalLimits } from '@besc/domain/voting/voting-rules';
import { Button } from '@besc/ui/button';
import { IconButton } from '@besc/ui/icon-button';
import { TextField } from '@besc/ui/text-field';
import { ArrowUp, Plus, X } from 'lucide-react';
import { useText } from '../../../blocks/language/use-text';
import { placedChoices } from '../placed-choices';

/** The choices of a proposal, which can be moved. */
export function ChoiceFields(props: {
  readonly choices: readonly string[];
  readonly onChange: (choices: string[]) => void;
  readonly error: string | undefined;
}) {
  const { t } = useText();
  const { choices, onChange, error } = props;
  const changed = (at: number, text: string) => onChange(choices.map((each, index) => (index === at ? text : each)));
  const moved = (at: number) => {
    const next = [...choices];
    next.splice(at - 1, 0, ...next.splice(at, 1));
    onChange(next);
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-sm font-medium">{t('Choices')}</legend>
      {placedChoices(choices).map(({ choice, index }) => (
        <div key={index} className="flex items-start gap-1">
          <TextField
            label={t('Choice %number%', { number: index + 1 })}
            isLabelHidden
            dir="auto"
            placeholder={t('Choice %number%', { number: index + 1 })}
            value={choice}
            onValueChange={(text) => changed(index, text)}
            autoComplete="off"
            className="min-w-0 flex-1"
          />
          {index > 0 ? (
            <IconButton
              label={t('Move up: choice %number%', { number: index + 1 })}
              icon={<ArrowUp size={18} aria-hidden />}
              onClick={() => moved(index)}
            />
          ) : null}
          {choices.length > proposalLimits.leastChoices ? (
            <IconButton
              label={t('Remove choice %number%', { number: index + 1 })}
              icon={<X size={18} aria-hidden />}
              onClick={() => onChange(choices.filter((_, at) => at !== index))}
            />
          ) : null}
        </div>
      ))}
      {error ? (
        <p role="status" className="text-sm font-medium text-danger">
          {error}
        </p>
      ) : null}
      {choices.length < proposalLimits.mostChoices ? (
        <Button className="self-start" icon={<Plus size={18} aria-hidden />} onClick={() => onChange([...choices, ''])}>
          {t('Add choice')}
        </Button>
      ) : null}
    </fieldset>
  );
}
