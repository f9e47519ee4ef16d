// What a theme's pictures have to be. Pure: the theme lab of the catalogue runs it in a browser.

interface Tag {
  /** As written, prefix included. */
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly kind: 'open' | 'close' | 'empty';
}

type Piece = Tag | string;

const attribute = String.raw`[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*')`;
const ignored = String.raw`<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE[^[>]*>`;
const token = new RegExp(`${ignored}|<(/?)([A-Za-z_][\\w:.-]*)((?:\\s+${attribute})*)\\s*(/?)>`, 'g');

const localName = (name: string): string => name.slice(name.indexOf(':') + 1).toLowerCase();

/** Tags and the text between them, without comments and prologue; null when it is no well-formed SVG. */
function readPieces(text: string): Piece[] | null {
  const pieces: Piece[] = [];
  const open: string[] = [];
  let roots = 0;
  let at = 0;
  const keep = (between: string): boolean => {
    if (/[<]|&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i.test(between)) return false;
    if (open.length === 0) return between.trim() === '';
    pieces.push(between);
    return true;
  };
  for (const { 0: whole, 1: slash, 2: name, 3: written = '', 4: end, index } of text.matchAll(token)) {
    if (!keep(text.slice(at, index))) return null;
    at = index + whole.length;
    if (name === undefined) continue;
    const kind = slash ? 'close' : end ? 'empty' : 'open';
    if (kind === 'close' ? open.pop() !== name : open.length === 0 && (name !== 'svg' || ++roots > 1)) return null;
    if (kind === 'open') open.push(name);
    const attributes = [...written.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)];
    pieces.push({ name, kind, attributes: attributes.map(([, key = '', one, other]) => [key, one ?? other ?? '']) });
  }
  return keep(text.slice(at)) && roots === 1 && open.length === 0 ? pieces : null;
}

const isTag = (piece: Piece): piece is Tag => typeof piece === 'object';

const svgNamespace = 'http://www.w3.org/2000/svg';

/** CSS that fetches something, or hides that it does. An inner `url(#…)` is a part of the drawing. */
const fetching = /url\(\s*(?!\s|["']?#|&(?:quot|apos);#)|@import|\\|\b(?:image-set|image|src)\(/i;

function faultOfTag({ name, attributes }: Tag): string | null {
  const element = localName(name);
  if (element === 'script' || element === 'foreignobject') return `has a <${name}>`;
  for (const [key, value] of attributes) {
    const local = localName(key);
    if (local.startsWith('on')) return `has a script (${key})`;
    if (local === 'href' || local === 'src') return `refers to something else (${key}="${value}")`;
    if (local === 'attributename' && /href|^on/i.test(value)) return `animates ${value}`;
    if (fetching.test(value)) return `refers to something else (${key}="${value}")`;
    if (key === 'xmlns' && element === 'svg' && value !== svgNamespace) return 'is no SVG picture';
  }
  return null;
}

/** What is wrong with a picture, as the end of a sentence that begins with its name; null: nothing. */
export function whyNotPicture(text: string): string | null {
  const pieces = readPieces(text.replace(/^\uFEFF/, ''));
  if (pieces === null) return 'is no SVG picture';
  for (const piece of pieces) {
    const fault = isTag(piece) ? faultOfTag(piece) : null;
    if (fault !== null) return fault;
    if (!isTag(piece) && fetching.test(piece)) return 'has a style that refers to something else';
  }
  return viewBoxOf(pieces) === null ? 'has no viewBox, and no width and height to make one of' : null;
}

function viewBoxOf([root]: readonly Piece[]): string | null {
  if (root === undefined || !isTag(root)) return null;
  const { viewBox, width, height } = Object.fromEntries(root.attributes);
  const size = [width, height].map((length) => /^([\d.]+)(?:px)?$/.exec(length ?? '')?.[1]);
  return viewBox ?? (size.every(Boolean) ? `0 0 ${size.join(' ')}` : null);
}

const innerReference = /url\(\s*(?:["']|&quot;|&apos;)?(#[^)"'&\s]+)(?:["']|&quot;|&apos;)?\s*\)/g;
const tidy = (text: string): string => text.replaceAll(innerReference, 'url($1)');

function writeTag({ name, kind, attributes }: Tag): string {
  if (kind === 'close') return `</${name}>`;
  const written = attributes.map(([key, value]) => ` ${key}="${tidy(value).replaceAll('"', '&quot;')}"`);
  return `<${name}${written.join('')}${kind === 'empty' ? '/' : ''}>`;
}

const write = (pieces: readonly Piece[]): string =>
  `${pieces.map((piece) => (isTag(piece) ? writeTag(piece) : tidy(piece))).join('')}\n`;

function withRoot(pieces: readonly Piece[], change: (attributes: Tag['attributes']) => Tag['attributes']): Piece[] {
  const [root, ...rest] = pieces;
  return root !== undefined && isTag(root) ? [{ ...root, attributes: change(root.attributes) }, ...rest] : [...pieces];
}

/** As all themes have it: no prologue, the namespace and the box first. For a text that `whyNotPicture` says nothing of. */
function tidyPieces(text: string): Piece[] {
  const pieces = readPieces(text.replace(/^\uFEFF/, '')) ?? [];
  const box = viewBoxOf(pieces) ?? '';
  return withRoot(pieces, (attributes) => [
    ['xmlns', svgNamespace],
    ['viewBox', box],
    ...attributes.filter(([key]) => key !== 'xmlns' && key !== 'viewBox' && key !== 'version'),
  ]);
}

export const tidyPicture = (text: string): string => write(tidyPieces(text));

const paint = /((?:^|[\s;{"'])(?:fill|stroke|stop-color|flood-color|lighting-color|color)\s*:\s*)([^;}"'!]+)/gi;
const paintAttributes = new Set(['fill', 'stroke', 'stop-color', 'flood-color', 'lighting-color', 'color']);
const noColour = /^(?:none|transparent|inherit|currentcolor|url\(#.*|context-.*)$/i;

/** Every colour of a drawing put through `change`. */
function repaint(pieces: readonly Piece[], change: (colour: string) => string): Piece[] {
  const repaintOne = (colour: string): string => (noColour.test(colour.trim()) ? colour : change(colour.trim()));
  const inStyle = (style: string): string =>
    style.replaceAll(paint, (_, before: string, colour: string) => before + repaintOne(colour));
  return pieces.map((piece) => {
    if (!isTag(piece)) return inStyle(piece);
    return {
      ...piece,
      attributes: piece.attributes.map(([key, value]) => {
        if (key === 'style') return [key, inStyle(value)] as const;
        return [key, paintAttributes.has(key) ? repaintOne(value) : value] as const;
      }),
    };
  });
}

/** What is wrong with the mark, which takes the colour of its place: as `whyNotPicture`, or that it has several colours. */
export function whyNotLogo(text: string): string | null {
  const fault = whyNotPicture(text);
  if (fault !== null) return fault;
  const colours = new Set<string>();
  repaint(tidyPieces(text), (colour) => {
    colours.add(colour.toLowerCase());
    return colour;
  });
  if (colours.size < 2) return null;
  return `is drawn in ${colours.size} colours (${[...colours].join(', ')}), but takes the one colour of its place`;
}

/** The mark, drawn in `currentColor`. For a text that `whyNotLogo` says nothing of. */
export function tidyLogo(text: string): string {
  const painted = repaint(tidyPieces(text), () => 'currentColor');
  const filled = withRoot(painted, (attributes) =>
    attributes.some(([key]) => key === 'fill') ? attributes : [...attributes, ['fill', 'currentColor']],
  );
  return write(filled);
}
