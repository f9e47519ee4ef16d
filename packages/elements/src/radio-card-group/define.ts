import { define } from '../core/define.js';
import { SkyRadioCard } from './radio-card.js';
import { SkyRadioCardGroup } from './radio-card-group.js';

// The cards first: the group reads their values as soon as it is there.
define('sky-radio-card', SkyRadioCard);
define('sky-radio-card-group', SkyRadioCardGroup);
