import './theme.ts';
import '@fluentui/web-components/button/define.js';
