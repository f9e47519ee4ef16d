import { html, nothing, type TemplateResult } from 'lit';
import type { Row } from '../build/reference.ts';

/** One table for each kind of thing an element promises. */
export const apiTemplate = (api: Readonly<Record<string, readonly Row[]>>): TemplateResult[] =>
  Object.entries(api).map(([kind, rows]) => {
    const hasTypes = rows.some(({ type, default: value }) => type !== '' || value !== '');
    return html`
      <section class="kind" aria-label=${kind}>
        <h3>${kind}</h3>
        <div class="scroll" tabindex="0" role="group" aria-label=${kind}>
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
      </section>
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
    <td>${description}</td>
  </tr>
`;
