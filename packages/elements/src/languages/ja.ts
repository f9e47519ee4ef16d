// Written by scripts/exports.ts.
import { ja as alertWords } from '../alert/words/ja.js';
import { ja as appShellWords } from '../app-shell/words/ja.js';
import { ja as avatarWords } from '../avatar/words/ja.js';
import { ja as badgeWords } from '../badge/words/ja.js';
import { ja as breadcrumbsWords } from '../breadcrumbs/words/ja.js';
import { ja as bulkBarWords } from '../bulk-bar/words/ja.js';
import { ja as bytesWords } from '../bytes/words/ja.js';
import { ja as checkboxWords } from '../checkbox/words/ja.js';
import { ja as checkboxGroupWords } from '../checkbox-group/words/ja.js';
import { ja as cidrFieldWords } from '../cidr-field/words/ja.js';
import { ja as codeWords } from '../code/words/ja.js';
import { ja as comboboxWords } from '../combobox/words/ja.js';
import { ja as confirmDialogWords } from '../confirm-dialog/words/ja.js';
import { ja as copyButtonWords } from '../copy-button/words/ja.js';
import { ja as dialogWords } from '../dialog/words/ja.js';
import { ja as fieldWords } from '../core/field-words/ja.js';
import { ja as fileFieldWords } from '../file-field/words/ja.js';
import { ja as filterBarWords } from '../filter-bar/words/ja.js';
import { ja as formDialogWords } from '../form-dialog/words/ja.js';
import { ja as formSummaryWords } from '../form-summary/words/ja.js';
import { ja as meterWords } from '../meter/words/ja.js';
import { ja as missingWords } from '../core/missing-words/ja.js';
import { ja as notificationCentreWords } from '../notification-centre/words/ja.js';
import { ja as notificationHostWords } from '../notification-host/words/ja.js';
import { ja as numberFieldWords } from '../number-field/words/ja.js';
import { ja as paginationWords } from '../pagination/words/ja.js';
import { ja as passwordFieldWords } from '../password-field/words/ja.js';
import { ja as progressWords } from '../progress/words/ja.js';
import { ja as scheduleFieldWords } from '../schedule-field/words/ja.js';
import { ja as sectionMenuWords } from '../section-menu/words/ja.js';
import { ja as selectWords } from '../select/words/ja.js';
import { ja as sparklineWords } from '../sparkline/words/ja.js';
import { ja as splitViewWords } from '../split-view/words/ja.js';
import { ja as statusWords } from '../status/words/ja.js';
import { ja as stepsWords } from '../steps/words/ja.js';
import { ja as switchWords } from '../switch/words/ja.js';
import { ja as tagFieldWords } from '../tag-field/words/ja.js';
import { ja as textFieldWords } from '../text-field/words/ja.js';
import { ja as toolbarWords } from '../toolbar/words/ja.js';
import type { ElementWords } from './element-words.js';

export const words: ElementWords = {
  alert: alertWords,
  'app-shell': appShellWords,
  avatar: avatarWords,
  badge: badgeWords,
  breadcrumbs: breadcrumbsWords,
  'bulk-bar': bulkBarWords,
  bytes: bytesWords,
  checkbox: checkboxWords,
  'checkbox-group': checkboxGroupWords,
  'cidr-field': cidrFieldWords,
  code: codeWords,
  combobox: comboboxWords,
  'confirm-dialog': confirmDialogWords,
  'copy-button': copyButtonWords,
  dialog: dialogWords,
  field: fieldWords,
  'file-field': fileFieldWords,
  'filter-bar': filterBarWords,
  'form-dialog': formDialogWords,
  'form-summary': formSummaryWords,
  meter: meterWords,
  missing: missingWords,
  'notification-centre': notificationCentreWords,
  'notification-host': notificationHostWords,
  'number-field': numberFieldWords,
  pagination: paginationWords,
  'password-field': passwordFieldWords,
  progress: progressWords,
  'schedule-field': scheduleFieldWords,
  'section-menu': sectionMenuWords,
  select: selectWords,
  sparkline: sparklineWords,
  'split-view': splitViewWords,
  status: statusWords,
  steps: stepsWords,
  switch: switchWords,
  'tag-field': tagFieldWords,
  'text-field': textFieldWords,
  toolbar: toolbarWords,
};
