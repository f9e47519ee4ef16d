import { useSnapshot } from 'valtio';
import { projectScope } from '../data/project-scope.ts';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';

/** Why nothing can be made here, in words: what is made belongs to a project, and all of them are looked at. '' within one (spec: network.create.project). */
export function useWhyNoProject(): string {
  const t = useText(kitWords);
  const { isAllProjects } = useSnapshot(projectScope.state);
  return isAllProjects ? t('error.wrong_scope') : '';
}
