export { SkySlider } from './slider.js';
export { type SliderMark } from './slider.rules.js';
