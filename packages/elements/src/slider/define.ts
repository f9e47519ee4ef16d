import { define } from '../core/define.js';
import { SkySlider } from './slider.js';

define('sky-slider', SkySlider);
