/** What a hand-written source file may not be or hold. Data of `check-files`; there are no exceptions. */
export const houseRules = {
  /** A file over this has two subjects. A contract, with its suite, is one file each by Foundry's convention. */
  maximumLines: { script: 300, solidity: 450 },
  /** Folders with more files than a reader can hold at once are split; tests count. */
  maximumFilesIn: { folders: /^(?:packages\/sdk\/src\/shared|apps\/web\/src\/blocks\/transactions)\b/, files: 25 },
  forbiddenNames: /(?:^|\/)(?:index|utils?|types|helpers?|hooks|common|misc)\.tsx?$/,
  /** Names that a tool demands. */
  demandedNames: ['apps/indexer/src/api/index.ts'] as readonly string[],
  /** Ends of the names of files that people write. */
  endings: ['.ts', '.tsx', '.mjs', '.sol', '.css', '.toml'] as readonly string[],
  fileName: /^(?:[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z0-9]+(?:-[a-z0-9]+)*)*)$/,
  /** Text that switches a check off, leaves work undone or names one machine. */
  forbiddenText: [
    ['suppression', /biome-ignore|@ts-(?:ignore|expect-error|nocheck)|eslint-disable|oxlint-disable/],
    ['cast past the type checker', /\bas unknown as\b|\bas any\b/],
    ['test switched off', /\b(?:test|it|describe)\.(?:skip|only|todo|fixme)\b|vm\.skip\(/],
    ['own module replaced in a test', /^\s*vi\.(?:mock|doMock)\(\s*['"`](?:\.|@besc\/)/],
    ['unfinished work', /\b(?:TODO|FIXME|XXX|HACK)\b/],
    ['keys packed into a spread: write them into the literal itself', /\.\.\.\{/],
    ['path of one machine', /(?:^|["'`\s(])\/(?:home|root|work|Users)\/[\w.-]+/],
  ] as readonly (readonly [string, RegExp])[],
  /** What one file declares or makes for all; nowhere else. A cast of a list's entry only says that it is there. */
  madeOnce: [
    ['a Hex of its own', /`0x\$\{string\}`/, /^packages\/domain\/src\/shared\/hex\.ts$/],
    [
      'an unchecked Address: checksumAddress makes one',
      /(?<!\]) as Address\b/,
      /^packages\/(?:domain\/(?:src\/shared|test)\/address|wire\/src\/shared\/checksum-address)\.ts$/,
    ],
    [
      'an IndexId of its own: indexId makes one',
      /(?<!\]) as IndexId\b/,
      /^packages\/domain\/src\/shared\/index-id\.ts$/,
    ],
    [
      'a number field of its own: useNumberEntry makes one',
      /\binputMode\b.*\b(?:decimal|numeric)\b/,
      /^apps\/web\/src\/blocks\/amount-input\/use-number-entry\.ts$/,
    ],
    [
      'a contract that no plan may have: contractOf and contractIfAny ask by its name',
      /\bcontracts(?:\??\.[a-z]\w*\b(?!\()|(?:\?\.)?\[)|\bnamedContract\(/,
      /^packages\/(?:wire|contracts\/deploy|domain)\/|(?:^|[./-])(?:test|spec)[./]/,
    ],
  ] as readonly (readonly [string, RegExp, RegExp])[],
} as const;
