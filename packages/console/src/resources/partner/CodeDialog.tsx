import { Code } from '@skydeck/react-bindings/code';
import { Dialog } from '@skydeck/react-bindings/dialog';
import { Segment, Segmented } from '@skydeck/react-bindings/segmented';
import { Select } from '@skydeck/react-bindings/select';
import { TextField } from '@skydeck/react-bindings/text-field';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { basePath } from '../../session/link.ts';
import { useText } from '../../kit/text/index.ts';
import { forms } from './forms.ts';
import * as css from './partner.css.ts';
import { type Framework, frameworkNames, frameworks, languageOf, snippetOf } from './snippet.rules.ts';
import { partnerWords } from './words.ts';

const textOf = (event: Event) => (event.target as HTMLInputElement).value;

/** What a portal's developer copies into a page, for each form and framework. */
export function CodeDialog() {
  const t = useText(partnerWords);
  const navigate = useNavigate();
  const { search } = useLocation();
  const { form, tag, choose, step, setStep, project, setProject, framework, setFramework, text } = useSnippet();
  return (
    <Dialog
      open
      placement="end"
      size="medium"
      heading={t('code.action')}
      description={t('code.text')}
      onSkyClosed={() => void navigate({ pathname: '..', search }, { relative: 'path' })}
    >
      <div className={css.code}>
        <Select label={t('code.form')} name="form" value={tag} onChange={(event) => choose(textOf(event))}>
          {forms.map((one) => (
            <option key={one.tag} value={one.tag}>
              {one.tag}
            </option>
          ))}
        </Select>
        {form?.steps && (
          <Select label={t('code.step')} name="step" value={step} onChange={(event) => setStep(textOf(event))}>
            <option value="">{t('code.step_first')}</option>
            {form.steps.map((one) => (
              <option key={one} value={one}>
                {one}
              </option>
            ))}
          </Select>
        )}
        <TextField
          label={t('code.project')}
          hint={t('code.project_hint')}
          name="project"
          spellCheck="false"
          value={project}
          onInput={(event) => setProject(textOf(event))}
        />
        <Segmented
          label={t('code.framework')}
          value={framework}
          onChange={(event) => setFramework((event.target as EventTarget & { value: Framework }).value)}
        >
          {frameworks.map((one) => (
            <Segment key={one} value={one} label={frameworkNames[one]} />
          ))}
        </Segmented>
        <Code label={t('code.action')} language={languageOf[framework]} withCopy>
          {text}
        </Code>
      </div>
    </Dialog>
  );
}

/** What is chosen, and the text for it. */
function useSnippet() {
  const [tag, setTag] = useState('sky-network-add');
  const [framework, setFramework] = useState<Framework>('html');
  const [project, setProject] = useState('');
  const [step, setStep] = useState('');
  const form = forms.find((one) => one.tag === tag) ?? forms[0];
  const text = form ? snippetOf(framework, { form, console: `${location.origin}${basePath}`, project, step }) : '';
  const choose = (next: string) => {
    setTag(next);
    setStep('');
  };
  return { form, tag, choose, step, setStep, project, setProject, framework, setFramework, text };
}
