import { parser } from '@prometheus-io/lezer-promql';
import { isVolumeMetric, volumeMetrics } from '@skydeck/contract';
import { Refusal } from '../../http/refusal.ts';
import type { Operator, Query, Series } from './expression.rules.ts';

type SyntaxNode = ReturnType<typeof parser.parse>['topNode'];

// What of Prometheus' language is known here: the names of the contract, `=` matchers, `rate`, `histogram_quantile`, numbers and
// the four operations. Prometheus' own grammar reads it; anything else is refused.

/** 422, as Prometheus answers what it cannot execute. */
export const unknownQuery = (message: string) => new Refusal(422, 'bad_request', message);

/** Nobody's chart asks for more. */
const QUERY_MOST = 2000;

/** Throws 422 for what is not known. */
// spec: metric.query
export function readQuery(text: string): Query {
  if (text.length > QUERY_MOST) throw unknownQuery(`A query has at most ${QUERY_MOST} characters`);
  const { topNode } = parser.parse(text);
  const [expression, ...more] = childrenOf(topNode);
  if (!expression || more.length > 0) throw unknownQuery('This is no query');
  return read(expression, text);
}

function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child);
  return children;
}

const textOf = ({ from, to }: SyntaxNode, text: string) => text.slice(from, to);

function read(node: SyntaxNode, text: string): Query {
  switch (node.name) {
    case 'ParenExpr':
      return read(onlyChildOf(node, text), text);
    case 'NumberDurationLiteral':
      return { is: 'number', value: numberOf(node, text) };
    case 'VectorSelector':
      return gaugeOf(readSeries(node, text));
    case 'FunctionCall':
      return readCall(node, text);
    case 'BinaryExpr':
      return readOperation(node, text);
    default:
      throw unknownQuery(`'${textOf(node, text)}' is not known here`);
  }
}

function onlyChildOf(node: SyntaxNode, text: string): SyntaxNode {
  const [child, ...more] = childrenOf(node);
  if (!child || more.length > 0) throw unknownQuery(`'${textOf(node, text)}' is not known here`);
  return child;
}

function numberOf(node: SyntaxNode, text: string): number {
  const value = Number(textOf(node, text));
  if (Number.isNaN(value)) throw unknownQuery(`'${textOf(node, text)}' is no number`);
  return value;
}

function gaugeOf(series: Series): Query {
  if (volumeMetrics[series.name] !== 'gauge') throw unknownQuery(`${series.name} is a counter: ask for its rate`);
  return { is: 'gauge', ...series };
}

function readSeries(node: SyntaxNode, text: string): Series {
  const [identifier, matchers, ...more] = childrenOf(node);
  if (identifier?.name !== 'Identifier' || more.length > 0) throw unknownQuery('A series is called by its name');
  const name = textOf(identifier, text);
  if (!isVolumeMetric(name)) throw unknownQuery(`There is no metric '${name}'`);
  const labels = matchers ? childrenOf(matchers).map((matcher) => readMatcher(matcher, text)) : [];
  return { name, labels: Object.fromEntries(labels) };
}

function readMatcher(node: SyntaxNode, text: string): [string, string] {
  const [label, operator, value] = childrenOf(node);
  if (label?.name !== 'LabelName' || !operator || textOf(operator, text) !== '=' || value?.name !== 'StringLiteral')
    throw unknownQuery(`'${textOf(node, text)}' is not known here: labels are compared by =`);
  return [textOf(label, text), textOf(value, text).slice(1, -1)];
}

function readCall(node: SyntaxNode, text: string): Query {
  const [identifier, body] = childrenOf(node);
  const name = identifier ? textOf(identifier, text) : '';
  const given = body ? childrenOf(body) : [];
  const [first, second] = given;
  if (name === 'rate' && first?.name === 'MatrixSelector' && given.length === 1) return readRate(first, text);
  if (name === 'histogram_quantile' && first && second && given.length === 2)
    return { is: 'quantile', quantile: numberOf(first, text), of: read(second, text) };
  throw unknownQuery(`'${textOf(node, text)}' is not known here`);
}

const unitSeconds: Readonly<Record<string, number>> = { s: 1, m: 60, h: 3600, d: 86_400 };
/** A day, in seconds. */
const WINDOW_MOST = 86_400;

function readRate(node: SyntaxNode, text: string): Query {
  const [selector, window] = childrenOf(node);
  const [, count = '', unit = ''] = /^(\d{1,6})([smhd])$/.exec(window ? textOf(window, text) : '') ?? [];
  const seconds = Number(count) * (unitSeconds[unit] ?? 0);
  if (!selector || seconds <= 0 || seconds > WINDOW_MOST)
    throw unknownQuery(`'${textOf(node, text)}' is not known here`);
  const series = readSeries(selector, text);
  if (volumeMetrics[series.name] === 'gauge') throw unknownQuery(`${series.name} is no counter: it has no rate`);
  return { is: 'rate', seconds, ...series };
}

const operators: readonly string[] = ['+', '-', '*', '/'];
const isOperator = (text: string): text is Operator => operators.includes(text);

function readOperation(node: SyntaxNode, text: string): Query {
  const [left, operator, right, ...more] = childrenOf(node);
  const sign = operator ? textOf(operator, text) : '';
  if (!left || !right || more.length > 0 || !isOperator(sign))
    throw unknownQuery(`'${textOf(node, text)}' is not known here`);
  return { is: 'operation', operator: sign, left: read(left, text), right: read(right, text) };
}
