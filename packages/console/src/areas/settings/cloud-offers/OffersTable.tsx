import { Icon, registerIcons } from '@skydeck/react-bindings/icon';
import { Status } from '@skydeck/react-bindings/status';
import box from 'lucide-static/icons/box.svg?raw';
import { useId } from 'react';
import { menuIcon } from '../../../kit/module.ts';
import { useFormat, useText } from '../../../kit/text/index.ts';
import { resources } from '../../../resources/index.ts';
import * as css from './cloud-offers.css.ts';
import { type OfferedResource, type OfferGroups, resourceName } from './offers.rules.ts';
import { useOfferText } from './useOfferText.ts';
import { cloudOffersWords } from './words.ts';

registerIcons({ 'offer-other': box });

/** What is offered, then what is not. */
export function OffersTable({ groups: { offered, missing } }: { readonly groups: OfferGroups }) {
  const t = useText(cloudOffersWords);
  const hasApi = [...offered, ...missing].some(({ service }) => service !== null);
  const columns = hasApi ? (['area', 'state', 'api', 'effect'] as const) : (['area', 'state', 'effect'] as const);
  return (
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
      <Group which="offered" rows={offered} hasApi={hasApi} />
      {missing.length > 0 && <Group which="missing" rows={missing} hasApi={hasApi} />}
    </table>
  );
}

interface GroupProps {
  readonly which: keyof OfferGroups;
  readonly rows: readonly OfferedResource[];
  readonly hasApi: boolean;
}

function Group({ which, rows, hasApi }: GroupProps) {
  const t = useText(cloudOffersWords);
  const format = useFormat();
  const id = useId();
  return (
    <tbody aria-labelledby={id}>
      <tr>
        <th id={id} scope="rowgroup" colSpan={hasApi ? 4 : 3} className={css.group}>
          {t(`group.${which}`, { amount: format.number(rows.length) })}
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={row.name} row={row} hasApi={hasApi} />
      ))}
    </tbody>
  );
}

function Row({ row, hasApi }: { readonly row: OfferedResource; readonly hasApi: boolean }) {
  const { nameOf, stateOf, effectOf, reasonOf } = useOfferText();
  const reason = reasonOf(row);
  return (
    <tr className={css.row}>
      <th scope="row" className={css.name}>
        <span className={css.area}>
          <span className={css.icon} data-missing={row.offer === 'none' || undefined}>
            <Icon name={iconOf(row.name)} />
          </span>
          <span>
            {nameOf(row.name)}
            {reason && <span className={css.reason}>{reason}</span>}
          </span>
        </span>
      </th>
      <td className={css.cell}>
        <Status state={stateIcons[row.state]} label={stateOf(row)} />
      </td>
      {hasApi && <td className={css.api}>{row.service?.version ?? '—'}</td>}
      <td className={css.effect}>{effectOf(row)}</td>
    </tr>
  );
}

const stateIcons = { all: 'healthy', read: 'healthy', silent: 'error', none: 'stopped' } as const;

function iconOf(name: string): string {
  const menu = resources.find((resource) => resource.name === resourceName(name))?.menu;
  return menu ? menuIcon(menu) : 'offer-other';
}
