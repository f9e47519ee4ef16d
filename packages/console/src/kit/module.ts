import type { Subject } from '@skydeck/contract';
import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { AnyResource } from './data/resource.ts';
import type { TaskKind } from './tasks/task-kinds.ts';
import type { Language } from './text/index.ts';
import type { Action } from '@skydeck/contract';

export type MenuGroup =
  | 'compute'
  | 'networking'
  | 'orchestration'
  | 'protection'
  | 'storage'
  | 'domain'
  | 'cloud'
  | 'account';

/** A name that shows before any page's words: all languages in one small file, `words/menu.json` or `words/name.json`. */
export type Titles = Readonly<Record<Language, string>>;

/** An entry of a section menu. */
export interface MenuEntry {
  readonly group: MenuGroup;
  /** Below the area: `networks`. */
  readonly path: string;
  /** Raw SVG of a lucide icon. */
  readonly icon: string;
  readonly title: Titles;
}

/** The name an entry's drawing has among the icons; who draws the same thing elsewhere need not know its area. */
export const menuIcon = ({ path }: Pick<MenuEntry, 'path'>): string => `menu-${path}`;

/** Who may come here. In the `handle` of a route. */
export interface Guard {
  readonly subject: Subject;
  readonly action: Action;
}
export interface RouteHandle {
  readonly guard?: Guard;
}

/** Routes that are loaded when one of them is opened. */
export interface LazyRoutes {
  /** What their addresses begin with, below the area; null: any. */
  readonly pathPrefix: string | null;
  readonly load: () => Promise<readonly RouteObject[]>;
}

interface ResourceMenuEntry extends MenuEntry {
  /** The menu shows how many there are, unless this is `false`: the API does not count them. */
  readonly isCounted?: false;
}

/** What is known of a resource before one of its pages is opened. Everything else is loaded then (`ResourceModule`). */
export interface ResourceDefinition {
  /** As events, counts and what the search finds have it: `router`. */
  readonly name: string;
  /** The path of the area in whose menu it stands: `compute`. */
  readonly area: string;
  /** Who may read its list sees it in the menu. */
  readonly subject: Subject;
  /** null: it has no list of its own. */
  readonly menu: ResourceMenuEntry | null;
  /** What its addresses begin with, below the area and below /iframe: `routers`. Left out: the menu's path. */
  readonly pathPrefix?: string;
  /** For those without pages of their own: the object on whose page, and behind which of its tabs, they are shown. */
  readonly shownOn?: { readonly resource: string; readonly tab: string };
  /** What the names of its tasks begin with: `compute.routers.`. */
  readonly tasks?: string;
  /** The right to make one, where it is another than that of the list. Its form is at `add`, below its list. */
  readonly creates?: Subject;
  readonly load: () => Promise<ResourceModule>;
}

/** The pages of a resource and what belongs to them. */
export interface ResourceModule {
  /** null: there is one list per domain, and none of the project. */
  readonly resource: AnyResource | null;
  /** Below its area, in the console. */
  readonly pages: readonly RouteObject[];
  /** Below /iframe, in other people's pages. What is not listed here cannot be framed. */
  readonly frames: readonly RouteObject[];
  /** What is told of its tasks. */
  readonly tasks?: readonly TaskKind[];
}

/** The lazy routes of resources: their pages below the area, their frames below /iframe. */
export const lazyRoutesOfResources = (
  definitions: readonly ResourceDefinition[],
  what: 'pages' | 'frames',
): readonly LazyRoutes[] =>
  definitions.flatMap(({ menu, pathPrefix = menu?.path, load }) =>
    pathPrefix === undefined ? [] : [{ pathPrefix, load: async () => (await load())[what] }],
  );

/** The resources of an area. */
export const resourcesIn = (definitions: readonly ResourceDefinition[], area: string) =>
  definitions.filter((definition) => definition.area === area);

/** An entry of an area's menu, with its guard. */
export interface AreaEntry extends MenuEntry {
  readonly guard: Guard | null;
  /** The name of what the menu counts: `router`. */
  readonly counts?: string;
  /** The form of a new one: where it is, below the area, and who may open it. */
  readonly add?: { readonly path: string; readonly subject: Subject; readonly type: string };
  /** What the search of everything finds of it, where that is no resource. */
  readonly finds?: {
    /** The name of its kind: `s3_bucket`. */
    readonly type: string;
    /** Where its page is: below this, in the area. */
    readonly at: string;
  };
}

/** A part of the console with an icon on the rail. */
export interface Area {
  /** `compute`: the first part of its addresses. */
  readonly path: string;
  /** Raw SVG of a lucide icon. */
  readonly icon: string;
  readonly title: Titles;
  /** Its own page, at its own address; left out: that address leads to the first entry that the person may open. */
  readonly page?: () => Promise<{ readonly Component: ComponentType }>;
  readonly lazyRoutes: readonly LazyRoutes[];
  readonly entries: readonly AreaEntry[];
  /** Its pages make no sense without a project. */
  readonly needsProject?: true;
  /** Its pages are about domains or the whole cloud, whatever the project: the header names none above them. */
  readonly isAboveProjects?: true;
  /** It stands on the rail for whoever may do one of these. */
  readonly rail: readonly Guard[];
  /** A proxy of valtio. What is known to be switched off goes from the rail, and comes back, while people look. */
  readonly state?: { readonly isOff: boolean };
  /** Below the entries of its menu, where there is room for one. */
  readonly aside?: ComponentType;
}

/** An entry of an area with the pages it leads to, as its folder exports it. */
export interface AreaPart {
  readonly entry: AreaEntry;
  /** Of them only those may come who may have the entry. */
  readonly load: LazyRoutes['load'];
}

/** An area of resources and of pages that are none, in the order of its menu. Who may open one of them sees it on the rail. */
export function areaOf(
  facts: Pick<Area, 'path' | 'icon' | 'title' | 'needsProject' | 'isAboveProjects'>,
  members: readonly (ResourceDefinition | AreaPart)[],
): Area {
  const entries = members.flatMap(entriesOf);
  return {
    ...facts,
    lazyRoutes: members.flatMap((member) =>
      'entry' in member ? lazyRoutesOfPart(member) : lazyRoutesOfResources([member], 'pages'),
    ),
    entries,
    rail: entries.flatMap(({ guard }) => (guard ? [guard] : [])),
  };
}

function entriesOf(member: ResourceDefinition | AreaPart): readonly AreaEntry[] {
  if ('entry' in member) return [member.entry];
  const { name, subject, menu, creates = subject } = member;
  if (!menu) return [];
  const add = { path: `${menu.path}/add`, subject: creates, type: name };
  return [{ ...menu, add, guard: { subject, action: 'read' }, ...(menu.isCounted !== false && { counts: name }) }];
}

const lazyRoutesOfPart = ({ entry: { path, guard }, load }: AreaPart): LazyRoutes => ({
  pathPrefix: path,
  load: async () => [{ ...(guard && { handle: { guard } satisfies RouteHandle }), children: [...(await load())] }],
});
