export { ConfirmForItems, Deletion, deletionOf } from './asking.ts';
export { removePartAction } from './remove-part.tsx';
export { ConfirmAction } from './ConfirmAction.tsx';
export { ConfirmDelete, type DeletedItem } from './ConfirmDelete.tsx';
