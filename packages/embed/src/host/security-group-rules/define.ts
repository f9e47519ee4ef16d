import { styles } from '../form-frame/form-frame.css.ts';
import { SkySecurityGroupRules } from './security-group-rules.ts';

void SkySecurityGroupRules.define({ name: 'sky-security-group-rules', styles });

declare global {
  interface HTMLElementTagNameMap {
    'sky-security-group-rules': SkySecurityGroupRules;
  }
}
