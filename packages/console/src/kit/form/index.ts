export { type Fields, useFields } from './fields.ts';
export { FormNotes } from './FormNotes.tsx';
export { FormRow, FormSection } from './layout.tsx';
export { Fix } from './Fix.tsx';
export { FormShell } from './FormShell.tsx';
export { formModel, type FormModel, problemsOfDraft } from './model.ts';
export { Offered } from './Offered.tsx';
export { type Done, FormShellContext, type FormShellHost, useFormShell } from './shell.ts';
export { type CheckBinding, type Form, type TextBinding, useForm } from './useForm.ts';
