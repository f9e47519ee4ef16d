import type { OwnProject, SearchHit } from '@skydeck/contract';
import { use, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSnapshot } from 'valtio';
import { menuIcon } from '../../kit/module.ts';
import { textOfKind } from '../../kit/failure/problem-text.ts';
import { commandsNow } from '../../kit/shortcuts/index.ts';
import { useLanguage, useText } from '../../kit/text/index.ts';
import { kitWords } from '../../kit/words.ts';
import { isDomainAdmin, isSystemRole, session, signOut } from '../../session/index.ts';
import { useRailAreas } from '../navigation/areas.ts';
import { useSectionsOf } from '../navigation/sections.ts';
import { useFullScreen } from '../useFullScreen.ts';
import { usePickScope } from '../project/usePickScope.ts';
import { openDialog } from '../dialogs/dialogs.ts';
import { useRegistry } from '../registry.ts';
import { layoutWords } from '../words.ts';
import { type Entry, factsOf, nameOfHits, type EntriesByGroup } from './palette.rules.ts';
import { iconOfHit, hitUrl } from './hit-url.ts';
import { useCreateEntries } from './useCreateEntries.ts';
import { type Recent, recents } from '../../kit/recents/recents.ts';

/** All that a person can choose from, before it is compared with what they typed. */
export function useEntries(hits: readonly SearchHit[]): EntriesByGroup {
  const go = useGoEntries();
  const found = useFoundEntries(hits);
  const page = usePageEntries();
  return {
    recent: useRecentEntries(go),
    page,
    go,
    create: useCreateEntries(page),
    project: useProjectEntries(),
    console: useConsoleEntries(),
    found,
  };
}

/** As they stood when the palette opened: while it lies over the page, none of them is to be called by its key. */
function usePageEntries(): readonly Entry[] {
  const [commands] = useState(() => commandsNow().filter(({ group }) => group === 'page'));
  return commands.map(({ id, label = '', keys, run }) => ({
    id: `page ${id}`,
    icon: 'zap',
    label,
    run,
    ...(keys && { keys }),
  }));
}

/** Of the places one was at last. */
const SHOWN = 5;

const useRemember = () => {
  const { profile } = useSnapshot(session);
  return (recent: Recent) => {
    if (profile) recents.add(profile.id, recent);
  };
};

function useGoEntries(): readonly Entry[] {
  const language = useLanguage();
  const navigate = useNavigate();
  const remember = useRemember();
  const onRail = useRailAreas();
  const sectionsOf = useSectionsOf();
  const { areas } = useRegistry();
  const places = areas.flatMap((area) => {
    const entries = sectionsOf(area).flatMap((section) => section.entries);
    const title = area.title[language];
    const home = { path: `/${area.path}`, icon: `area-${area.path}`, label: title };
    return [
      ...(onRail.includes(area) || entries.length > 0 ? [home] : []),
      ...entries.map((entry) => ({
        path: `/${area.path}/${entry.path}`,
        icon: menuIcon(entry),
        label: entry.title[language],
        detail: title,
      })),
    ];
  });
  return places.map(({ path, ...shown }) => ({
    ...shown,
    id: path,
    run() {
      remember({ kind: 'place', path });
      void navigate(path);
    },
  }));
}

const useOpenProjects = () => {
  const { projects, projectId } = useSnapshot(session);
  return { projects: (projects as readonly OwnProject[]).filter(({ enabled }) => enabled), projectId };
};

function useProjectEntries(): readonly Entry[] {
  const t = useText(layoutWords);
  const { profile, domainMode } = useSnapshot(session);
  const { projects, projectId } = useOpenProjects();
  const pick = usePickScope();
  const kind = isSystemRole(profile) ? 'system' : isDomainAdmin(profile) && !domainMode ? 'domain' : null;
  const others = projects.filter(({ id }) => id !== projectId);
  return [
    ...others.map(({ id, name, domain_name }) => ({
      id: `project ${id}`,
      icon: 'folder',
      label: name,
      isName: true,
      detail: domain_name,
      run: () => pick({ kind: 'project', projectId: id }),
    })),
    ...(kind === null || (kind === 'system' && projectId === null)
      ? []
      : [
          {
            id: `scope ${kind}`,
            icon: 'building-2',
            label: t(kind === 'system' ? 'chooser.system' : 'chooser.domain'),
            run: () => pick({ kind }),
          },
        ]),
  ];
}

