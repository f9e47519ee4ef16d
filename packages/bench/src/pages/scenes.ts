import { type Contestant, names } from './contestant.ts';

/** What is measured. Each scene resolves when nothing is left to draw. */
export interface Scenes {
  mountButtons(count: number): Promise<void>;
  /** Every button on the page. */
  changeButtons(): Promise<void>;
  mountFields(count: number): Promise<void>;
  /** Every field on the page. */
  changeFields(): Promise<void>;
  mountForm(): Promise<void>;
  /** From nothing to an open dialog. */
  openDialog(): Promise<void>;
}

declare global {
  var scenes: Scenes;
}

/** The name of one of many. */
const numbered = (name: string, at: number) => `${name} ${at + 1}`;

/** Lets the scenes of this page play with a contestant's elements. */
export function offer(contestant: Contestant): void {
  let many: HTMLElement[] = [];

  const mountMany = (count: number, make: (at: number) => HTMLElement): Promise<void> => {
    many = Array.from({ length: count }, (_, at) => make(at));
    return mount(many);
  };

  globalThis.scenes = {
    mountButtons: (count) => mountMany(count, (at) => contestant.button(numbered(names.button, at))),
    changeButtons() {
      for (const [at, button] of many.entries()) contestant.changeButton(button, numbered(names.otherButton, at));
      return settled(many);
    },
    mountFields: (count) => mountMany(count, (at) => contestant.field(numbered(names.field, at))),
    changeFields() {
      for (const [at, field] of many.entries()) {
        contestant.changeField(field, numbered(names.otherField, at), numbered(names.value, at));
      }
      return settled(many);
    },
    mountForm: () => mount([contestant.form()]),
    async openDialog() {
      const dialog = contestant.dialog();
      document.body.append(dialog);
      await contestant.open(dialog);
      await settled([dialog]);
    },
  };
}

/** At once, as a framework does: elements are complete when they come to the page. */
function mount(elements: readonly HTMLElement[]): Promise<void> {
  const fragment = document.createDocumentFragment();
  fragment.append(...elements);
  document.body.append(fragment);
  return settled(elements);
}

/** Lit says when it has drawn. FAST draws with the next frame; the second one comes when the first is on the screen. */
async function settled(elements: readonly HTMLElement[]): Promise<void> {
  await Promise.all(elements.map((element) => ('updateComplete' in element ? element.updateComplete : null)));
  await nextFrame();
  await nextFrame();
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
