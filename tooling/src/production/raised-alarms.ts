import type { SyntaxNode } from '@lezer/common';
import { parser } from '@prometheus-io/lezer-promql';
import { type Alarm, alarms } from './alarms';

/** One value of a scrape. */
export interface Series {
  readonly name: string;
  readonly labels: Readonly<Record<string, string>>;
  readonly value: number;
}

/** The values of a page of `/metrics`, with what Prometheus adds to those that it could read; undefined for one that it could not. */
export function scraped(job: string, text: string | undefined): readonly Series[] {
  const own = [{ name: 'up', labels: { job }, value: text === undefined ? 0 : 1 }];
  const lines = (text ?? '').split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return [...own, ...lines.map((line) => series(line, job))];
}

function series(line: string, job: string): Series {
  const [, name = '', inner = '', value] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)(?: \d+)?$/.exec(line) ?? [];
  if (value === undefined) throw new SyntaxError(`not a value of a scrape: ${line}`);
  const labels = [...inner.matchAll(/([a-zA-Z_]\w*)="((?:[^"\\]|\\.)*)"/g)].map(([, key = '', text = '']) => [
    key,
    text,
  ]);
  return { name, labels: { job, ...Object.fromEntries(labels) }, value: Number(value.replace('Inf', 'Infinity')) };
}

/** Names of the alarms whose rules hold of these values at this moment; for how long they must hold is Prometheus's part. */
export function raisedAlarms(values: readonly Series[], rules: readonly Alarm[] = alarms): readonly string[] {
  return rules.filter(({ expr }) => evaluate(expr, values).length > 0).map(({ name }) => name);
}

/** The names of the figures that a rule reads. */
export function figuresOf(expr: string): readonly string[] {
  const names: string[] = [];
  parsed(expr)
    .cursor()
    .iterate((node) => {
      if (node.name === 'Identifier') names.push(expr.slice(node.from, node.to));
    });
  return names;
}

/** The result of an expression of the forms that our rules have. Throws SyntaxError for any other, and for what is no PromQL. */
export function evaluate(expr: string, values: readonly Series[]): readonly Series[] {
  const root = parsed(expr).firstChild;
  if (root === null) throw new SyntaxError(`empty: ${expr}`);
  return vector(root, expr, values);
}

function parsed(expr: string): SyntaxNode {
  const tree = parser.parse(expr);
  tree.iterate({
    enter(node) {
      if (node.type.isError) throw new SyntaxError(`not PromQL at ${node.from}: ${expr}`);
    },
  });
  return tree.topNode;
}

const comparisons: Readonly<Record<string, (one: number, other: number) => boolean>> = {
  Eql: (one, other) => one === other,
  Neq: (one, other) => one !== other,
  Gtr: (one, other) => one > other,
  Lss: (one, other) => one < other,
  Gte: (one, other) => one >= other,
  Lte: (one, other) => one <= other,
};

function vector(node: SyntaxNode, expr: string, values: readonly Series[]): readonly Series[] {
  const text = ({ from, to }: SyntaxNode) => expr.slice(from, to);
  const unknown = () => new SyntaxError(`no rule of ours has the form ${node.name}: ${text(node)}`);
  if (node.name === 'VectorSelector') return values.filter((each) => isSelected(node, expr, each));
  if (node.name === 'FunctionCall') {
    const inner = node.getChild('FunctionCallBody')?.firstChild;
    if (node.getChild('FunctionIdentifier')?.firstChild?.name !== 'Absent' || !inner) throw unknown();
    return vector(inner, expr, values).length === 0 ? [{ name: 'absent', labels: {}, value: 1 }] : [];
  }
  const [left, operator, right] = [node.firstChild, node.firstChild?.nextSibling, node.lastChild];
  if (node.name !== 'BinaryExpr' || !left || !operator || !right) throw unknown();
  if (operator.name === 'Or') return [...vector(left, expr, values), ...vector(right, expr, values)];
  const compare = comparisons[operator.name];
  if (compare === undefined || right.name !== 'NumberDurationLiteral') throw unknown();
  const limit = Number(text(right));
  return vector(left, expr, values).filter(({ value }) => compare(value, limit));
}

function isSelected(selector: SyntaxNode, expr: string, { name, labels }: Series): boolean {
  const text = (node: SyntaxNode | null | undefined) => (node ? expr.slice(node.from, node.to) : '');
  if (text(selector.getChild('Identifier')) !== name) return false;
  return (selector.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? []).every((matcher) => {
    const told = labels[text(matcher.getChild('LabelName'))] ?? '';
    const wanted = JSON.parse(text(matcher.getChild('StringLiteral'))) as string;
    const pattern = new RegExp(`^(?:${wanted})$`);
    const matches: Readonly<Record<string, boolean>> = {
      EqlSingle: told === wanted,
      Neq: told !== wanted,
      EqlRegex: pattern.test(told),
      NeqRegex: !pattern.test(told),
    };
    const kind = matcher.getChild('MatchOp')?.firstChild?.name ?? '';
    const result = matches[kind];
    if (result === undefined) throw new SyntaxError(`unknown matcher ${kind}: ${expr}`);
    return result;
  });
}
