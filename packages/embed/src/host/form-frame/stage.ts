import type { Look } from './look.ts';

/** The element's own shadow tree. */
export interface Stage {
  /** Where the iframe goes. */
  readonly place: Element;
  show(look: Look): void;
}

/**
 * Built by hand: FAST's template compiler would double what each portal page loads, for four nodes.
 * Both live regions are there from the start, for a region that comes with its words is not read out everywhere.
 */
export function buildStage(root: ShadowRoot, onRetry: () => void): Stage {
  const place = make('div', 'place');
  const look = make('div', 'look');
  const loading = make('div', 'loading');
  const failure = make('div', 'failure');
  const retry = make('button', 'retry');
  loading.role = 'status';
  failure.role = 'alert';
  retry.type = 'button';
  retry.addEventListener('click', onRetry);
  look.append(loading, failure, retry);
  root.append(place, look);

  return {
    place,
    show(next) {
      look.lang = next.locale;
      look.dir = next.direction;
      say(loading, next.loading);
      say(failure, next.failure);
      say(retry, next.retry);
      retry.hidden = next.retry === '';
      place.hidden = next.failure !== '';
    },
  };
}

function make<Tag extends 'div' | 'button'>(tag: Tag, part: string): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.part.add(part);
  return element;
}

/** The same words again would be read out again. */
function say(element: Element, text: string) {
  if (element.textContent !== text) element.textContent = text;
}
