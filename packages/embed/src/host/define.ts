import './frame/define.ts';
import './network-add/define.ts';
import './router-add/define.ts';
import './router-edit/define.ts';
