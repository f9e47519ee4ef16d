import { useLocation, useNavigate } from 'react-router-dom';
import { areas } from '../areas/index.ts';
import { can } from '../kit/abilities.ts';
import type { Guard } from '../kit/module.ts';
import { confirmLeaving } from '../kit/unsaved-changes.ts';
import { type Scope, session, switchScope } from '../session/index.ts';
import { listAfterSwitch } from './guard.rules.ts';
import { useNotifyError } from './useNotifyError.ts';

/** Goes to another project, or to what is above them, and stays at the list where there is the same one. */
export function usePickScope(): (scope: Scope) => void {
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  const { pathname } = useLocation();
  const goOn = (isThere: boolean) => {
    const facts = {
      domainMode: session.domainMode,
      can: ({ subject, action }: Guard) => can(subject, action),
    };
    if (isThere) void navigate(listAfterSwitch(pathname, areas, facts));
  };
  return (scope) => confirmLeaving(pathname, () => void switchScope(scope).then(goOn, notifyError));
}
