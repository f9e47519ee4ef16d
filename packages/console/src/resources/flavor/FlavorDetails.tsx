import type { Flavor } from '@skydeck/contract';
import {
  ActionButtons,
  Card,
  IdProperty,
  ItemDetails,
  itemPage,
  Overview,
  Properties,
  Property,
} from '../../kit/details/index.ts';
import { useFormat, useText } from '../../kit/text/index.ts';
import { flavors, flavorWords } from './flavor.ts';
import { useFlavorActions } from './useFlavorActions.ts';
import { usePlacementNames } from './usePlacements.ts';

const MIB = 2 ** 20;

interface Props {
  readonly item: Flavor;
}

export const FlavorDetails = itemPage(flavors, 'flavorId', function Details({ item }: Props) {
  return (
    <ItemDetails resource={flavors} item={item} actions={<ActionButtons item={item} {...useFlavorActions(item)} />}>
      <Overview resource={flavors} item={item}>
        <Facts item={item} />
      </Overview>
    </ItemDetails>
  );
});

function Facts({ item: flavor }: Props) {
  const t = useText(flavorWords);
  const format = useFormat();
  const namesOf = usePlacementNames();
  return (
    <Card title={t('card.properties')}>
      <Properties>
        <IdProperty t={t} item={flavor} />
        <Property label={t('field.vcpus')}>{format.number(flavor.vcpus)}</Property>
        <Property label={t('field.ram')}>{format.bytes(flavor.ram * MIB)}</Property>
        <Property label={t('field.swap')}>{format.bytes(flavor.swap * MIB)}</Property>
        <Property label={t('field.placements')}>{format.list(namesOf(flavor.traits))}</Property>
        <Property label={t('field.created')}>{format.dateTime(flavor.created_at)}</Property>
      </Properties>
    </Card>
  );
}
