/** A proposal of a local chain. */
export interface LocalProposal {
  readonly title: string;
  readonly body: string;
  readonly choices: readonly string[];
  /** How much of all votes each choice gets, about. */
  readonly weights: readonly number[];
  /** By its place among the development accounts. */
  readonly author: number;
}

const yesNo = ['Yes', 'No'] as const;

const text = (why: string, what: string) =>
  `## Why\n\n${why}\n\n## What changes\n\n${what}\n\nThe result binds the council; what it asks for goes through the timelock.`;

/** Of the past year, the oldest first. */
export const closedProposals: readonly LocalProposal[] = [
  {
    title: 'Burn a tenth of the treasury’s MONEY',
    body: text(
      'The treasury holds more MONEY than it will spend this year.',
      '- A tenth of it is burned.\n- The rest stays.',
    ),
    choices: yesNo,
    weights: [7, 3],
    author: 5,
  },
  {
    title: 'Raise the weight of the MONEY-WBESC farm',
    body: text(
      'Its depth decides what every other swap costs.',
      'Weight **40** instead of **30**, taken from WBESC-BUSDC.',
    ),
    choices: ['Raise it', 'Leave it', 'Raise it by half'],
    weights: [5, 2, 3],
    author: 6,
  },
  {
    title: 'A second lottery round each day',
    body: text('Rounds sell out before people in the east wake up.', 'Rounds of twelve hours.'),
    choices: yesNo,
    weights: [4, 6],
    author: 7,
  },
  {
    title: 'List HENNY as an anchor of the fee conversion',
    body: text('HENNY pairs bring a twelfth of the fees.', 'Fees in HENNY would convert directly.'),
    choices: yesNo,
    weights: [1, 9],
    author: 8,
  },
  {
    title: 'Which pool comes next?',
    body: text('One pool of MONEY ends this month.', 'The winner starts on the first Monday of the month.'),
    choices: ['RFLX', 'WAGMI', 'HENNY', 'None for now'],
    weights: [3, 4, 2, 1],
    author: 9,
  },
  {
    title: 'Vault: performance fee from 2% to 1.5%',
    body: text('The vault pays more in fees than it costs to run.', '1.5%, within the cap of the contract.'),
    choices: yesNo,
    weights: [8, 2],
    author: 6,
  },
  {
    title: 'Prediction: shorter rounds',
    body: text('Rounds of five minutes feel long.', 'Rounds of three minutes.'),
    choices: ['Three minutes', 'Five minutes'],
    weights: [5, 5],
    author: 10,
  },
  {
    title: 'Pay for a second audit',
    body: text('New contracts were added since the last one.', 'Up to 40 000 BUSDC from the treasury.'),
    choices: [...yesNo, 'Ask for offers first'],
    weights: [5, 1, 4],
    author: 5,
  },
  {
    title: 'A fund for translations',
    body: text('Twenty-eight languages need people who read them.', '2 000 MONEY a quarter.'),
    choices: yesNo,
    weights: [6, 4],
    author: 11,
  },
];

/** With a vote of every account that holds MONEY only to vote. */
export const largeProposal: LocalProposal = {
  title: 'Lower the emission of MONEY by a tenth',
  body: text(
    'More MONEY is minted each day than farms need to stay deep.',
    '- MONEY a block: 0.009 now, **0.0081** then.\n- Weights stay as they are.',
  ),
  choices: ['Lower it', 'Leave it', 'Lower it in two steps'],
  weights: [5, 3, 3],
  author: 5,
};

export const runningProposals: readonly LocalProposal[] = [
  {
    title: 'Farm auctions every second week',
    body: text('Weekly auctions leave too little time between them.', 'The next auction starts a week later.'),
    choices: yesNo,
    weights: [6, 4],
    author: 12,
  },
  {
    title: 'Name of the next team',
    body: text('A fourth team opens for new profiles.', 'The name with the most votes is taken.'),
    choices: ['Night Owls', 'Tidal Foxes', 'Paper Cranes'],
    weights: [3, 4, 4],
    author: 6,
  },
];

export const pendingProposals: readonly LocalProposal[] = [
  {
    title: 'A grant for the block explorer',
    body: text('The explorer is run by volunteers.', '1 500 MONEY, once.'),
    choices: yesNo,
    weights: [],
    author: 13,
  },
  {
    title: 'Lower the minimum bet of predictions',
    body: text('The smallest bet keeps newcomers out.', 'A tenth of what it is now.'),
    choices: yesNo,
    weights: [],
    author: 8,
  },
];
