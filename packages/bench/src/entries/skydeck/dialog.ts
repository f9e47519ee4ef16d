import './theme.ts';
import '@skydeck/elements/button/define';
import '@skydeck/elements/checkbox/define';
import '@skydeck/elements/dialog/define';
import '@skydeck/elements/select/define';
import '@skydeck/elements/text-field/define';
