// Written by scripts/exports.ts.
import { zh as alertWords } from '../alert/words/zh.js';
import { zh as appShellWords } from '../app-shell/words/zh.js';
import { zh as avatarWords } from '../avatar/words/zh.js';
import { zh as badgeWords } from '../badge/words/zh.js';
import { zh as breadcrumbsWords } from '../breadcrumbs/words/zh.js';
import { zh as bulkBarWords } from '../bulk-bar/words/zh.js';
import { zh as bytesWords } from '../bytes/words/zh.js';
import { zh as checkboxWords } from '../checkbox/words/zh.js';
import { zh as checkboxGroupWords } from '../checkbox-group/words/zh.js';
import { zh as cidrFieldWords } from '../cidr-field/words/zh.js';
import { zh as codeWords } from '../code/words/zh.js';
import { zh as comboboxWords } from '../combobox/words/zh.js';
import { zh as confirmDialogWords } from '../confirm-dialog/words/zh.js';
import { zh as copyButtonWords } from '../copy-button/words/zh.js';
import { zh as dialogWords } from '../dialog/words/zh.js';
import { zh as fieldWords } from '../core/field-words/zh.js';
import { zh as fileFieldWords } from '../file-field/words/zh.js';
import { zh as filterBarWords } from '../filter-bar/words/zh.js';
import { zh as formDialogWords } from '../form-dialog/words/zh.js';
import { zh as formSummaryWords } from '../form-summary/words/zh.js';
import { zh as meterWords } from '../meter/words/zh.js';
import { zh as missingWords } from '../core/missing-words/zh.js';
import { zh as notificationCentreWords } from '../notification-centre/words/zh.js';
import { zh as notificationHostWords } from '../notification-host/words/zh.js';
import { zh as numberFieldWords } from '../number-field/words/zh.js';
import { zh as paginationWords } from '../pagination/words/zh.js';
import { zh as passwordFieldWords } from '../password-field/words/zh.js';
import { zh as progressWords } from '../progress/words/zh.js';
import { zh as scheduleFieldWords } from '../schedule-field/words/zh.js';
import { zh as sectionMenuWords } from '../section-menu/words/zh.js';
import { zh as selectWords } from '../select/words/zh.js';
import { zh as sparklineWords } from '../sparkline/words/zh.js';
import { zh as splitViewWords } from '../split-view/words/zh.js';
import { zh as statusWords } from '../status/words/zh.js';
import { zh as stepsWords } from '../steps/words/zh.js';
import { zh as switchWords } from '../switch/words/zh.js';
import { zh as tagFieldWords } from '../tag-field/words/zh.js';
import { zh as textFieldWords } from '../text-field/words/zh.js';
import { zh as toolbarWords } from '../toolbar/words/zh.js';
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
