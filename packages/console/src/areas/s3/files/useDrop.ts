import { type DragEvent, useState } from 'react';
import { filesOfDrop, type Found } from '../upload/collect.ts';

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Files dragged over an element. `count`: how many things are over it now, null for none. */
export function useDrop(isOn: boolean, onFound: (found: Promise<Found[]>) => void) {
  const [count, setCount] = useState<number | null>(null);
  if (!isOn) return { count: null, handlers: {} };
  const over = (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setCount(event.dataTransfer.items.length);
  };
  return {
    count,
    handlers: {
      onDragEnter: over,
      onDragOver: over,
      onDragLeave(event: DragEvent<HTMLElement>) {
        // Onto something inside is not away.
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setCount(null);
      },
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setCount(null);
        onFound(filesOfDrop(event.dataTransfer));
      },
    },
  };
}
