import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { notify } from '../../kit/notify/index.ts';
import { useText } from '../../kit/text/index.ts';
import { session, switchScope } from '../../session/index.ts';
import { type RequestedProject, checkRequestedProject } from '../../kit/permissions/guard.rules.ts';
import { useNotifyError } from '../notifications/useNotifyError.ts';
import { layoutWords } from '../words.ts';

const PARAMETER = 'project_id';

/**
 * An address may name the project its object is in (spec: session.project.query). The name leaves the address
 * when it has been followed: the person can go to another project from there.
 *
 * @returns whether another project is on its way, in which alone the page makes sense.
 */
export function useRequestedProject(): boolean {
  const t = useText(layoutWords);
  const notifyError = useNotifyError();
  const navigate = useNavigate();
  const { search, hash, state } = useLocation();
  const { phase, projectId, projects } = useSnapshot(session);
  const asked = new URLSearchParams(search).get(PARAMETER);
  const verdict = phase === 'signed-in' ? checkRequestedProject(asked, projectId, projects) : 'nothing';

  const removeParameter = () => {
    const rest = new URLSearchParams(search);
    rest.delete(PARAMETER);
    void navigate({ search: rest.toString(), hash }, { replace: true, state: state as unknown });
  };
  const onVerdict = useEffectEvent((what: RequestedProject, project: string | null) => {
    if (what === 'here') removeParameter();
    if (what === 'closed') {
      notify('warning', t('chooser.closed'));
      removeParameter();
    }
    if (what === 'another' && project !== null)
      switchScope({ kind: 'project', projectId: project }).catch((error: unknown) => {
        notifyError(error);
        removeParameter();
      });
  });
  useEffect(() => onVerdict(verdict, asked), [verdict, asked]);
  return verdict === 'another';
}
