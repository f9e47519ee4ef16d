/** Files of a package that nobody gets who installs it, or that change nothing for them. */
const ofNobody = [
  /\.(test|e2e)\.tsx?$/,
  /\.demo\.html$/,
  /\.md$/,
  /\.(png|yml)$/,
  /(^|\/)tsconfig[^/]*\.json$/,
  /\.config\.\w+$/,
];
/** Folders that are in no package. */
const folders = /^(scripts|test|e2e)\//;

/** Whether somebody who installs a package could notice that this file of it, by its path in the package, is another one. */
export const isPublished = (file: string): boolean =>
  !folders.test(file) && file !== 'package.json' && !ofNobody.some((pattern) => pattern.test(file));

const ownFields = new Set(['version', 'scripts', 'devDependencies']);

/** Whether two texts of a package.json are the same to somebody who installs it. */
export function isSamePackage(before: string, after: string): boolean {
  return published(before) === published(after);
}

function published(text: string): string {
  const fields = Object.entries(JSON.parse(text) as Record<string, unknown>).filter(([name]) => !ownFields.has(name));
  return JSON.stringify(Object.fromEntries(fields));
}

/** The packages that a changeset names, whatever it says of them. */
export function namedIn(changeset: string): string[] {
  const [, head = ''] = /^---\r?\n([^]*?)^---/m.exec(changeset) ?? [];
  return [...head.matchAll(/^['"]?(@?[\w/-]+)['"]?\s*:/gm)].map(([, name = '']) => name);
}
