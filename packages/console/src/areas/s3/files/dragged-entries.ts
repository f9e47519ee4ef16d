import type { DragEvent } from 'react';
import type { Entry } from '../wire/listing.ts';
import * as css from './files.css.ts';

/** Says to a place that they could be dropped on that they are files of ours. */
export const ENTRIES_TYPE = 'application/x-skydeck-s3-entries';

let dragged: readonly Entry[] = [];

/** What is dragged out of the list now: a browser tells of it only when it is dropped. */
export const draggedEntries = (): readonly Entry[] => dragged;

interface Draggable {
  readonly rows: readonly Entry[];
  readonly selected: readonly Entry[];
  /** What the pointer carries, in words. */
  readonly nameOf: (entries: readonly Entry[]) => string;
}

/** For the element around a list whose names have the ids of their entries (`data-entry`). By keyboard, entries are moved with their menu. */
export function entryDrag({ rows, selected, nameOf }: Draggable) {
  return {
    onDragStart(event: DragEvent) {
      const id = (event.target as Element).closest('[data-entry]')?.getAttribute('data-entry');
      const entry = rows.find((row) => row.id === id);
      if (!entry) return;
      dragged = selected.some((one) => one.id === id) ? selected : [entry];
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData(ENTRIES_TYPE, '');
      event.dataTransfer.setDragImage(...imageOf(nameOf(dragged)));
    },
    onDragEnd() {
      dragged = [];
    },
  };
}

/** The browser takes a picture of it before the next task. */
function imageOf(text: string): [image: HTMLElement, x: number, y: number] {
  const image = document.createElement('div');
  image.className = css.carried;
  image.textContent = text;
  document.body.append(image);
  requestAnimationFrame(() => image.remove());
  return [image, -12, -8];
}
