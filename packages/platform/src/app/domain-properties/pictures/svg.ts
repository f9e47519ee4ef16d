import { XMLParser, XMLValidator } from 'fast-xml-parser';

/** What is wrong with a drawing: it is none, it is broken, or one of its parts could do more than be drawn. */
export type SvgFault =
  | { readonly kind: 'other' }
  | { readonly kind: 'broken' }
  | { readonly kind: 'unsafe'; readonly part: string };

const SVG = 'http://www.w3.org/2000/svg';

/** What draws and nothing else. Not here: scripts, frames, links, raster images, `use` (a bomb when nested), animation. */
const drawing: ReadonlySet<string> = new Set(
  `svg g defs symbol title desc metadata style path rect circle ellipse line polyline polygon text tspan
  linearGradient radialGradient stop clipPath mask pattern marker filter feBlend feColorMatrix feComponentTransfer
  feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB
  feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight
  feTile feTurbulence`.split(/\s+/),
);

/** What drawing programs write for themselves; no browser does anything with it. */
const inert: readonly RegExp[] = [
  /^http:\/\/www\.inkscape\.org\/namespaces\/inkscape$/,
  /^http:\/\/sodipodi\.sourceforge\.net\/DTD\/sodipodi-0\.dtd$/,
  /^http:\/\/www\.w3\.org\/1999\/02\/22-rdf-syntax-ns#$/,
  /^http:\/\/(?:creativecommons\.org\/ns#|web\.resource\.org\/cc\/)$/,
  /^http:\/\/purl\.org\/dc\/(?:elements\/1\.1|terms)\/$/,
  /^http:\/\/www\.bohemiancoding\.com\/sketch\/ns$/,
  /^http:\/\/www\.serif\.com\/$/,
];

/** Gradients take their stops from another by `href="#…"`, as Inkscape writes all of them. */
const mayRefer: ReadonlySet<string> = new Set(['linearGradient', 'radialGradient']);

/** Also where a comment hides it: what one reader of XML takes for a comment another may not. */
const active = /<(?:[\w.-]+:)?(script|foreignObject|iframe|object|embed|audio|video|handler|listener)[\s/>]/i;

/** Reads a drawing as browsers do, strictly. null: it is one, and safe. */
export function faultOfSvg(text: string): SvgFault | null {
  if (!text.trimStart().startsWith('<')) return { kind: 'other' };
  const declared = /<!(DOCTYPE|ENTITY|ELEMENT|ATTLIST)/i.exec(text)?.[1] ?? /<\?(?!xml\s)([\w.-]*)/i.exec(text)?.[1];
  const isSvg = /<(?:[\w.-]+:)?svg[\s/>]/.test(text);
  if (!isSvg) return { kind: 'other' };
  if (declared !== undefined) return { kind: 'unsafe', part: declared };
  const [, part] = active.exec(text) ?? [];
  if (part !== undefined) return { kind: 'unsafe', part };
  if (XMLValidator.validate(text) !== true) return { kind: 'broken' };
  return faultOfTree(text);
}

type Node = Readonly<Record<string, unknown>>;

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  ignoreDeclaration: true,
  processEntities: false,
  parseTagValue: false,
  trimValues: false,
});

function faultOfTree(text: string): SvgFault | null {
  let roots: readonly Node[];
  try {
    roots = (parser.parse(text) as Node[]).filter((node) => !('#text' in node));
  } catch {
    return { kind: 'broken' };
  }
  const [root] = roots;
  if (!root || roots.length > 1) return { kind: 'broken' };
  const { name, namespace } = nameOf(root, new Map());
  if (name !== 'svg' || namespace !== SVG) return { kind: 'other' };
  const part = unsafePart(root, new Map());
  return part === null ? null : { kind: 'unsafe', part };
}

const attributesOf = (node: Node) => (node[':@'] ?? {}) as Readonly<Record<string, string>>;
const tagOf = (node: Node) => Object.keys(node).find((key) => key !== ':@') ?? '';

type Namespaces = ReadonlyMap<string, string>;

function namespacesAt(node: Node, outer: Namespaces): Namespaces {
  const own = Object.entries(attributesOf(node)).flatMap(([name, value]) => {
    const declared = /^xmlns(?::(.+))?$/.exec(name);
    return declared ? [[declared[1] ?? '', decode(value)] as const] : [];
  });
  return new Map([...outer, ...own]);
}

function nameOf(node: Node, outer: Namespaces): { readonly name: string; readonly namespace: string } {
  const tag = tagOf(node);
  const colon = tag.indexOf(':');
  const namespaces = namespacesAt(node, outer);
  return {
    name: tag.slice(colon + 1),
    namespace: namespaces.get(colon < 0 ? '' : tag.slice(0, colon)) ?? '',
  };
}

function unsafePart(node: Node, outer: Namespaces): string | null {
  if ('#text' in node) return null;
  const { name, namespace } = nameOf(node, outer);
  const isInert = inert.some((known) => known.test(namespace));
  if (!isInert && (namespace !== SVG || !drawing.has(name))) return tagOf(node);
  const own = isInert ? null : unsafeAttribute(node, name);
  if (own !== null) return own;
  const children = (node[tagOf(node)] ?? []) as readonly Node[];
  if (name === 'style' && !isInert && reachesOut(textIn(children))) return 'style';
  const namespaces = namespacesAt(node, outer);
  for (const child of children) {
    const part = unsafePart(child, namespaces);
    if (part !== null) return part;
  }
  return null;
}

const textIn = (nodes: readonly Node[]): string => decode(nodes.map((node) => String(node['#text'] ?? '')).join(''));

function unsafeAttribute(node: Node, element: string): string | null {
  for (const [name, raw] of Object.entries(attributesOf(node))) {
    if (/^xmlns(?::|$)/.test(name)) continue;
    const value = decode(raw);
    const local = name.slice(name.indexOf(':') + 1);
    if (/^on/i.test(local) || local === 'src' || name === 'xml:base') return name;
    if (local === 'href' && !(mayRefer.has(element) && /^#[\w.-]+$/.test(value))) return name;
    if (reachesOut(value)) return name;
  }
  return null;
}

/** Style that fetches something, or hides that it does. `url(#name)` is a part of the drawing. */
const reachesOut = (css: string): boolean =>
  /\\|@import|@namespace|@font-face|expression\(|-moz-binding|(?:image|image-set|src)\(|javascript:/i.test(css) ||
  /url\((?!\s*["']?#[\w.-]+["']?\s*\))/i.test(css);

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Once, as a reader of XML does. */
function decode(text: string): string {
  return text.replaceAll(
    /&(?:#x([\da-f]{1,6})|#(\d{1,7})|(\w+));/gi,
    (whole, hex?: string, decimal?: string, word?: string) => {
      if (word !== undefined) return named[word] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code <= 0x10_ff_ff ? String.fromCodePoint(code) : whole;
    },
  );
}
