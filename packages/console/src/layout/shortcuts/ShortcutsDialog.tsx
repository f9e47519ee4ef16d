import { Button } from '@skydeck/react-bindings/button';
import { Dialog } from '@skydeck/react-bindings/dialog';
import { Switch } from '@skydeck/react-bindings/switch';
import { type ReactNode, useId, useState } from 'react';
import { commandsNow, readSingleKeys, rememberSingleKeys, type ShortcutName } from '../../kit/shortcuts/index.ts';
import { useText } from '../../kit/text/index.ts';
import { layoutWords } from '../words.ts';
import { Keys } from './Keys.tsx';
import * as css from './shortcuts.css.ts';
import { shortcutsWords } from './words.ts';

/** Feature toggles are not for everybody: their keys are in no list. */
const everywhere = ['palette', 'shortcuts', 'language.next', 'language.previous'] as const;

/** Which keys do what, here and everywhere; and the way to turn the single ones off. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const t = useText(shortcutsWords);
  const words = useText(layoutWords);
  const [here] = useState(() => commandsNow().filter(({ group, keys }) => group === 'page' && keys));
  const [single, setSingle] = useState(readSingleKeys);
  return (
    <Dialog open heading={t('title')} size="small" onSkyClosed={onClose}>
      <div ref={focusFirst} tabIndex={-1} className={css.sections}>
        <Section title={t('here')}>
          {here.length === 0 && <p className={css.none}>{t('none')}</p>}
          {here.map(({ id, label, keys }) => keys && <Row key={id} label={label ?? ''} keys={keys} />)}
        </Section>
        <Section title={t('everywhere')}>
          {everywhere.map((name) => (
            <Row key={name} label={t(`do.${name}`)} keys={name} />
          ))}
        </Section>
        <Switch
          label={t('single')}
          hint={t('single_hint')}
          checked={single}
          onChange={(event) => {
            const { checked } = event.target as EventTarget & { checked: boolean };
            setSingle(checked);
            rememberSingleKeys(checked);
          }}
        />
      </div>
      <Button slot="footer" variant="primary" onClick={onClose}>
        {words('close')}
      </Button>
    </Dialog>
  );
}

/** Somebody reads what there is; the switch at the end is for few. */
const focusFirst = (sections: HTMLElement | null) => sections?.setAttribute('autofocus', '');

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 className={css.title} id={id}>
        {title}
      </h3>
      <div className={css.rows}>{children}</div>
    </section>
  );
}

const Row = ({ label, keys }: { label: string; keys: ShortcutName }) => (
  <div className={css.row}>
    <span>{label}</span>
    <Keys of={keys} all />
  </div>
);
