import { registerIcons } from '@skydeck/react-bindings/icon';
import globe from 'lucide-static/icons/globe.svg?raw';
import plus from 'lucide-static/icons/plus.svg?raw';
import server from 'lucide-static/icons/server.svg?raw';
import { Suspense, useMemo } from 'react';
import { Outlet } from 'react-router-dom';
import { DetailsSkeleton } from '../../../kit/item/DetailsSkeleton.tsx';
import { EmptyList } from '../../../kit/list/index.ts';
import { FailedView, PageHeader } from '../../../kit/page/index.ts';
import * as page from '../../../kit/page/page.css.ts';
import { StaleRows } from '../../../kit/list/StaleRows.tsx';
import { useText } from '../../../kit/text/index.ts';
import { Chosen } from './Chosen.tsx';
import { CreateButtons } from './CreateButtons.tsx';
import { found } from './find.rules.ts';
import { graphOf, isEmpty, withDistinctNames } from './graph.rules.ts';
import { Picture } from './Picture.tsx';
import { Tools } from './Tools.tsx';
import * as css from './topology.css.ts';
import { Tree } from './Tree.tsx';
import { useChoice } from './useChoice.ts';
import { useCloud } from './useCloud.ts';
import { topologyWords } from './words.ts';
import { lazyComponent } from '../../../kit/connectivity/lazy-component.tsx';

const NoMatch = lazyComponent(async () => (await import('../../../kit/list/ListNotices.tsx')).NoMatch);

registerIcons({ plus, globe, 'kind-server': server });

/** How networks, routers and servers hang together. */
export function Topology() {
  const t = useText(topologyWords);
  const live = useCloud();
  return (
    <div className={page.page}>
      <PageHeader title={t('title')} actions={<CreateButtons />} onRefresh={live.retry} />
      <Suspense fallback={<DetailsSkeleton />}>
        <Body live={live} />
      </Suspense>
      <Suspense>
        <Outlet />
      </Suspense>
    </div>
  );
}

function Body({ live }: { live: ReturnType<typeof useCloud> }) {
  const t = useText(topologyWords);
  const { filled, problem, retry } = live;
  const choice = useChoice();
  const { networks, routers, servers } = live.cloud;
  const cloud = useMemo(() => withDistinctNames({ networks, routers, servers }), [networks, routers, servers]);
  const graph = useMemo(() => graphOf(found(cloud, choice.text)), [cloud, choice.text]);
  if (!filled) return problem ? <FailedView error={problem} retry={retry} /> : <DetailsSkeleton />;
  if (isEmpty(graphOf(cloud)))
    return (
      <>
        {problem && <StaleRows problem={problem} retry={retry} />}
        <EmptyList icon="menu-topology" title={t('empty.title')} text={t('empty.text')} action={<CreateButtons />} />
      </>
    );
  return (
    <>
      {problem && <StaleRows problem={problem} retry={retry} />}
      <Tools choice={choice} cloud={cloud} />
      <div className={css.stage}>
        {isEmpty(graph) && graph.externals.length === 0 ? (
          <NoMatch onClear={() => choice.setText('')} />
        ) : choice.view === 'tree' ? (
          <Tree graph={graph} chosen={choice.chosen} onChoose={choice.choose} />
        ) : (
          <Picture graph={graph} chosen={choice.chosen} onChoose={choice.choose} />
        )}
        {choice.chosen && (
          // Its words are fetched when the first of its kind is chosen: the picture stays meanwhile.
          <Suspense>
            <Chosen cloud={cloud} chosen={choice.chosen} onChoose={choice.choose} />
          </Suspense>
        )}
      </div>
    </>
  );
}
