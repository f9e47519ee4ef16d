import './theme.ts';
import '@skydeck/elements/text-field/define';
