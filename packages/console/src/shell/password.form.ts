import { type ChangePassword, checkPasswordChange, type PasswordChange } from '@skydeck/contract';
import { type Infer, object, string } from 'superstruct';
import { formModel } from '../kit/form/model.ts';

export const passwordForm = formModel<PasswordChange, Infer<typeof ChangePassword>>({
  shape: object({ current_password: string(), new_password: string(), confirm_password: string() }),
  check: checkPasswordChange,
  blank: () => ({ current_password: '', new_password: '', confirm_password: '' }),
  toBody: ({ current_password, new_password }) => ({ current_password, new_password }),
});
