import { asCidr, type Cidr, contains, formatCidr, parseAddress, parseCidr } from '../address/index.ts';
import { type FieldProblem, type FieldProblems, problem } from '../errors.ts';
import { checkCidr } from '../subnet/rules.ts';

/** A network in its own spelling, one address as a network of its own; null when it is neither. */
export function cidrOfText(text: string): string | null {
  const cidr = parseCidr(asCidr(text));
  return cidr && formatCidr(cidr);
}

/** Networks without those that lie in another of them, in their first order (spec: pool.allowed-cidrs). */
export function reduceCidrs(texts: readonly string[]): string[] {
  const cidrs = [...new Set(texts.map((text) => cidrOfText(text) ?? text))];
  const wider = cidrs.flatMap((text) => parseCidr(text) ?? []);
  return cidrs.filter((text) => {
    const cidr = parseCidr(text);
    return cidr === null || !wider.some((other) => isInside(cidr, other));
  });
}
const isInside = (cidr: Cidr, other: Cidr) =>
  other.prefix < cidr.prefix && contains(other, { version: cidr.version, value: cidr.first });

/** Each a network of the address's version; a bare address is one too. */
export function checkAllowedCidrs(texts: readonly string[], version?: 4 | 6): FieldProblems {
  const problems: FieldProblems = {};
  for (const [at, text] of texts.entries()) {
    const address = parseAddress(text);
    const wrong = address ? checkVersion(text, address.version, version) : checkCidr(text, version);
    if (wrong) problems[`allowed_cidrs.${at}`] = wrong;
  }
  return problems;
}

const checkVersion = (text: string, is: 4 | 6, version: 4 | 6 | undefined): FieldProblem | null =>
  version !== undefined && is !== version
    ? problem('cidr_wrong_version', `'${text}' is not an IPv${version} CIDR`, { version })
    : null;
