import { isReadable, type MeasuredPair, ratioText } from '@skydeck/tokens/generator';
import { html, type TemplateResult } from 'lit';

type Mode = MeasuredPair['mode'];

const modes = ['light', 'dark'] as const;

/** Of each colour the ground on which it is hardest to see, in each mode; the pairs of one mode are the other's. */
function hardest(figures: readonly MeasuredPair[]): { foreground: string; by: Record<Mode, MeasuredPair> }[] {
  const found = new Map<string, Partial<Record<Mode, MeasuredPair>>>();
  for (const pair of figures) {
    const by = found.get(pair.foreground) ?? {};
    const known = by[pair.mode];
    if (!known || pair.ratio / pair.needed < known.ratio / known.needed) by[pair.mode] = pair;
    found.set(pair.foreground, by);
  }
  return [...found].flatMap(([foreground, { light, dark }]) =>
    light && dark ? [{ foreground, by: { light, dark } }] : [],
  );
}

const figureTemplate = (pair: MeasuredPair): TemplateResult => html`
  <td>${pair.background}</td>
  <td class="number">${ratioText(pair.ratio)} of ${pair.needed}</td>
  <td class=${isReadable(pair) ? 'passes' : 'fails'}>${isReadable(pair) ? '✓ passes' : '✗ fails'}</td>
`;

/** One row for each colour that has to be told apart from others. */
export const figuresTemplate = (figures: readonly MeasuredPair[]): TemplateResult => html`
  <div class="scroll" tabindex="0" role="group" aria-label="Contrast of all pairs">
    <table class="figures">
      <caption>
        ${figures.length} pairs. Each row is a colour on the ground where it is hardest to see.
      </caption>
      <thead>
        <tr>
          <th scope="col" rowspan="2">Colour</th>
          ${modes.map((mode) => html`<th scope="colgroup" colspan="3">In ${mode} mode</th>`)}
        </tr>
        <tr>
          ${modes.map(
            () => html`<th scope="col">On</th>
              <th scope="col">Has, of what it needs</th>
              <th scope="col">Result</th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${hardest(figures).map(
          ({ foreground, by }) => html`
            <tr>
              <th scope="row"><code>${foreground}</code></th>
              ${modes.map((mode) => figureTemplate(by[mode]))}
            </tr>
          `,
        )}
      </tbody>
    </table>
  </div>
`;
