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
  return (
    <table className={css.table} aria-label={t('title')}>
      <thead className={css.head}>
        <tr>
          {(['area', 'state', 'effect'] as const).map((key) => (
            <th key={key} scope="col" className={css.headCell}>
              {t(`column.${key}`)}
            </th>
          ))}
        </tr>
      </thead>
      <Group which="offered" rows={offered} />
      {missing.length > 0 && <Group which="missing" rows={missing} />}
    </table>
  );
}

interface GroupProps {
  readonly which: keyof OfferGroups;
  readonly rows: readonly OfferedResource[];
}

function Group({ which, rows }: GroupProps) {
  const t = useText(cloudOffersWords);
  const format = useFormat();
  const { nameOf, stateOf, effectOf } = useOfferText();
  const id = useId();
  return (
    <tbody aria-labelledby={id}>
      <tr>
        <th id={id} scope="rowgroup" colSpan={3} className={css.group}>
          {t(`group.${which}`, { amount: format.number(rows.length) })}
        </th>
      </tr>
      {rows.map((row) => (
        <tr key={row.name} className={css.row}>
          <th scope="row" className={css.name}>
            <span className={css.icon} data-missing={row.offer === 'none' || undefined}>
              <Icon name={iconOf(row.name)} />
            </span>
            {nameOf(row.name)}
          </th>
          <td className={css.cell}>
            <Status state={stateIcons[row.offer]} label={stateOf(row)} />
          </td>
          <td className={css.effect}>{effectOf(row)}</td>
        </tr>
      ))}
    </tbody>
  );
}

const stateIcons = { all: 'healthy', read: 'healthy', none: 'stopped' } as const;

function iconOf(name: string): string {
  const menu = resources.find((resource) => resource.name === resourceName(name))?.menu;
  return menu ? menuIcon(menu) : 'offer-other';
}
