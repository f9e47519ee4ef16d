import { type ChangePassword, checkPasswordChange, type PasswordChange } from '@skydeck/contract';
import { boolean, type Infer, object, string } from 'superstruct';
import { formModel } from '../../../kit/form/model.ts';

interface PasswordDraft extends PasswordChange {
  readonly end_api_tokens: boolean;
}

/** Who changes a password may do so because somebody else knew it: tokens end unless the person says otherwise. */
export const passwordForm = formModel<PasswordDraft, Infer<typeof ChangePassword>>({
  shape: object({
    current_password: string(),
    new_password: string(),
    confirm_password: string(),
    end_api_tokens: boolean(),
  }),
  check: checkPasswordChange,
  blank: () => ({ current_password: '', new_password: '', confirm_password: '', end_api_tokens: true }),
  toBody: ({ current_password, new_password, end_api_tokens }) => ({ current_password, new_password, end_api_tokens }),
});
