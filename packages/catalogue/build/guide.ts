import { marked, type Token, type Tokens } from 'marked';

/** What somebody does, and what they had better leave. HTML of one line each. */
export interface Practice {
  readonly done: string;
  readonly avoided: string;
}

/** A folder's own page of documentation, in the parts that the catalogue shows in places of their own. */
export interface Guide {
  /** When to use it, an example, and how. HTML, without the heading. */
  readonly use: string;
  readonly practices: readonly Practice[];
  /** What the keys do, and the pattern they are of. HTML. */
  readonly keyboard: string;
}

export const inline = (text: string): string => marked.parseInline(text, { async: false });

/** @throws {Error} When the page lacks a part that each element has. */
export function readGuide(markdown: string): Guide {
  const [use = '', ...sections] = markdown.split(/^(?=## )/m);
  return {
    // What scrolls is reached by keys.
    use: withoutHeading(marked.parse(use, { async: false })).replaceAll('<pre>', '<pre tabindex="0">'),
    practices: practicesIn(marked.lexer(section(sections, 'Do and don’t'))),
    keyboard: marked.parse(section(sections, 'Keyboard'), { async: false }).replaceAll('<th>', '<th scope="col">'),
  };
}

function section(sections: readonly string[], heading: string): string {
  const start = `## ${heading}\n`;
  const found = sections.find((text) => text.startsWith(start));
  if (found === undefined) throw new Error(`The page has no “${heading}”`);
  return found.slice(start.length);
}

function practicesIn(tokens: readonly Token[]): Practice[] {
  const table = tokens.find((token): token is Tokens.Table => token.type === 'table');
  return (table?.rows ?? []).map(([done, avoided]) => ({
    done: inline(done?.text ?? ''),
    avoided: inline(avoided?.text ?? ''),
  }));
}

/** The page around has the element's name as its heading. */
const withoutHeading = (html: string) => html.replace(/^\s*<h1>.*?<\/h1>/, '');
