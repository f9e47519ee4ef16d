import { createApp } from 'vue';
import Portal from './Portal.vue';

const { console, router, next } = document.documentElement.dataset;
createApp(Portal, { console, first: router, next }).mount('app-root');
