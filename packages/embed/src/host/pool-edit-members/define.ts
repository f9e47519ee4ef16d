import { styles } from '../form-frame/form-frame.css.ts';
import { SkyPoolEditMembers } from './pool-edit-members.ts';

void SkyPoolEditMembers.define({ name: 'sky-pool-edit-members', styles });

declare global {
  interface HTMLElementTagNameMap {
    'sky-pool-edit-members': SkyPoolEditMembers;
  }
}
