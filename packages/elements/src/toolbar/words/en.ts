import type { Translation } from '../../core/translation.js';

/** Shared by what puts actions without room into a menu: toolbar, page header, bulk bar. */
export const en = {
  more: 'More actions',
};

export type ToolbarWords = Translation<typeof en>;
