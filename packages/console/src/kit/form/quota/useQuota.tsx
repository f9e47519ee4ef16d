import { neededOf, type ProjectQuota, quotaApi, quotaMissing, type QuotaNeed, quotaSubjects } from '@skydeck/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { lazyComponent } from '../../connectivity/lazy-component.tsx';
import { useCan } from '../../permissions/abilities.ts';
import { call } from '../../data/client.ts';
import { counts } from '../../data/counts.ts';
import { projectScope } from '../../data/project-scope.ts';
import { useText } from '../../text/index.ts';
import { kitWords } from '../../words.ts';

const QuotaAfter = lazyComponent(async () => (await import('./QuotaAfter.tsx')).QuotaAfter);

interface Quota {
  /** What the project would have used up; nothing where there is no limit, or none is told. */
  readonly quota: ReactNode;
  /** Why the form cannot be sent, in the words of the server's refusal; ''. The server has the last word. */
  readonly whyNot: string;
}

/** What a form would take of the project's quota, for its box to show. Left out: it takes nothing, and nothing is asked. */
export function useQuota(takes: QuotaNeed | undefined): Quota {
  const t = useText(kitWords);
  const quota = useProjectQuota(takes !== undefined);
  const needed = quota && takes ? neededOf(quota, takes) : [];
  const missing = quotaMissing(needed);
  return {
    quota: needed.length > 0 && <QuotaAfter needed={needed} />,
    whyNot: missing
      ? t('error.quota_exceeded_of', {
          what: t(`kind.${missing.kind}`, { policy: missing.policy ?? '' }),
          limit: missing.limit,
        })
      : '',
  };
}

/** null until it is known, and where it is not told: then the form goes without. */
function useProjectQuota(isAsked: boolean): ProjectQuota | null {
  const { projectId } = useSnapshot(projectScope.state);
  const mayRead = useCan(quotaSubjects.list, 'read');
  const [quota, setQuota] = useState<ProjectQuota | null>(null);
  const asked = isAsked && mayRead ? projectId : null;
  useEffect(() => {
    if (asked === null) return undefined;
    let latest = 0;
    // It is out of date when the menus' counts are: when something was made or deleted.
    const leave = counts.follow(`quota ${asked}`, async () => {
      const mine = ++latest;
      const answer = await call(quotaApi.read, { params: { projectId: asked }, query: { usage: true } });
      if (mine === latest) setQuota(answer);
      return { data: [] };
    });
    return () => {
      latest = 0;
      leave();
    };
  }, [asked]);
  return quota;
}
