import type { CloudAccess, CloudServiceState } from '@skydeck/contract';
import { Button } from '@skydeck/react-bindings/button';
import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Status } from '@skydeck/react-bindings/status';
import box from 'lucide-static/icons/box.svg?raw';
import { Suspense, useId, useState } from 'react';
import { lazyComponent } from '../../../kit/connectivity/lazy-component.tsx';
import { menuIcon } from '../../../kit/module.ts';
import * as page from '../../../kit/page/page.css.ts';
import { useFormat, useText } from '../../../kit/text/index.ts';
import { resources } from '../../../resources/index.ts';
import * as css from './cloud-offers.css.ts';
import { addableService, type OfferedResource, type OfferGroups, resourceName } from './offers.rules.ts';
import { useOfferText } from './useOfferText.ts';
import { cloudOffersWords } from './words.ts';

registerIcons({ 'offer-other': box });

const AddServiceDrawer = lazyComponent(async () => (await import('./AddServiceDrawer.tsx')).AddServiceDrawer);

interface Props {
  readonly groups: OfferGroups;
  readonly access: CloudAccess['openstack'];
}

/** What is offered, then what is not. */
export function OffersTable({ groups: { offered, missing }, access }: Props) {
  const t = useText(cloudOffersWords);
  const [adding, setAdding] = useState<CloudServiceState | null>(null);
  const hasApi = [...offered, ...missing].some(({ service }) => service !== null);
  const columns = hasApi ? (['area', 'state', 'api', 'effect'] as const) : (['area', 'state', 'effect'] as const);
  const groupProps = { hasApi, onAdd: setAdding };
  return (
    <div className={css.main}>
      <table className={css.table} aria-label={t('title')}>
        <thead className={css.head}>
          <tr>
            {columns.map((key) => (
              <th key={key} scope="col" className={css.headCell}>
                {t(`column.${key}`)}
              </th>
            ))}
          </tr>
        </thead>
        <Group which="offered" rows={offered} {...groupProps} />
        {missing.length > 0 && <Group which="missing" rows={missing} {...groupProps} />}
      </table>
      <Suspense>
        {adding && <AddServiceDrawer service={adding} access={access} onClose={() => setAdding(null)} />}
      </Suspense>
    </div>
  );
}

interface RowProps {
  readonly hasApi: boolean;
  readonly onAdd: (service: CloudServiceState) => void;
}

interface GroupProps extends RowProps {
  readonly which: keyof OfferGroups;
  readonly rows: readonly OfferedResource[];
}

function Group({ which, rows, ...props }: GroupProps) {
  const t = useText(cloudOffersWords);
  const format = useFormat();
  const id = useId();
  return (
    <tbody aria-labelledby={id}>
      <tr>
        <th id={id} scope="rowgroup" colSpan={props.hasApi ? 4 : 3} className={css.group}>
          {t(`group.${which}`, { amount: format.number(rows.length) })}
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={row.name} row={row} {...props} />
      ))}
    </tbody>
  );
}

function Row({ row, hasApi, onAdd }: RowProps & { readonly row: OfferedResource }) {
  const t = useText(cloudOffersWords);
  const { nameOf, stateOf, effectOf, reasonOf, seenOf } = useOfferText();
  const name = nameOf(row.name);
  const addable = addableService(row);
  return (
    <tr className={css.row}>
      <th scope="row" className={css.name}>
        <span className={css.area}>
          <span className={css.icon} data-missing={row.offer === 'none' || undefined}>
            <Icon name={iconOf(row.name)} />
          </span>
          <span>
            {name}
            {[reasonOf(row), seenOf(row)].map(
              (fact) =>
                fact && (
                  <span key={fact} className={css.reason}>
                    {fact}
                  </span>
                ),
            )}
          </span>
        </span>
      </th>
      <td className={css.cell}>
        <Status state={stateIcons[row.state]} label={stateOf(row)} />
      </td>
      {hasApi && <td className={css.api}>{row.service?.version ?? '—'}</td>}
      <td className={css.effect}>
        <span className={css.effects}>
          {effectOf(row)}
          {addable && (
            <Button size="small" variant="ghost" onClick={() => onAdd(addable)}>
              {t('add')}
              <span className={page.unseen}> {name}</span>
            </Button>
          )}
        </span>
      </td>
    </tr>
  );
}

const stateIcons = { all: 'healthy', read: 'healthy', silent: 'error', none: 'stopped' } as const;

function iconOf(name: string): string {
  const menu = resources.find((resource) => resource.name === resourceName(name))?.menu;
  return menu ? menuIcon(menu) : 'offer-other';
}
