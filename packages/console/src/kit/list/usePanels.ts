import { useLocation, useNavigate } from 'react-router-dom';

/** Panels over a list, which keep the filters of its address. */
export function usePanels(): { readonly search: string; readonly open: (pathname: string) => void } {
  const navigate = useNavigate();
  const { search } = useLocation();
  return { search, open: (pathname) => void navigate({ pathname, search }) };
}
