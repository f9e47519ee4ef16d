// Written by scripts/exports.ts.
import { ru as alertWords } from '../alert/words/ru.js';
import { ru as appShellWords } from '../app-shell/words/ru.js';
import { ru as avatarWords } from '../avatar/words/ru.js';
import { ru as badgeWords } from '../badge/words/ru.js';
import { ru as breadcrumbsWords } from '../breadcrumbs/words/ru.js';
import { ru as bulkBarWords } from '../bulk-bar/words/ru.js';
import { ru as bytesWords } from '../bytes/words/ru.js';
import { ru as checkboxWords } from '../checkbox/words/ru.js';
import { ru as checkboxGroupWords } from '../checkbox-group/words/ru.js';
import { ru as cidrFieldWords } from '../cidr-field/words/ru.js';
import { ru as codeWords } from '../code/words/ru.js';
import { ru as comboboxWords } from '../combobox/words/ru.js';
import { ru as confirmDialogWords } from '../confirm-dialog/words/ru.js';
import { ru as copyButtonWords } from '../copy-button/words/ru.js';
import { ru as dialogWords } from '../dialog/words/ru.js';
import { ru as fieldWords } from '../core/field-words/ru.js';
import { ru as fileFieldWords } from '../file-field/words/ru.js';
import { ru as filterBarWords } from '../filter-bar/words/ru.js';
import { ru as formDialogWords } from '../form-dialog/words/ru.js';
import { ru as formSummaryWords } from '../form-summary/words/ru.js';
import { ru as meterWords } from '../meter/words/ru.js';
import { ru as missingWords } from '../core/missing-words/ru.js';
import { ru as notificationCentreWords } from '../notification-centre/words/ru.js';
import { ru as notificationHostWords } from '../notification-host/words/ru.js';
import { ru as numberFieldWords } from '../number-field/words/ru.js';
import { ru as paginationWords } from '../pagination/words/ru.js';
import { ru as passwordFieldWords } from '../password-field/words/ru.js';
import { ru as progressWords } from '../progress/words/ru.js';
import { ru as scheduleFieldWords } from '../schedule-field/words/ru.js';
import { ru as sectionMenuWords } from '../section-menu/words/ru.js';
import { ru as selectWords } from '../select/words/ru.js';
import { ru as sparklineWords } from '../sparkline/words/ru.js';
import { ru as splitViewWords } from '../split-view/words/ru.js';
import { ru as statusWords } from '../status/words/ru.js';
import { ru as stepsWords } from '../steps/words/ru.js';
import { ru as switchWords } from '../switch/words/ru.js';
import { ru as tagFieldWords } from '../tag-field/words/ru.js';
import { ru as textFieldWords } from '../text-field/words/ru.js';
import { ru as toolbarWords } from '../toolbar/words/ru.js';
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
