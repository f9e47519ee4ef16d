import type { OwnProject } from '@skydeck/contract';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import search from 'lucide-static/icons/search.svg?raw';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLanguage, useText } from '../../kit/text/index.ts';
import { isDomainAdmin, isSystemRole, refreshProjects, type Scope, session } from '../../session/index.ts';
import { findProjects, indexOfKey, splitRecent } from './chooser.rules.ts';
import * as css from './chooser.css.ts';
import { ProjectOption, SpecialOption } from './ChooserOptions.tsx';
import { recentProjects } from './recent-projects.ts';
import { layoutWords } from '../words.ts';

registerIcons({ search });

interface Entry {
  readonly id: string;
  readonly enabled: boolean;
  readonly scope: Scope;
  readonly project: OwnProject | null;
}

/** What there is to choose from: projects of late, all others, and what is above them. */
function useEntries(text: string, id: string): { readonly recent: number; readonly entries: readonly Entry[] } {
  const language = useLanguage();
  const { profile, projects, projectId } = useSnapshot(session);
  // As they were when the list opened: going through it changes nothing.
  const [last] = useState(() => (profile ? recentProjects.read(profile.id) : []));
  const found = findProjects(projects as OwnProject[], text, language);
  const { recent, others } = text.trim() === '' ? splitRecent(found, last, projectId) : { recent: [], others: found };
  const special: Scope | null = isSystemRole(profile)
    ? { kind: 'system' }
    : isDomainAdmin(profile)
      ? { kind: 'domain' }
      : null;
  return {
    recent: recent.length,
    entries: [
      ...[...recent, ...others].map((project) => ({
        id: `${id}-${project.id}`,
        enabled: project.enabled,
        scope: { kind: 'project', projectId: project.id } as const,
        project,
      })),
      ...(special ? [{ id: `${id}-special`, enabled: true, scope: special, project: null }] : []),
    ],
  };
}

/** A combobox with its list below it: the focus stays in the field (ARIA practices, "Editable combobox with list autocomplete"). */
export function ChooserList({ onPick }: { onPick: (scope: Scope) => void }) {
  const t = useText(layoutWords);
  const { profile, projectId } = useSnapshot(session);
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { recent, entries } = useEntries(text, id);
  const activeId = entries[active]?.id;
  const found = entries.filter(({ project }) => project !== null);

  useEffect(() => {
    field.current?.focus();
    // The list that is there stays when a newer one cannot be had.
    refreshProjects().catch(() => {});
  }, []);
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const onKeyDown = (event: KeyboardEvent) => {
    const index = indexOfKey(event.key, entries, active);
    if (index !== null) {
      event.preventDefault();
      setActive(index);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const entry = entries[active] ?? (found.length === 1 ? found[0] : undefined);
      if (entry?.enabled) onPick(entry.scope);
    }
  };

  const optionOf = (entry: Entry, at: number) => {
    const option = {
      id: entry.id,
      role: 'option' as const,
      'aria-disabled': !entry.enabled || undefined,
      'data-active': at === active || undefined,
      'aria-selected': entry.project ? entry.project.id === projectId : projectId === null,
      onClick: () => {
        if (entry.enabled) onPick(entry.scope);
      },
      onMouseMove: () => {
        if (entry.enabled && at !== active) setActive(at);
      },
    };
    return entry.project ? (
      <ProjectOption key={entry.id} project={entry.project} current={entry.project.id === projectId} {...option} />
    ) : (
      <SpecialOption key={entry.id} kind={entry.scope.kind} domain={profile?.domain_name ?? ''} {...option} />
    );
  };

  return (
    <div className={css.panel}>
      <div className={css.search}>
        <Icon name="search" />
        <input
          ref={field}
          className={css.field}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          value={text}
          aria-label={t('chooser.find')}
          placeholder={t('chooser.find')}
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          aria-autocomplete="list"
          onChange={(event) => {
            setText(event.target.value);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div className={css.list} id={`${id}-list`} role="listbox" aria-label={t('chooser.projects')}>
        {recent > 0 && (
          <div role="group" aria-labelledby={`${id}-recent`}>
            <p className={css.heading} id={`${id}-recent`}>
              {t('chooser.recent')}
            </p>
            {entries.slice(0, recent).map(optionOf)}
          </div>
        )}
        {found.length > recent && (
          <div role="group" aria-labelledby={`${id}-all`}>
            <p className={css.heading} id={`${id}-all`}>
              {t('chooser.projects')}
            </p>
            {entries.slice(recent, found.length).map((entry, at) => optionOf(entry, recent + at))}
          </div>
        )}
        {entries.slice(found.length).map((entry, at) => optionOf(entry, found.length + at))}
      </div>
      {found.length === 0 && (
        <p className={css.none} role="status">
          {t('chooser.none')}
        </p>
      )}
    </div>
  );
}
