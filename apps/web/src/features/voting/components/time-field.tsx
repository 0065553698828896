import { Select } from '@besc/ui/select';
import { TextField } from '@besc/ui/text-field';
import { Clock } from 'lucide-react';
import { useText } from '../../../blocks/language/use-text';
import { type PickedTime, secondsOf, timeSteps } from '../proposal-form';
import { utcTime, zonedTime } from '../zoned-time';

/** A day and a time of it in steps, in the reader's zone, and what that is in UTC. */
export function TimeField(props: {
  readonly labels: { readonly day: string; readonly time: string };
  readonly value: PickedTime;
  readonly onChange: (value: PickedTime) => void;
  readonly error: string | undefined;
}) {
  const { t, locale } = useText();
  const { labels, value, onChange, error } = props;
  const seconds = secondsOf(value);
  const steps = timeSteps.includes(value.time) ? timeSteps : [value.time, ...timeSteps];
  return (
    <div className="flex flex-wrap items-end gap-2">
      <TextField
        type="date"
        label={labels.day}
        value={value.day}
        onValueChange={(day) => onChange({ ...value, day })}
        className="min-w-40 flex-1"
      />
      <Select
        label={labels.time}
        icon={<Clock size={16} aria-hidden />}
        value={value.time}
        onValueChange={(time) => onChange({ ...value, time })}
        options={steps.map((time) => ({ value: time, label: time }))}
      />
      <p className={error ? 'w-full text-sm font-medium text-danger' : 'w-full text-sm text-text-muted'}>
        {error ??
          (seconds === undefined
            ? ''
            : t('%local% is %utc%', { local: zonedTime(seconds, locale), utc: utcTime(seconds, locale) }))}
      </p>
    </div>
  );
}
