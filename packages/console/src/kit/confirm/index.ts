export { ConfirmAction } from './ConfirmAction.tsx';
export { ConfirmDelete, type DeletedItem } from './ConfirmDelete.tsx';
export { DeleteChosen } from './DeleteChosen.tsx';
export { DeleteOne } from './DeleteOne.tsx';
export { deletionOf } from './deletionOf.tsx';
