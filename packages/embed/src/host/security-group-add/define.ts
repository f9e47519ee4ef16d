import { styles } from '../form-frame/form-frame.css.ts';
import { SkySecurityGroupAdd } from './security-group-add.ts';

void SkySecurityGroupAdd.define({ name: 'sky-security-group-add', styles });

declare global {
  interface HTMLElementTagNameMap {
    'sky-security-group-add': SkySecurityGroupAdd;
  }
}
