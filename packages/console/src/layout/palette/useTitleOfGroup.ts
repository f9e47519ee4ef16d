import { useText } from '../../kit/text/index.ts';
import type { Group } from './palette.rules.ts';
import { paletteWords } from './words.ts';

/** What a group is called: by its kind, where all in it are of one. */
export function useTitleOfGroup(): (group: Group) => string {
  const t = useText(paletteWords);
  return ({ name, kind }) => kind ?? t(`group.${name}`);
}
