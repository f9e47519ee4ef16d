/** Raw SVG by icon name, as an icon set's package has it in its files. */
export type IconSources = Readonly<Record<string, string>>;

const sources = new Map<string, string>();
const drawings = new Map<string, SVGSVGElement>();
const mirrored = new Set<string>();
const followers = new Set<(name: string) => void>();

/**
 * Registers icons by name: `registerIcons({ plus: '<svg …>' })`. Icons on the page update immediately, also if a name
 * is registered again. Pass only trusted markup, never user input.
 */
export function registerIcons(icons: IconSources): void {
  for (const [name, source] of Object.entries(icons)) {
    if (sources.get(name) === source) continue;
    sources.set(name, source);
    drawings.delete(name);
    tellFollowers(name);
  }
}

/** Registers the icons that point in the reading direction. They are mirrored in right-to-left text. */
export function registerMirrored(names: Iterable<string>): void {
  for (const name of names) {
    mirrored.add(name);
    tellFollowers(name);
  }
}

/** The icon's drawing, to be cloned, or `undefined` when nobody has registered the name. */
export function drawingOf(name: string): SVGSVGElement | undefined {
  const known = drawings.get(name);
  if (known) return known;
  const source = sources.get(name);
  if (source === undefined) return undefined;
  const root = new DOMParser().parseFromString(source, 'image/svg+xml').documentElement;
  if (!(root instanceof SVGSVGElement)) throw new Error(`The source of the icon "${name}" is not an SVG image.`);
  drawings.set(name, root);
  return root;
}

export function isMirrored(name: string): boolean {
  return mirrored.has(name);
}

/** Calls back with each name that is made known, or known anew. Returns what stops it. */
export function followIcons(follower: (name: string) => void): () => void {
  followers.add(follower);
  return () => followers.delete(follower);
}

function tellFollowers(name: string): void {
  for (const follower of followers) follower(name);
}
