import './theme.ts';
import '@skydeck/elements/button/define';
import '@skydeck/elements/checkbox/define';
import '@skydeck/elements/radio-group/define';
import '@skydeck/elements/select/define';
import '@skydeck/elements/switch/define';
import '@skydeck/elements/text-area/define';
import '@skydeck/elements/text-field/define';
