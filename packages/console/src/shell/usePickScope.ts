import { useNavigate } from 'react-router-dom';
import { type Scope, switchScope } from '../session/index.ts';
import { useTell } from './useTell.ts';

/** Goes to another project, or to what is above them. Each begins at its start page: what showed was of the old one. */
export function usePickScope(): (scope: Scope) => void {
  const navigate = useNavigate();
  const tell = useTell();
  return (scope) => void switchScope(scope).then(() => navigate('/'), tell);
}
