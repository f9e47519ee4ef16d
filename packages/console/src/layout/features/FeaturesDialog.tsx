import { type Feature, type FeatureOverrides, isFeatureOn, isUsable } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Dialog } from '@skydeck/react-bindings/dialog';
import { Spinner } from '@skydeck/react-bindings/spinner';
import { Switch } from '@skydeck/react-bindings/switch';
import { useEffect, useState } from 'react';
import { keepOverrides, keptOverrides, loadFeatures } from '../../kit/permissions/features.ts';
import { FailedView } from '../../kit/page/index.ts';
import { useText } from '../../kit/text/index.ts';
import { openDialog } from '../dialogs/dialogs.ts';
import * as css from './features.css.ts';
import { featuresWords } from './words.ts';

type Answer = { readonly list: readonly Feature[] } | { readonly error: unknown };

/** Parts of the console, on or off in this browser only; the page is loaded anew with what was chosen. */
export function FeaturesDialog({ onClose }: { onClose: () => void }) {
  const t = useText(featuresWords);
  const { answer, retry } = useList();
  const [overrides, setOverrides] = useState<FeatureOverrides>(keptOverrides);
  const list = answer && 'list' in answer ? answer.list.filter(isUsable) : [];

  const apply = (next: FeatureOverrides) => {
    keepOverrides(next);
    location.reload();
  };

  return (
    <Dialog open heading={t('title')} description={t('text')} size="small" onSkyClosed={onClose}>
      {answer === null && <Spinner size={24} />}
      {answer && 'error' in answer && <FailedView error={answer.error} retry={retry} />}
      {answer && 'list' in answer && list.length === 0 && <p>{t('none')}</p>}
      <div className={css.list}>
        {list.map((feature) => (
          <FeatureSwitch
            key={feature.id}
            feature={feature}
            isOn={isFeatureOn(list, overrides, feature.id)}
            onSwitch={(on) => setOverrides(switched(overrides, feature, on))}
          />
        ))}
      </div>
      <Button slot="footer" className={css.reset} variant="ghost" onClick={() => openDialog('palette')}>
        {t('palette')}
      </Button>
      <Button slot="footer" variant="ghost" onClick={() => apply({})}>
        {t('reset')}
      </Button>
      <Button slot="footer" variant="primary" disabled={list.length === 0} onClick={() => apply(overrides)}>
        {t('apply')}
      </Button>
    </Dialog>
  );
}

/** What is as the server has it is no choice of this browser: it follows the server. */
function switched(overrides: FeatureOverrides, { id, enabled }: Feature, on: boolean): FeatureOverrides {
  const { [id]: _, ...others } = overrides;
  return on === enabled ? others : { ...others, [id]: on };
}

interface FeatureSwitchProps {
  readonly feature: Feature;
  readonly isOn: boolean;
  readonly onSwitch: (on: boolean) => void;
}

const known = ['tasks-notifications'] as const;

/** What the console has no words for is called as the server calls it. */
function FeatureSwitch({ feature, isOn, onSwitch }: FeatureSwitchProps) {
  const t = useText(featuresWords);
  const name = known.find((id) => id === feature.id);
  return (
    <Switch
      label={name ? t(`name.${name}`) : (feature.title ?? feature.id)}
      hint={name ? t(`hint.${name}`) : (feature.description ?? '')}
      checked={isOn}
      onChange={(event) => onSwitch((event.target as EventTarget & { checked: boolean }).checked)}
    />
  );
}

function useList(): { readonly answer: Answer | null; retry(): void } {
  const [last, setLast] = useState<{ readonly of: number; readonly answer: Answer } | null>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let isHere = true;
    const apply = (answer: Answer) => {
      if (isHere) setLast({ of: tries, answer });
    };
    loadFeatures().then(
      (list) => apply({ list }),
      (error: unknown) => apply({ error }),
    );
    return () => {
      isHere = false;
    };
  }, [tries]);
  return { answer: last?.of === tries ? last.answer : null, retry: () => setTries(tries + 1) };
}
