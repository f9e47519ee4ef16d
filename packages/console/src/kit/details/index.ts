export { ActionButtons } from './ActionButtons.tsx';
export { Card } from './Card.tsx';
export { DetailsPage } from './DetailsPage.tsx';
export { ItemGate } from './ItemGate.tsx';
export { ListCard } from './ListCard.tsx';
export { Properties, Property } from './Properties.tsx';
export { TimeProperties } from './TimeProperties.tsx';
export { useFormButton } from './useFormButton.tsx';
export type { DetailsTab } from './RouteTabs.tsx';
