import type { Action, Subject } from '@skydeck/contract';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { RouteHandle } from '../module.ts';
import { wizardPage } from '../wizard/route.tsx';
import { panel } from './panel.tsx';

type Load = () => Promise<ComponentType>;

/** The guard of a route: only who may do this comes. */
export const may = (action: Action, subject: Subject): RouteHandle => ({ guard: { subject, action } });

/** A page, which loads when somebody opens it: `lazy: page(async () => (await import('./RouterDetails.tsx')).RouterDetails)`. */
export const page =
  (load: Load): NonNullable<RouteObject['lazy']> =>
  async () => ({ Component: await load() });

/** A tab of a page of details, with what lies over it; `path: null` is for the first, at the page's own address. */
export const tab = (path: string | null, load: Load, over: RouteObject[] = []): RouteObject => ({
  ...(path !== null && { path }),
  lazy: page(load),
  children: path === null ? [{ index: true, element: null }, ...over] : over,
});

/** The last tab of every page of details: `ItemDetails` draws it. */
export const activityTab: RouteObject = { path: 'activity', element: null };

interface Facts {
  /** Below the area: `routers`. */
  readonly path: string;
  /** What the id of one is called: `routerId`. */
  readonly id: string;
  readonly subjects: { readonly list: Subject; readonly item: Subject };
}

/** The routes that most resources have, each with its guard: call those that yours has, and write what is its own beside them. */
export function resourceRoutes({ path, id, subjects: { list, item } }: Facts) {
  const mayCreate = may('create', list);
  const mayUpdate = may('update', item);
  const frame = (below: string, handle: RouteHandle, load: Load, steps: RouteObject[] = []): RouteObject => ({
    path: `${path}/${below}`,
    handle,
    lazy: page(load),
    children: steps,
  });
  return {
    mayCreate,
    mayUpdate,
    /** The list, which comes with the module: panels lie over it, pages with addresses below its own stand beside it. */
    list: (Component: ComponentType, over: RouteObject[], beside: RouteObject[] = []): RouteObject => ({
      path,
      handle: may('read', list),
      children: [{ Component, children: [{ index: true, element: null }, ...over] }, ...beside],
    }),
    /** Over the list. */
    add: (load: Load): RouteObject => ({ path: 'add', handle: mayCreate, lazy: panel(load) }),
    /** Beside the list: a form in steps takes a page of its own. */
    addInSteps: (load: Load, children: RouteObject[] = [], handle = mayCreate): RouteObject => ({
      path: 'add',
      handle,
      lazy: wizardPage(load),
      children,
    }),
    /** Over the list; a form that is not called so has its name, as in `over` of `resourcePaths`. */
    edit: (load: Load, form = 'edit'): RouteObject => ({
      path: `:${id}/${form}`,
      handle: mayUpdate,
      lazy: panel(load, '../..'),
    }),
    details: (load: Load, tabs: RouteObject[] = []): RouteObject => ({
      path: `${path}/:${id}`,
      handle: may('read', item),
      lazy: page(load),
      children: [...tabs, activityTab],
    }),
    /** The same form as `edit`, over the first tab of the details. */
    editDetails: (load: Load, form = 'edit'): RouteObject => ({
      path: `${form}/:returnRoute`,
      handle: mayUpdate,
      lazy: panel(load, '../..'),
    }),
    /** The forms of a new part and of one that is there, over the tab that lists them. */
    partForms: (add: Load, change: Load): RouteObject[] => [
      { path: 'add', handle: mayUpdate, lazy: panel(add) },
      { path: ':itemId/edit', handle: mayUpdate, lazy: panel(change, '../..') },
    ],
    /** A form in other people's pages, below /iframe; its steps may have addresses of their own. */
    frame,
    /** The forms of a new item and of one that is there, in other people's pages. */
    itemFrames: (create: Load, change: Load): RouteObject[] => [
      frame('add', mayCreate, create),
      frame(`:${id}/edit`, mayUpdate, change),
    ],
    /** The forms of its parts behind one tab, in other people's pages. */
    partFrames: (behind: string, add: Load, change: Load): RouteObject[] => [
      frame(`:${id}/${behind}/add`, mayUpdate, add),
      frame(`:${id}/${behind}/:itemId/edit`, mayUpdate, change),
    ],
  };
}
