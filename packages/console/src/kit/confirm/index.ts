export { ConfirmAction } from './ConfirmAction.tsx';
export { ConfirmDelete, type DeletedItem } from './ConfirmDelete.tsx';
export { DeleteChosen } from './DeleteChosen.tsx';
export { Deletion, deletionOf } from './deletionOf.tsx';
