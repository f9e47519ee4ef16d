export { ConfirmAct, Deletion, deletionOf } from './asking.ts';
export { ConfirmAction } from './ConfirmAction.tsx';
export { ConfirmDelete, type DeletedItem } from './ConfirmDelete.tsx';
