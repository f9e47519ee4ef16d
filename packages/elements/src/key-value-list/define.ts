import { SkyCopyButton } from '../copy-button/copy-button.js';
import { define } from '../core/define.js';
import { SkyKeyValueList } from './key-value-list.js';

define('sky-copy-button', SkyCopyButton);
define('sky-key-value-list', SkyKeyValueList);
