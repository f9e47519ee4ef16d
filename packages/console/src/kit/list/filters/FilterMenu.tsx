import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Popover } from '@skydeck/react-bindings/popover';
import plus from 'lucide-static/icons/plus.svg?raw';
import sliders from 'lucide-static/icons/sliders-horizontal.svg?raw';
import { useState } from 'react';
import { lazyComponent } from '../../connectivity/lazy-component.tsx';
import { useText } from '../../text/index.ts';
import { kitWords } from '../../words.ts';
import { useIsPhone } from '../useIsPhone.ts';
import type { FilterProps } from './FilterGroups.tsx';
import * as css from './filters.css.ts';

registerIcons({ plus, 'sliders-horizontal': sliders });

const FilterGroups = lazyComponent(async () => (await import('./FilterGroups.tsx')).FilterGroups);

/** The way to the filters of a list, which are fetched when somebody comes near. */
export function FilterMenu(props: FilterProps) {
  const t = useText(kitWords);
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const [isNear, setNear] = useState(false);
  const near = () => setNear(true);
  return (
    <Popover
      label={t('filter.title')}
      placement="bottom-start"
      className={css.menu}
      onPointerEnter={near}
      onFocus={near}
      onSkyOpen={() => {
        near();
        setOpen(true);
      }}
      onSkyClosed={() => setOpen(false)}
    >
      <Button
        slot="trigger"
        className={css.menuButton}
        variant={isPhone ? 'secondary' : 'ghost'}
        size="small"
        iconOnly={isPhone}
        label={t('filter.title')}
      >
        {isPhone ? (
          <Icon name="sliders-horizontal" />
        ) : (
          <>
            <Icon slot="start" name="plus" />
            {t('filter.title')}
          </>
        )}
      </Button>
      {isNear && <FilterGroups {...props} isOpen={isOpen} />}
    </Popover>
  );
}
