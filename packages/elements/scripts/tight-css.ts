const string = String.raw`"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'`;
const stringOrComment = new RegExp(String.raw`(${string})|/\*[\s\S]*?\*/`, 'g');

/**
 * A style sheet without its comments and without the white space that says nothing. Every selector and every value
 * stays as it is written; only a `:` that a blank follows is taken for the one of a declaration or of a media feature.
 */
export function tightCss(css: string): string {
  const bare = css.replaceAll(stringOrComment, (_, kept: string | undefined) => kept ?? ' ');
  // Between two strings lies what may be changed; each string is an odd piece.
  const pieces = bare.split(new RegExp(`(${string})`)).map((piece, at) => (at % 2 === 1 ? piece : tightPiece(piece)));
  return pieces.join('').trim();
}

function tightPiece(piece: string): string {
  return piece
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?([{},;]) ?/g, '$1')
    .replaceAll(/([:(]) /g, '$1')
    .replaceAll(' )', ')')
    .replaceAll(';}', '}');
}

/** A `css` template that nothing is put into, as the compiler writes it. */
const template = /\bcss ?`([^`$]*)`/g;

/** The same module with its style sheets made tight. */
export function tightModule(code: string): string {
  return code.replaceAll(template, (_, css: string) => `css\`${tightCss(css)}\``);
}