function useConsoleEntries(): readonly Entry[] {
  const t = useText(layoutWords);
  const { isFull, toggle } = useFullScreen();
  return [
    { id: 'full', icon: 'maximize-2', label: t(isFull ? 'full.leave' : 'full.enter'), run: toggle },
    {
      id: 'shortcuts',
      icon: 'keyboard',
      label: t('user.shortcuts'),
      keys: 'shortcuts',
      run: () => openDialog('shortcuts'),
    },
    { id: 'report', icon: 'message-square-warning', label: t('user.report'), run: () => openDialog('report') },
    { id: 'language', icon: 'languages', label: t('user.language'), run: () => openDialog('language') },
    { id: 'appearance', icon: 'palette', label: t('user.appearance'), run: () => openDialog('appearance') },
    { id: 'sign-out', icon: 'log-out', label: t('user.sign_out'), run: () => void signOut() },
  ];
}

/** Opens what was found; in the project it was found in, when that is another one now. */
function useOpenHit() {
  const navigate = useNavigate();
  const { projectId } = useSnapshot(session);
  const remember = useRemember();
  const registry = useRegistry();
  return (hit: SearchHit, scope: string | null) => {
    const path = hitUrl(registry, hit);
    if (path === null) return;
    remember({ kind: 'found', hit, scope });
    void navigate(scope === null || scope === projectId ? path : `${path}?project_id=${scope}`);
  };
}

function useFoundEntries(hits: readonly SearchHit[]): readonly Entry[] {
  const registry = useRegistry();
  const entryOfHit = useEntryOfHit();
  const open = useOpenHit();
  const { projectId } = useSnapshot(session);
  const nameOf = nameOfHits(hits);
  return hits
    .filter((hit) => hitUrl(registry, hit) !== null)
    .map((hit) => ({
      ...entryOfHit(hit, nameOf),
      id: `found ${hit.type} ${hit.id}`,
      run: () => open(hit, projectId),
    }));
}

function useRecentEntries(go: readonly Entry[]): readonly Entry[] {
  const registry = useRegistry();
  const entryOfHit = useEntryOfHit();
  const open = useOpenHit();
  const { profile } = useSnapshot(session);
  const { projects } = useOpenProjects();
  const [kept] = useState(() => (profile ? recents.read(profile.id).slice(0, SHOWN) : []));
  const nameOf = nameOfHits(kept.flatMap((recent) => (recent.kind === 'found' ? [recent.hit] : [])));
  return kept.flatMap((recent): Entry[] => {
    if (recent.kind === 'place') {
      const place = go.find(({ id }) => id === recent.path);
      return place ? [{ ...place, id: `recent ${place.id}` }] : [];
    }
    const { hit, scope } = recent;
    const isOpen = scope === null || projects.some(({ id }) => id === scope);
    if (!isOpen || hitUrl(registry, hit) === null) return [];
    const entry = entryOfHit(hit, nameOf);
    // Its group has things of all kinds.
    const detail = [entry.about.kind, ...entry.about.facts.slice(0, 1)].join(' · ');
    return [{ ...entry, detail, id: `recent ${hit.type} ${hit.id}`, run: () => open(hit, scope) }];
  });
}

function useEntryOfHit() {
  const language = useLanguage();
  const registry = useRegistry();
  const names = use(registry.loadResourceNames());
  const kit = useText(kitWords);
  const menu = registry.areas.flatMap(({ entries }) => entries);
  const nameOfKind = (type: string | undefined) => (type === undefined ? undefined : names[type]?.[language]);
  const kindOf = (type: string) =>
    menu.find(({ counts, finds }) => counts === type || finds?.type === type)?.title[language] ??
    textOfKind(kit, `${type}s`) ??
    nameOfKind(type) ??
    type;
  return (hit: SearchHit, nameOf: (hit: SearchHit) => string) => {
    const facts = factsOf(hit.detail);
    const owner = nameOfKind(hit.shown_on?.[0]?.type);
    const said = [owner, facts.join(', ')].filter(Boolean).join(' · ');
    return {
      kind: kindOf(hit.type),
      icon: iconOfHit(registry, hit.type),
      label: nameOf(hit),
      isName: true,
      detail: said,
      about: {
        kind: [nameOfKind(hit.type) ?? hit.type, owner].filter(Boolean).join(' · '),
        facts,
        objectId: hit.id,
      },
    };
  };
}
