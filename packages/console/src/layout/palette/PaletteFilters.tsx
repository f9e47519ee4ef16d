import { useFormat, useText } from '../../kit/text/index.ts';
import { type Group, keyOfGroup } from './palette.rules.ts';
import * as css from './palette.css.ts';
import { useTitleOfGroup } from './useTitleOfGroup.ts';
import { paletteWords } from './words.ts';

interface PaletteFiltersProps {
  /** All that match, before one is chosen. */
  readonly groups: readonly Group[];
  /** The key of the group that shows alone; null: all show. */
  readonly chosen: string | null;
  readonly onChoose: (key: string | null) => void;
}

/** Shows one kind of what matches alone. */
export function PaletteFilters({ groups, chosen, onChoose }: PaletteFiltersProps) {
  const t = useText(paletteWords);
  const titleOf = useTitleOfGroup();
  const choice = (key: string | null, title: string, count: number) => (
    <Choice key={key} title={title} count={count} isChosen={key === chosen} onChoose={() => onChoose(key)} />
  );
  const all = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  return (
    <div className={css.filters} role="group" aria-label={t('filter')}>
      {choice(null, t('filter.all'), all)}
      {groups.map((group) => choice(keyOfGroup(group), titleOf(group), group.entries.length))}
    </div>
  );
}

interface ChoiceProps {
  readonly title: string;
  readonly count: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function Choice({ title, count, isChosen, onChoose }: ChoiceProps) {
  const format = useFormat();
  return (
    <button type="button" className={css.filter} aria-pressed={isChosen} onClick={onChoose}>
      {title} <span className={css.filterCount}>{format.number(count)}</span>
    </button>
  );
}
