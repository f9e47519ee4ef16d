import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { notify } from '../kit/notify/index.ts';
import { useText } from '../kit/text/index.ts';
import { session, switchScope } from '../session/index.ts';
import { type Asked, judgeProject } from './guard.rules.ts';
import { useTell } from './useTell.ts';
import { shellWords } from './words.ts';

const PARAMETER = 'project_id';

/**
 * An address may name the project its object is in (1-foundations §2: on load and on switch). The name leaves the address
 * when it has been followed: the person can go to another project from there.
 *
 * @returns whether another project is on its way, in which alone the page makes sense.
 */
export function useAskedProject(): boolean {
  const t = useText(shellWords);
  const tell = useTell();
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const { phase, projectId, projects } = useSnapshot(session);
  const asked = new URLSearchParams(search).get(PARAMETER);
  const verdict = phase === 'signed-in' ? judgeProject(asked, projectId, projects) : 'nothing';

  const leaveOut = () => {
    const rest = new URLSearchParams(search);
    rest.delete(PARAMETER);
    void navigate({ search: rest.toString(), hash }, { replace: true, state: state as unknown });
  };
  const follow = useEffectEvent((what: Asked, project: string | null) => {
    if (what === 'here') leaveOut();
    if (what === 'closed') {
      notify('warning', t('chooser.closed'));
      leaveOut();
    }
    if (what === 'another' && project !== null)
      switchScope({ kind: 'project', projectId: project }).catch((error: unknown) => {
        tell(error);
        leaveOut();
      });
  });
  useEffect(() => follow(verdict, asked), [verdict, asked]);
  return verdict === 'another';
}
