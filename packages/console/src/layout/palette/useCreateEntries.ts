import { useNavigate } from 'react-router-dom';
import { useText } from '../../kit/text/index.ts';
import { useCreatable } from '../navigation/creatable.ts';
import type { Entry } from './palette.rules.ts';
import { paletteWords } from './words.ts';

/** What the project may have more of, from wherever one is; what the page itself offers is said once. */
export function useCreateEntries(page: readonly Entry[]): readonly Entry[] {
  const t = useText(paletteWords);
  const navigate = useNavigate();
  const offered = new Set(page.map(({ label }) => label.toLowerCase()));
  return useCreatable()
    .map(({ type, name, icon, to }) => ({
      id: `create ${type}`,
      icon,
      label: name,
      sought: t('create', { name }),
      run: () => void navigate(to),
    }))
    .filter(({ sought }) => !offered.has(sought.toLowerCase()));
}
