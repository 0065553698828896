/** Letters of other alphabets, digits and signs that are drawn like a Latin letter, by the letter they imitate. */
const lookAlikes: readonly (readonly [letter: string, drawnLike: string])[] = [
  ['a', 'аɑαạ4@ꭺᴀᗅ'],
  ['b', 'вβь8ʙᏼßᗷ'],
  ['c', 'сςᴄ¢ꮯ('],
  ['d', 'ԁᴅđꭰ'],
  ['e', 'еҽε3єᴇ€ꭼз'],
  ['f', 'ғƒꜰ'],
  ['g', 'ɡց69ɢ'],
  ['h', 'нһʜհꮋ'],
  ['j', 'јϳᴊ'],
  ['k', 'кκĸᴋқ'],
  ['l', 'іıιi1|!ӏꭵɪǀłʟ'],
  ['m', 'мᴍμꮇ'],
  ['n', 'ηпոиɴñ'],
  ['o', 'оοσ0օᴏөøס٥۵०°ꮎ'],
  ['p', 'рρᴘþꮲ'],
  ['q', 'ԛզ'],
  ['r', 'гʀꭱяꮢ'],
  ['s', 'ѕ5$ꜱʂꮪ'],
  ['t', 'тτ7+ᴛꭲŧ'],
  ['u', 'υսᴜцʋ'],
  ['v', 'νѵᴠѷ'],
  ['w', 'ѡԝшщωᴡꮃ'],
  ['x', 'хχ×ҳ'],
  ['y', 'уγүʏ¥ꭹч'],
  ['z', 'ᴢ2ʐꮓ'],
];

/** Capitals whose small form is drawn like another letter than they are. */
const capitals: readonly (readonly [letter: string, drawnLike: string])[] = [
  ['c', 'Ϲ'],
  ['h', 'Η'],
  ['m', 'Μ'],
  ['n', 'Ν'],
  ['y', 'Υ'],
];

const letterOf = new Map(
  [...lookAlikes, ...capitals].flatMap(([letter, drawnLike]) => [...drawnLike].map((other) => [other, letter])),
);

/**
 * What a text looks like at a glance: compatibility forms folded, marks, spaces, punctuation and invisible characters
 * dropped, look-alike letters mapped to one. Two texts with the same skeleton can be mistaken for each other.
 */
export function textSkeleton(text: string): string {
  // Before and after folding: folding makes a Σ of the lunate Ϲ, and capitals of their wide and bold forms.
  const folded = latinCapitals(latinCapitals(text).normalize('NFKC'))
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}\p{C}\p{Z}]/gu, '');
  const mapped = [...folded].map((character) => letterOf.get(character) ?? character).join('');
  return mapped
    .replace(/[\p{P}\p{S}]/gu, '')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

function latinCapitals(text: string): string {
  return text.replace(/[ΗΜΝΥϹ]/gu, (capital) => letterOf.get(capital) ?? capital);
}
