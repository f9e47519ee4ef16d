import type { MouseEvent } from 'react';
import { useHref, useNavigate } from 'react-router-dom';

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Makes an element that is a link inside lead to a page of the console, without loading the console anew; in a new window as any link. */
export function useFollow(to: string) {
  const href = useHref(to);
  const navigate = useNavigate();
  return {
    href,
    onClick(event: MouseEvent) {
      if (!isPlain(event)) return;
      event.preventDefault();
      void navigate(to);
    },
  };
}
