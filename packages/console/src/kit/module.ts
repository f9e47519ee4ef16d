import type { Subject } from '@skydeck/contract';
import type { RouteObject } from 'react-router-dom';
import type { AnyResource } from './resource.ts';
import type { Language } from './text/index.ts';
import type { Action } from '@skydeck/contract';

export type MenuGroup = 'compute' | 'networking' | 'orchestration' | 'protection';

/** Where a resource stands in the section menu. Its title is in `words/menu.json`, all languages: the menu shows before any page's words. */
export interface MenuEntry {
  readonly group: MenuGroup;
  /** Below the section: `networks`. */
  readonly path: string;
  /** Raw SVG of a lucide icon. */
  readonly icon: string;
  readonly title: Readonly<Record<Language, string>>;
}

/** Who may come here. In the `handle` of a route. */
export interface Guard {
  readonly subject: Subject;
  readonly action: Action;
}
export interface RouteHandle {
  readonly guard?: Guard;
}

/** Everything the rest of the console takes of a resource: its line in the list of resources. */
export interface ResourceModule {
  readonly resource: AnyResource;
  /** Below /compute, in the console. */
  readonly pages: readonly RouteObject[];
  /** Below /iframe, in other people's pages. What is not listed here cannot be framed. */
  readonly frames: readonly RouteObject[];
  readonly menu: MenuEntry | null;
}
