/** A team as the chain has it at first; its place, from 1, is its id. */
export interface FirstTeam {
  readonly name: string;
  readonly description: string;
}

/** The teams of every deployment, which its owner may add to. */
export const firstTeams: readonly FirstTeam[] = [
  { name: 'MONEY Storm', description: 'They ride every wave and print as they go.' },
  { name: 'Fearsome Flippers', description: 'They turn the coin and never lose their nerve.' },
  { name: 'Chaotic MOONIES', description: 'They aim for the moon and miss nothing on the way.' },
];
