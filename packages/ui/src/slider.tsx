import clsx from 'clsx';
import type { CSSProperties } from 'react';

export interface SliderProps {
  /** Accessible name. */
  label: string;
  value: number;
  onValueChange(value: number): void;
  min?: number;
  max?: number;
  step?: number;
  className?: string;
}

/** A number between two ends, by touch, pointer and arrow keys: the platform's own range, with the way so far filled in. */
export function Slider({ label, value, onValueChange, min = 0, max = 100, step = 1, className }: SliderProps) {
  const part = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <input
      type="range"
      min={min}
      max={max}
      step={step}
      value={value}
      aria-label={label}
      onChange={(event) => onValueChange(Number(event.target.value))}
      style={{ '--part': `${part}%` } as CSSProperties}
      className={clsx('ui-slider w-full', className)}
    />
  );
}
