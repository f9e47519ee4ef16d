import { Tab, Tabs } from '@skydeck/react-bindings/tabs';
import { type ReactNode, useId } from 'react';
import { lazyComponent } from '../connectivity/lazy-component.tsx';
import * as css from './form-or-code.css.ts';
import { useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import type { RequestCode } from './request.rules.ts';

const CodeView = lazyComponent(async () => (await import('./CodeView.tsx')).CodeView);

export type View = 'form' | 'code';

interface FormOrCodeProps {
  /** The request as the draft stands; asked for only while it shows. Left out: there are only the fields. */
  readonly code: (() => RequestCode) | undefined;
  /** The form can be sent as it is. */
  readonly isComplete: boolean;
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly children: ReactNode;
}

/** The fields of a form, and behind a second tab the request they make. The fields stay where they are: what was typed is theirs. */
export function FormOrCode({ code, isComplete, view, onView, children }: FormOrCodeProps) {
  const t = useText(kitWords);
  const id = useId();
  if (!code) return children;
  return (
    <>
      <Tabs
        label={t('form.view')}
        value={view}
        onChange={(event) => onView((event.currentTarget as EventTarget & { value: View }).value)}
      >
        <Tab id={`${id}-form`} value="form" label={t('form.view_form')} />
        <Tab id={`${id}-code`} value="code" label={t('form.view_code')} />
      </Tabs>
      <div role="tabpanel" className={css.panel} aria-labelledby={`${id}-form`} hidden={view !== 'form'}>
        {children}
      </div>
      {view === 'code' && (
        <div role="tabpanel" className={css.panel} aria-labelledby={`${id}-code`}>
          <CodeView request={code()} isComplete={isComplete} />
        </div>
      )}
    </>
  );
}
