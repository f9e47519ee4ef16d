export { SkyPasswordField, type PasswordFieldSize } from './password-field.js';
export { type PasswordRule, type PasswordTest } from './password.rules.js';
