import { useLocation } from 'react-router-dom';
import { useOpenPanel } from '../navigation/index.ts';

/** Panels over a list, which keep the filters of its address. */
export function usePanels(): { readonly search: string; readonly open: (pathname: string) => void } {
  const { search } = useLocation();
  return { search, open: useOpenPanel() };
}
