export { AllLink } from './AllLink.tsx';
export { ActionButtons } from './ActionButtons.tsx';
export { Card } from '../page/Card.tsx';
export { DetailsPage } from './DetailsPage.tsx';
export { itemPage, usePageItem, withItem } from '../item/item.tsx';
export { ItemDetails } from './ItemDetails.tsx';
export { ItemGate } from '../item/ItemGate.tsx';
export { ListCard } from './ListCard.tsx';
export { NestedList } from './NestedList.tsx';
export { Overview } from './Overview.tsx';
export { PagePrimary } from './page-slot.tsx';
export {
  IdProperty,
  IpProperty,
  MonoProperty,
  Properties,
  Property,
  SwitchProperty,
  YesProperty,
} from './Properties.tsx';
export { MOST_RELATED, Related } from './Related.tsx';
export { TableCard } from './TableCard.tsx';
export { TaggedProperties } from './TaggedProperties.tsx';
export { TimeProperties } from './TimeProperties.tsx';
export { useFormButton } from './useFormButton.tsx';
export { useRelated } from './useRelated.ts';
export type { DetailsTab } from './RouteTabs.tsx';
