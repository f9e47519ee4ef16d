import { define } from '../core/define.js';
import { SkyRadio } from './radio.js';
import { SkyRadioGroup } from './radio-group.js';

// The radios first: the group reads their values as soon as it is there.
define('sky-radio', SkyRadio);
define('sky-radio-group', SkyRadioGroup);
