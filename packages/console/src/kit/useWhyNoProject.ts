import { useSnapshot } from 'valtio';
import { owners } from './owners.ts';
import { useText } from './text/index.ts';
import { kitWords } from './words.ts';

/** Why nothing can be made here, in words: what is made belongs to a project, and all of them are looked at. '' within one. */
export function useWhyNoProject(): string {
  const t = useText(kitWords);
  const { isAcross } = useSnapshot(owners.state);
  return isAcross ? t('error.wrong_scope') : '';
}
