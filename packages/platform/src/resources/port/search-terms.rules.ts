import { formatAddress, parseAddress } from '@skydeck/contract';

const macWithDashes = /^[0-9a-f]{2}(-[0-9a-f]{2}){1,5}$/;

/** How ports spell what somebody looks for: an address in its short form, a MAC with colons, letters small. */
export function termsOf(text: string): readonly string[] {
  const term = text.trim().toLowerCase();
  const address = parseAddress(term);
  const spelled = address ? formatAddress(address) : macWithDashes.test(term) ? term.replaceAll('-', ':') : term;
  return [...new Set([term, spelled])];
}
