import { define } from '../core/define.js';
import { SkyAvatar } from './avatar.js';

define('sky-avatar', SkyAvatar);
