import { posix } from 'node:path';
import { houseRules } from './house-rules';

/** Lines `file:line: reason` for what a source file breaks; empty when it keeps every rule. */
export function fileViolations(file: string, source: string): string[] {
  const name = posix.basename(file);
  const violations: string[] = [];
  const isSolidity = file.endsWith('.sol');
  if (houseRules.forbiddenNames.test(file) && !houseRules.demandedNames.includes(file))
    violations.push(`${file}: a name that says nothing`);
  if (!isSolidity && !houseRules.fileName.test(name)) violations.push(`${file}: not kebab-case`);
  const lines = source.split('\n');
  const maximum = isSolidity ? houseRules.maximumLines.solidity : houseRules.maximumLines.script;
  // The last newline of a file begins one more, empty line.
  if (lines.length > maximum + 1) violations.push(`${file}: ${lines.length - 1} lines, at most ${maximum}`);
  lines.forEach((line, position) => {
    for (const [reason, pattern] of houseRules.forbiddenText) {
      if (pattern.test(line)) violations.push(`${file}:${position + 1}: ${reason}`);
    }
    for (const [reason, pattern, makers] of houseRules.madeOnce) {
      if (pattern.test(line) && !makers.test(file)) violations.push(`${file}:${position + 1}: ${reason}`);
    }
  });
  return violations;
}
