import { Tab, Tabs } from '@skydeck/react-bindings/tabs';
import { useLocation } from 'react-router-dom';
import { useFollow } from '../page/useFollow.ts';
import * as css from './details.css.ts';
import { currentTab } from './tabs.rules.ts';

export interface DetailsTab {
  readonly key: string;
  readonly label: string;
  readonly count?: number;
  readonly to: string;
  /** Forms that lie over it and not below its address. */
  readonly also?: readonly string[];
}

/** Tabs that are routes: the address decides which one is on, and each can be opened in a window of its own. */
export function RouteTabs({ label, tabs }: { label: string; tabs: readonly DetailsTab[] }) {
  const { pathname } = useLocation();
  return (
    <div className={css.tabs}>
      <Tabs label={label} value={currentTab(tabs, pathname)?.key ?? ''}>
        {tabs.map((tab) => (
          <RouteTab key={tab.key} tab={tab} />
        ))}
      </Tabs>
    </div>
  );
}

function RouteTab({ tab: { key, label, count, to } }: { tab: DetailsTab }) {
  return <Tab value={key} label={label} {...(count !== undefined && { count })} {...useFollow(to)} />;
}
