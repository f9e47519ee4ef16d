import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import check from 'lucide-static/icons/check.svg?raw';
import type { MouseEvent } from 'react';
import { Link } from '../navigation/index.ts';
import { useFormat, useText } from '../text/index.ts';
import { kitWords } from '../words.ts';
import * as css from './steps.css.ts';
import type { StepView } from './useSteps.ts';

registerIcons({ check });

/** All steps: what was chosen, where the person is, what needs attention. What was open once can be opened again. */
export function StepList({ list }: { list: readonly StepView[] }) {
  const t = useText(kitWords);
  return (
    <nav className={css.nav} aria-label={t('wizard.steps')}>
      <ol className={css.steps}>
        {list.map((view, at) => (
          <li
            key={view.step.key}
            className={css.step}
            data-state={view.state}
            aria-current={view.state === 'current' ? 'step' : undefined}
          >
            <StepWay view={view} number={at + 1} />
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** A link where there is a way. */
function StepWay({ view, number }: { view: StepView; number: number }) {
  const { address, navigationState, mayOpen } = view;
  const face = <StepFace view={view} number={number} />;
  if (address === null) return <span className={css.way}>{face}</span>;
  return (
    <Link
      className={css.way}
      to={{ search: address }}
      state={navigationState}
      onClick={(event: MouseEvent) => {
        if (!mayOpen()) event.preventDefault();
      }}
    >
      {face}
    </Link>
  );
}

function StepFace({ view: { step, state }, number }: { view: StepView; number: number }) {
  const t = useText(kitWords);
  const format = useFormat();
  const marks = { done: <Icon name="check" size={14} />, wrong: '!', current: null, ahead: null, unneeded: null };
  const captions = {
    done: step.value || t('wizard.left_out'),
    wrong: t('wizard.wrong'),
    unneeded: step.whyNot || '',
    current: '',
    ahead: step.optional ? t('wizard.optional') : '',
  };
  return (
    <>
      <span className={css.mark} aria-hidden="true">
        {marks[state] ?? format.number(number)}
      </span>
      <span className={css.words}>
        {/* In one line it may end early. */}
        <span className={css.name} title={step.title}>
          {step.title}
        </span>
        {state === 'done' && step.value && <span className={css.visuallyHidden}>{t('wizard.done')}</span>}
        {captions[state] && <span className={css.caption}>{captions[state]}</span>}
      </span>
    </>
  );
}
