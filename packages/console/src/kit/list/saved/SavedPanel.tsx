import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { TextField } from '@skydeck/react-bindings/text-field';
import close from 'lucide-static/icons/x.svg?raw';
import { type FormEvent, useState } from 'react';
import { useText } from '../../text/index.ts';
import { toolWords } from '../tools/words.ts';
import * as css from './saved.css.ts';
import { NAME_MOST, type SavedView, whyNotSave } from './saved.rules.ts';
import type { Saved } from './useSaved.ts';

registerIcons({ x: close });

/** The views there are, and the way to keep the one that shows. */
export function SavedPanel({ saved }: { saved: Saved }) {
  const t = useText(toolWords);
  const { views, current, isChanged, open, save } = saved;
  return (
    <div className={css.content}>
      {views.length === 0 ? (
        <p className={css.note}>{t('saved.none')}</p>
      ) : (
        <ul className={css.views} aria-label={t('saved.list')}>
          {views.map((view) => (
            <ViewLine key={view.name} view={view} saved={saved} />
          ))}
        </ul>
      )}
      {current && (
        <div className={css.acts}>
          {isChanged && (
            <Button size="x-small" onClick={() => save(current.name)}>
              {t('saved.update', { name: current.name })}
            </Button>
          )}
          <Button size="x-small" variant="ghost" onClick={() => open(null)}>
            {t('saved.leave')}
          </Button>
        </div>
      )}
      <SaveForm saved={saved} />
    </div>
  );
}

function ViewLine({ view, saved: { current, open, remove } }: { view: SavedView; saved: Saved }) {
  const t = useText(toolWords);
  return (
    <li className={css.line}>
      <button type="button" className={css.open} aria-pressed={view === current} onClick={() => open(view)}>
        <bdi>{view.name}</bdi>
      </button>
      <Button
        variant="ghost"
        size="x-small"
        iconOnly
        label={t('saved.remove', { name: view.name })}
        onClick={() => remove(view)}
      >
        <Icon name="x" />
      </Button>
    </li>
  );
}

function SaveForm({ saved: { views, save } }: { saved: Saved }) {
  const t = useText(toolWords);
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const why = whyNotSave(views, name);
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (why) return;
    save(name);
    setName('');
    setTried(false);
  }
  return (
    <form className={css.form} noValidate aria-label={t('saved.save_title')} onSubmit={submit}>
      <TextField
        size="small"
        label={t('saved.name')}
        maxLength={NAME_MOST}
        value={name}
        error={tried && why ? t(why) : ''}
        onInput={(event) => setName((event.target as EventTarget & { value: string }).value)}
      />
      <Button type="submit" size="small">
        {t('saved.save')}
      </Button>
    </form>
  );
}
