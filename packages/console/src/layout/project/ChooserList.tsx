import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import search from 'lucide-static/icons/search.svg?raw';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { focusSoon } from '../../kit/form/focus-soon.ts';
import { useText } from '../../kit/text/index.ts';
import { refreshProjects, type Scope, session } from '../../session/index.ts';
import { ComboboxInput } from '../ComboboxInput.tsx';
import { domainsOf, entryOfEnter, indexOfKey } from './chooser.rules.ts';
import * as css from './chooser.css.ts';
import { ProjectOption, SpecialOption } from './ChooserOptions.tsx';
import { type Entry, useEntries } from './useEntries.ts';
import { layoutWords } from '../words.ts';

registerIcons({ search });

/** A combobox with its list below it: the focus stays in the field (ARIA practices, "Editable combobox with list autocomplete"). */
export function ChooserList({ onPick }: { onPick: (scope: Scope) => void }) {
  const t = useText(layoutWords);
  const { profile, projectId } = useSnapshot(session);
  const id = useId();
  const { text, setText, active, setActive, activeId, recent, entries, onKeyDown } = useChoice(id, onPick);
  const found = entries.filter(({ project }) => project !== null);
  const domains = domainsOf(found.slice(recent).flatMap(({ project }) => project ?? []));
  const field = useFocusedField();

  useEffect(() => {
    // The list that is there stays when a newer one cannot be had.
    refreshProjects().catch(() => {});
  }, []);

  const optionsOf = (from: number, to?: number) =>
    entries
      .slice(from, to)
      .map((entry, at) => (
        <EntryOption
          key={entry.id}
          entry={entry}
          isActive={from + at === active}
          isCurrent={(entry.project?.id ?? null) === projectId}
          domain={profile?.domain_name ?? ''}
          onPick={onPick}
          onActivate={() => setActive(from + at)}
        />
      ));

  return (
    <div className={css.panel}>
      <div className={css.search}>
        <Icon name="search" />
        <ComboboxInput
          ref={field}
          className={css.field}
          label={t('chooser.find')}
          text={text}
          list={`${id}-list`}
          active={activeId}
          onText={setText}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={css.list} id={`${id}-list`} role="listbox" aria-label={t('chooser.projects')}>
        {recent > 0 && (
          <OptionGroup id={`${id}-recent`} heading={t('chooser.recent')}>
            {optionsOf(0, recent)}
          </OptionGroup>
        )}
        {domains.map(({ name, from, to }, at) => (
          <OptionGroup key={name} id={`${id}-all-${at}`} heading={domains.length > 1 ? name : t('chooser.projects')}>
            {optionsOf(recent + from, recent + to)}
          </OptionGroup>
        ))}
        {optionsOf(found.length)}
      </div>
      {found.length === 0 && (
        <p className={css.none} role="status">
          {t('chooser.none')}
        </p>
      )}
    </div>
  );
}

function useFocusedField() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    // The box takes the focus when it opens, which may be a moment later.
    focusSoon(() => field.current);
  }, []);
  return field;
}

/** The entries that a text finds, and which of them the keys of the field are at. */
function useChoice(id: string, onPick: (scope: Scope) => void) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const { recent, entries } = useEntries(text, id);
  const activeId = entries[active]?.id;

  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const onKeyDown = (event: KeyboardEvent) => {
    const index = indexOfKey(event.key, entries, active);
    if (index === null && event.key !== 'Enter') return;
    event.preventDefault();
    if (index !== null) return setActive(index);
    const entry = entryOfEnter(entries, active);
    if (entry) onPick(entry.scope);
  };

  return {
    text,
    setText: (next: string) => {
      setText(next);
      setActive(-1);
    },
    active,
    setActive,
    activeId,
    recent,
    entries,
    onKeyDown,
  };
}

function OptionGroup({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <div role="group" aria-labelledby={id}>
      <p className={css.heading} id={id}>
        {heading}
      </p>
      {children}
    </div>
  );
}

interface EntryOptionProps {
  readonly entry: Entry;
  readonly isActive: boolean;
  readonly isCurrent: boolean;
  readonly domain: string;
  readonly onPick: (scope: Scope) => void;
  readonly onActivate: () => void;
}

function EntryOption({ entry, isActive, isCurrent, domain, onPick, onActivate }: EntryOptionProps) {
  const { id, enabled, project, scope } = entry;
  const option = {
    id,
    role: 'option' as const,
    'aria-disabled': !enabled || undefined,
    'data-active': isActive || undefined,
    'aria-selected': isCurrent,
    onClick: () => {
      if (enabled) onPick(scope);
    },
    onMouseMove: () => {
      if (enabled && !isActive) onActivate();
    },
  };
  return project ? (
    <ProjectOption project={project} current={isCurrent} {...option} />
  ) : (
    <SpecialOption kind={scope.kind} domain={domain} {...option} />
  );
}
