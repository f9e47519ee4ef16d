import './theme.ts';
import '@fluentui/web-components/text-input/define.js';
