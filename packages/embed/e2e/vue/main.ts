import { createApp } from 'vue';
import Portal from './Portal.vue';

createApp(Portal, { console: document.documentElement.dataset['console'] }).mount('app-root');
