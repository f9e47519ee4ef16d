import { styles } from '../form-frame/form-frame.css.ts';
import { SkySecurityGroupEdit } from './security-group-edit.ts';

void SkySecurityGroupEdit.define({ name: 'sky-security-group-edit', styles });

declare global {
  interface HTMLElementTagNameMap {
    'sky-security-group-edit': SkySecurityGroupEdit;
  }
}
