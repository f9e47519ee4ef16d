// Written by scripts/exports.ts.
import { tr as alertWords } from '../alert/words/tr.js';
import { tr as appShellWords } from '../app-shell/words/tr.js';
import { tr as avatarWords } from '../avatar/words/tr.js';
import { tr as badgeWords } from '../badge/words/tr.js';
import { tr as breadcrumbsWords } from '../breadcrumbs/words/tr.js';
import { tr as bulkBarWords } from '../bulk-bar/words/tr.js';
import { tr as bytesWords } from '../bytes/words/tr.js';
import { tr as checkboxWords } from '../checkbox/words/tr.js';
import { tr as checkboxGroupWords } from '../checkbox-group/words/tr.js';
import { tr as cidrFieldWords } from '../cidr-field/words/tr.js';
import { tr as codeWords } from '../code/words/tr.js';
import { tr as comboboxWords } from '../combobox/words/tr.js';
import { tr as confirmDialogWords } from '../confirm-dialog/words/tr.js';
import { tr as copyButtonWords } from '../copy-button/words/tr.js';
import { tr as dialogWords } from '../dialog/words/tr.js';
import { tr as fieldWords } from '../core/field-words/tr.js';
import { tr as fileFieldWords } from '../file-field/words/tr.js';
import { tr as filterBarWords } from '../filter-bar/words/tr.js';
import { tr as formDialogWords } from '../form-dialog/words/tr.js';
import { tr as formSummaryWords } from '../form-summary/words/tr.js';
import { tr as meterWords } from '../meter/words/tr.js';
import { tr as missingWords } from '../core/missing-words/tr.js';
import { tr as notificationCentreWords } from '../notification-centre/words/tr.js';
import { tr as notificationHostWords } from '../notification-host/words/tr.js';
import { tr as numberFieldWords } from '../number-field/words/tr.js';
import { tr as paginationWords } from '../pagination/words/tr.js';
import { tr as passwordFieldWords } from '../password-field/words/tr.js';
import { tr as progressWords } from '../progress/words/tr.js';
import { tr as scheduleFieldWords } from '../schedule-field/words/tr.js';
import { tr as sectionMenuWords } from '../section-menu/words/tr.js';
import { tr as selectWords } from '../select/words/tr.js';
import { tr as sparklineWords } from '../sparkline/words/tr.js';
import { tr as splitViewWords } from '../split-view/words/tr.js';
import { tr as statusWords } from '../status/words/tr.js';
import { tr as stepsWords } from '../steps/words/tr.js';
import { tr as switchWords } from '../switch/words/tr.js';
import { tr as tagFieldWords } from '../tag-field/words/tr.js';
import { tr as textFieldWords } from '../text-field/words/tr.js';
import { tr as toolbarWords } from '../toolbar/words/tr.js';
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
