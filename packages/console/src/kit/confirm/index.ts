export { ConfirmDelete, type DeletedItem } from './ConfirmDelete.tsx';
