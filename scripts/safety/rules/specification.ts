import type { Source } from '../repository.ts';

/** A rule or a citation, and where it stands. `anchor` is empty for what is meant as one and has none. */
interface Anchored {
  readonly anchor: string;
  readonly path: string;
  /** `path:line` */
  readonly place: string;
}

const anchorForm = String.raw`[a-z\d]+(?:-[a-z\d]+)*(?:\.[a-z\d]+(?:-[a-z\d]+)*)*`;
/** A list item that begins in bold is meant as a rule. */
const rule = new RegExp(String.raw`^- \*\*(?:\x60(${anchorForm})\x60\*\* (?=\S))?`, 'gm');
const citation = new RegExp(String.raw`(?<![\w'"\x60])spec:(?: (${anchorForm}))?`, 'g');
const comment = /(?:^|\s)(?:\/\/|\/\*|\*\s).*/;

/** Sections of what the product was first made from. Standards have sections, too: `RFC 6265 §4.1`. */
export const oldCitation =
  /\b[1-3]-(?:foundations|storage-infrastructure|compute-tenant)\b|\bgaps\.md\b|\b[Dd]ocuments? [1-3]\b|\b[Ss]pecification[’']s gaps\b/g;

const lineOf = (text: string, index: number) => text.slice(0, index).split('\n').length;

/** The rules of a page. */
export const rulesIn = ({ path, text }: Source): Anchored[] =>
  [...text.matchAll(rule)].map(({ 1: anchor = '', index }) => ({
    anchor,
    path,
    place: `${path}:${lineOf(text, index)}`,
  }));

/** What a file cites: code in its comments, a page of text anywhere. */
export const citationsIn = ({ path, text }: Source): Anchored[] =>
  text.split('\n').flatMap((line, at) => {
    const cites = path.endsWith('.md') ? line : (comment.exec(line)?.[0] ?? '');
    return [...cites.matchAll(citation)].map(({ 1: anchor = '' }) => ({ anchor, path, place: `${path}:${at + 1}` }));
  });
