import { styles } from '../form-frame/form-frame.css.ts';
import { SkyFrame } from './frame.ts';

void SkyFrame.define({ name: 'sky-frame', styles });

declare global {
  interface HTMLElementTagNameMap {
    'sky-frame': SkyFrame;
  }
}
