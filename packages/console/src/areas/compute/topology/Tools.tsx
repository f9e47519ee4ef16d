import { Segment, Segmented } from '@skydeck/react-bindings/segmented';
import { SearchField } from '../../../kit/list/filters/SearchField.tsx';
import * as list from '../../../kit/list/list.css.ts';
import { Status } from '../../../kit/page/index.ts';
import { useFormat, useText } from '../../../kit/text/index.ts';
import { routerStates } from '../../../resources/router/router.rules.ts';
import type { StateFamily } from '../../../kit/states.rules.ts';
import { stateOfServer } from '../../../resources/server/server.rules.ts';
import type { Cloud } from './graph.rules.ts';
import * as css from './topology.css.ts';
import type { Choice, View } from './useChoice.ts';
import { topologyWords } from './words.ts';

interface Props {
  readonly choice: Choice;
  readonly cloud: Cloud;
}

export function Tools({ choice, cloud }: Props) {
  const t = useText(topologyWords);
  return (
    <div className={list.toolbar}>
      <SearchField label={t('search')} value={choice.text} onSearch={choice.setText} />
      <Segmented
        size="small"
        label={t('view')}
        labelHidden
        value={choice.view}
        onChange={(event) => choice.setView((event.target as EventTarget & { value: View }).value)}
      >
        <Segment value="picture">{t('view.picture')}</Segment>
        <Segment value="tree">{t('view.tree')}</Segment>
      </Segmented>
      <Sum cloud={cloud} />
    </div>
  );
}

const shown = ['healthy', 'progress', 'warning', 'stopped', 'error'] as const;

/** How many servers and routers are in which state. */
function Sum({ cloud: { routers, servers } }: { cloud: Cloud }) {
  const t = useText(topologyWords);
  const format = useFormat();
  const states: StateFamily[] = [
    ...routers.map(({ status }) => routerStates.stateOf(status)),
    ...servers.map(stateOfServer),
  ];
  const amounts = shown.map((state) => ({ state, amount: states.filter((one) => one === state).length }));
  return (
    <ul className={css.sum} aria-label={t('sum')}>
      {amounts
        .filter(({ amount }) => amount > 0)
        .map(({ state, amount }) => (
          <li key={state}>
            <span className={css.visuallyHidden}>{t(`state.${state}`)} </span>
            <Status state={state} label={format.number(amount)} />
          </li>
        ))}
    </ul>
  );
}
