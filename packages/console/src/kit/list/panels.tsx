import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import plus from 'lucide-static/icons/plus.svg?raw';
import type { ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { usePageActions } from '../shortcuts/index.ts';

registerIcons({ plus });

/** Panels over a list, which keep the filters of its address. */
export function usePanels(): { readonly search: string; readonly open: (pathname: string) => void } {
  const navigate = useNavigate();
  const { search } = useLocation();
  return { search, open: (pathname) => void navigate({ pathname, search }) };
}

/** The way to a new one, by its button and by its key; nothing for whose role may never. */
export function useCreateButton(may: boolean, label: string, create: () => void): ReactNode {
  usePageActions(may ? [{ id: 'create', keys: 'create', label, run: create }] : []);
  return (
    may && (
      <Button variant="primary" size="small" onClick={create}>
        <Icon slot="start" name="plus" />
        {label}
      </Button>
    )
  );
}
