import { html, nothing, type TemplateResult } from 'lit';
import { unsafeHTML } from 'lit/directives/unsafe-html.js';
import type { Row } from '../build/reference.ts';

/** One table for each kind of thing an element promises. */
export const apiTemplate = (tag: string, api: Readonly<Record<string, readonly Row[]>>): TemplateResult[] =>
  Object.entries(api).map(([kind, rows]) => {
    const hasTypes = rows.some(({ type, default: value }) => type !== '' || value !== '');
    return html`
      <div class="kind">
        <h4>${kind}</h4>
        <div class="scroll" tabindex="0" role="group" aria-label="${kind} of ${tag}">
          <table>
            <thead>
              <tr>
                <th scope="col">Name</th>
                ${hasTypes ? html`<th scope="col">Type</th><th scope="col">Default</th>` : nothing}
                <th scope="col">What it is</th>
              </tr>
            </thead>
            <tbody>
              ${rows.map((row) => rowTemplate(row, hasTypes))}
            </tbody>
          </table>
        </div>
      </div>
    `;
  });

const rowTemplate = ({ name, type, default: value, description }: Row, hasTypes: boolean) => html`
  <tr>
    <th scope="row"><code>${name}</code></th>
    ${
      hasTypes
        ? html`<td>${type && html`<code>${type}</code>`}</td>
            <td>${value && html`<code>${value}</code>`}</td>`
        : nothing
    }
    <td>${unsafeHTML(description)}</td>
  </tr>
`;
