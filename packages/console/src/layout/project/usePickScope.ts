import { useLocation, useNavigate } from 'react-router-dom';
import { can } from '../../kit/permissions/abilities.ts';
import type { Guard } from '../../kit/module.ts';
import { confirmLeaving } from '../../kit/form/unsaved-changes.ts';
import { type Scope, session, switchScope } from '../../session/index.ts';
import { listAfterSwitch } from '../../kit/permissions/guard.rules.ts';
import { useRegistry } from '../registry.ts';
import { useNotifyError } from '../notifications/useNotifyError.ts';

/** Goes to another project, or to what is above them, and stays at the list where there is the same one. */
export function usePickScope(): (scope: Scope) => void {
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  const { areas } = useRegistry();
  const { pathname } = useLocation();
  const goOn = (isThere: boolean) => {
    const facts = {
      projectId: session.projectId,
      domainMode: session.domainMode,
      can: ({ subject, action }: Guard) => can(subject, action),
    };
    if (isThere) void navigate(listAfterSwitch(pathname, areas, facts));
  };
  return (scope) => confirmLeaving(pathname, () => void switchScope(scope).then(goOn, notifyError));
}
