/**
 * The text of `pnpm-lock.yaml` with a theme's package in it, as pnpm itself would write it: an install that changes
 * nothing then knows the package. Null when the lockfile is no longer written in a way that says where.
 */
export function withTheme(lockfile: string, name: string): string | null {
  const lines = lockfile.split('\n');
  const start = lines.indexOf('importers:');
  const end = lines.findIndex((line, at) => at > start && /^\S/.test(line));
  if (start < 0 || end < 0) return null;
  const folder = `themes/${name}`;
  const folderAt = (at: number): string | undefined => /^ {2}(\S[^:]*):$/.exec(lines[at] ?? '')?.[1];
  const later = lines.findIndex((_, at) => at > start && at < end && (folderAt(at) ?? '') >= folder);
  if (folderAt(later) === folder) return lockfile;
  const block = [
    `  ${folder}:`,
    '    dependencies:',
    "      '@skydeck/tokens':",
    '        specifier: workspace:^',
    '        version: link:../../packages/tokens',
    '',
  ];
  return lines.toSpliced(later < 0 ? end : later, 0, ...block).join('\n');
}
