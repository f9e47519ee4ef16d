import './theme.ts';
import '@skydeck/elements/button/define';
