import { useUrlState } from '../kit/navigation/url-state.ts';

/** Whether the page has the window for itself, without header and menus: `?view=full` (spec: navigation.full-view). */
export function useFullScreen(): { readonly isFull: boolean; readonly toggle: () => void } {
  const { read, write } = useUrlState();
  const isFull = read('view') === 'full';
  return { isFull, toggle: () => write({ view: isFull ? null : 'full' }) };
}
