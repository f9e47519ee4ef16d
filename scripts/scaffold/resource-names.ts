import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../bootstrap/root.mjs';
import { Sentence } from '../bootstrap/sentence.mjs';
import { type Names, namesOf, pluralOf } from './names.ts';

/** A resource's name, and the name of several, in all spellings; and where it stands. */
export interface ResourceNames {
  readonly one: Names;
  readonly many: Names;
  /** The area whose menu has it: `compute`. Its addresses, calls, subjects and tasks begin with it. */
  readonly area: string;
  /** The group of the menu. */
  readonly group: string;
  /** The lucide icon of its menu entry. */
  readonly icon: string;
}

const groups: Readonly<Record<string, string>> = { settings: 'domain' };

/** The areas that list resources. */
export const areasOfResources = (): readonly string[] =>
  globSync('packages/console/src/areas/*/index.ts', { cwd: root })
    .filter((path) => readFileSync(join(root, path), 'utf8').includes('resourcesIn('))
    .map((path) => basename(dirname(path)))
    .toSorted();

/** Reads `key-pair --area compute --icon key-round`. Throws a `Sentence` that names what cannot be. */
export function resourceNamesOf(args: readonly string[]): ResourceNames {
  const { values, positionals } = parsed(args);
  if (values.help) throw new Sentence(usage());
  const one = namesOf(positionals[0]);
  const { area = 'compute', icon = 'box' } = values;
  const areas = areasOfResources();
  if (!areas.includes(area))
    throw new Sentence(`There is no area “${area}” with resources; there are ${areas.join(', ')}.`);
  const hasIcon = globSync(`packages/console/node_modules/lucide-static/icons/${icon}.svg`, { cwd: root }).length > 0;
  if (!/^[\w-]+$/.test(icon) || !hasIcon) throw new Sentence(`Lucide has no icon “${icon}”.`);
  return { one, many: namesOf(pluralOf(one.kebab)), area, group: groups[area] ?? area, icon };
}

function parsed(args: readonly string[]) {
  const options = {
    area: { type: 'string' },
    icon: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new Sentence(`${error instanceof Error ? error.message : String(error)} ${usage()}`);
  }
}

const usage = () => `Use: pnpm new-resource NAME --area AREA --icon ICON
  NAME  one of it, in words with dashes: key-pair
  AREA  whose menu lists it: ${areasOfResources().join(', ')}; compute if left out
  ICON  one of lucide's: key-round; box if left out`;
