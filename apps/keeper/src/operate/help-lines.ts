import { operateHelp } from './operate-arguments';
import { operated } from './operated';
import { actsOf, nameWidth, settingsOf } from './settings';

/** What the command can do, all that can be paused, done and set included, in lines for people. */
export function helpLines(): string[] {
  const pausable = operated.filter(({ isPausable }) => isPausable).map(({ word }) => word);
  const others = operated.filter(({ hasOthers }) => hasOthers).map(({ slug, word }) => ({ slug, word }));
  return [
    operateHelp,
    `What can be paused: ${pausable.join(', ')}.`,
    '',
    'What an operator does by hand:',
    ...actsOf(operated).map(
      ({ name, takes, does }) => `  ${name.padEnd(nameWidth)} ${takes ? `${takes}: ` : ''}${does}`,
    ),
    '',
    'Settings:',
    ...settingsOf(operated).map(({ name, takes }) => `  ${name.padEnd(nameWidth)} ${takes}`),
    ...others.map(({ slug, word }) => `  and as of ${word} those of ${slug}.NAME, by its name in the deployment file`),
  ];
}
