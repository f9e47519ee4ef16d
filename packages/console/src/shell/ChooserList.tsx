import type { OwnProject } from '@skydeck/contract';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import ban from 'lucide-static/icons/ban.svg?raw';
import building from 'lucide-static/icons/building-2.svg?raw';
import check from 'lucide-static/icons/check.svg?raw';
import folder from 'lucide-static/icons/folder.svg?raw';
import search from 'lucide-static/icons/search.svg?raw';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import { useLanguage, useText } from '../kit/text/index.ts';
import { isDomainAdmin, isSystemRole, type Scope, session } from '../session/index.ts';
import { findProjects, nextEnabled } from './chooser.rules.ts';
import * as css from './chooser.css.ts';
import { shellWords } from './words.ts';

registerIcons({ ban, 'building-2': building, check, folder, search });

type Open = Exclude<Scope, { kind: 'none' }>;
interface Entry {
  readonly id: string;
  readonly enabled: boolean;
  readonly scope: Open;
  readonly project: OwnProject | null;
}

/** A combobox with its list below it: the focus stays in the field (ARIA practices, "Editable combobox with list autocomplete"). */
export function ChooserList({ onPick }: { onPick: (scope: Open) => void }) {
  const t = useText(shellWords);
  const language = useLanguage();
  const { profile, projects, projectId } = useSnapshot(session);
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);

  const found = findProjects(projects as OwnProject[], text, language);
  const special: Open | null = isSystemRole(profile)
    ? { kind: 'system' }
    : isDomainAdmin(profile)
      ? { kind: 'domain' }
      : null;
  const entries: Entry[] = [
    ...found.map((project) => ({
      id: `${id}-${project.id}`,
      enabled: project.enabled,
      scope: { kind: 'project', projectId: project.id } as const,
      project,
    })),
    ...(special ? [{ id: `${id}-special`, enabled: true, scope: special, project: null }] : []),
  ];

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setActive(
        nextEnabled(entries, event.key === 'ArrowUp' && active < 0 ? 0 : active, event.key === 'ArrowDown' ? 1 : -1),
      );
    } else if (event.key === 'Enter') {
      event.preventDefault();
      const entry = entries[active] ?? (found.length === 1 ? entries[0] : undefined);
      if (entry?.enabled) onPick(entry.scope);
    }
  };

  const propsOf = (entry: Entry, at: number) => ({
    id: entry.id,
    role: 'option' as const,
    'aria-disabled': !entry.enabled || undefined,
    'data-active': at === active || undefined,
    'aria-selected': entry.project ? entry.project.id === projectId : projectId === null,
    onClick: () => {
      if (entry.enabled) onPick(entry.scope);
    },
    onMouseMove: () => {
      if (entry.enabled) setActive(at);
    },
  });

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
          aria-activedescendant={entries[active]?.id}
          aria-autocomplete="list"
          onChange={(event) => {
            setText(event.target.value);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <p className={css.heading} id={`${id}-title`}>
        {t('chooser.projects')}
      </p>
      <div className={css.list} id={`${id}-list`} role="listbox" aria-labelledby={`${id}-title`}>
        {entries.map((entry, at) =>
          entry.project ? (
            <ProjectOption
              key={entry.id}
              project={entry.project}
              current={entry.project.id === projectId}
              {...propsOf(entry, at)}
            />
          ) : (
            <SpecialOption
              key={entry.id}
              kind={entry.scope.kind}
              domain={profile?.domain_name ?? ''}
              {...propsOf(entry, at)}
            />
          ),
        )}
      </div>
      {found.length === 0 && (
        <p className={css.none} role="status">
          {t('chooser.none')}
        </p>
      )}
    </div>
  );
}

type OptionProps = React.HTMLAttributes<HTMLDivElement>;

function ProjectOption({ project, current, ...option }: OptionProps & { project: OwnProject; current: boolean }) {
  const t = useText(shellWords);
  return (
    <div className={css.option} {...option}>
      <Icon name={project.enabled ? 'folder' : 'ban'} />
      <bdi className={css.optionName} dir="auto">
        {project.name}
      </bdi>
      {!project.enabled && <span className={css.badge}>{t('chooser.disabled')}</span>}
      {current && <Icon className={css.tick} name="check" />}
    </div>
  );
}

function SpecialOption({ kind, domain, ...option }: OptionProps & { kind: Open['kind']; domain: string }) {
  const t = useText(shellWords);
  return (
    <div className={css.special} {...option}>
      <span className={css.specialIcon}>
        <Icon name="building-2" />
      </span>
      <span>
        <span className={css.specialName}>{t(kind === 'system' ? 'chooser.system' : 'chooser.domain')}</span>
        {kind === 'domain' && <span className={css.specialHint}>{t('chooser.domain_hint', { domain })}</span>}
      </span>
    </div>
  );
}
