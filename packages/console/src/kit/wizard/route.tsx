import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router-dom';
import { problemWords } from '../problems/words.ts';
import { loadText } from '../text/index.ts';

/**
 * A wizard as a page of its own: `lazy: wizardPage(async () => (await import('./NetworkWizard.tsx')).NetworkWizard)`.
 * `back`, relative to the page's own path, is where it leads when it is done or given up.
 */
export function wizardPage(load: () => Promise<ComponentType>, back = '..'): NonNullable<RouteObject['lazy']> {
  return async () => {
    const [Steps, { WizardPage }] = await Promise.all([load(), import('./WizardPage.tsx'), loadText(problemWords)]);
    return {
      Component: () => (
        <WizardPage back={back}>
          <Steps />
        </WizardPage>
      ),
    };
  };
}
