import type { SearchHit } from '@skydeck/contract';
import { type ComponentType, createContext, use } from 'react';
import type { Area, Titles } from '../kit/module.ts';

/**
 * What the console is made of, as the layout needs it: the layout draws menus, palette and dialogs of areas and resources that
 * it does not import.
 */
export interface Registry {
  /** In the order of the rail. */
  readonly areas: readonly Area[];
  /** What a person sets for themselves: reached by the user menu. */
  readonly account: Area;
  /** The page of an object; null where the console has none. */
  readonly itemUrl: (item: Pick<SearchHit, 'type' | 'id' | 'parent_id'>) => string | null;
  /** The name that the icon of a kind of object has among the icons. */
  readonly iconOfKind: (type: string) => string;
  /** What one object is called, by the name of its resource. The same promise each time. */
  readonly loadResourceNames: () => Promise<Readonly<Record<string, Titles>>>;
  /** It closes itself, and says so when it has left the screen. */
  readonly PasswordDialog: ComponentType<{ readonly onClose: () => void }>;
}

const Context = createContext<Registry | null>(null);

export const RegistryProvider = Context.Provider;

export function useRegistry(): Registry {
  const registry = use(Context);
  if (!registry) throw new Error('There is no registry around the layout.');
  return registry;
}
