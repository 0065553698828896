import { Button } from '@besc/ui/button';

/** Quick choices of a number under its slider, side by side; the one that is chosen is marked. */
export function StepButtons(props: {
  readonly steps: readonly { readonly value: number; readonly label: string; readonly title?: string }[];
  readonly chosen: number;
  readonly isDisabled?: boolean;
  readonly onChoose: (value: number) => void;
}) {
  const { steps, chosen, isDisabled = false, onChoose } = props;
  return (
    <div className="grid grid-cols-4 gap-2">
      {steps.map(({ value, label, title }) => (
        <Button
          key={label}
          size="small"
          className="px-1!"
          kind={chosen === value ? 'soft' : 'secondary'}
          aria-pressed={chosen === value}
          {...(title === undefined ? {} : { title })}
          onClick={() => {
            if (!isDisabled) onChoose(value);
          }}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
