// Written by scripts/exports.ts.
import { de as alertWords } from '../alert/words/de.js';
import { de as appShellWords } from '../app-shell/words/de.js';
import { de as avatarWords } from '../avatar/words/de.js';
import { de as badgeWords } from '../badge/words/de.js';
import { de as breadcrumbsWords } from '../breadcrumbs/words/de.js';
import { de as bulkBarWords } from '../bulk-bar/words/de.js';
import { de as bytesWords } from '../bytes/words/de.js';
import { de as checkboxWords } from '../checkbox/words/de.js';
import { de as checkboxGroupWords } from '../checkbox-group/words/de.js';
import { de as cidrFieldWords } from '../cidr-field/words/de.js';
import { de as codeWords } from '../code/words/de.js';
import { de as comboboxWords } from '../combobox/words/de.js';
import { de as confirmDialogWords } from '../confirm-dialog/words/de.js';
import { de as copyButtonWords } from '../copy-button/words/de.js';
import { de as dialogWords } from '../dialog/words/de.js';
import { de as fieldWords } from '../core/field-words/de.js';
import { de as fileFieldWords } from '../file-field/words/de.js';
import { de as filterBarWords } from '../filter-bar/words/de.js';
import { de as formDialogWords } from '../form-dialog/words/de.js';
import { de as formSummaryWords } from '../form-summary/words/de.js';
import { de as meterWords } from '../meter/words/de.js';
import { de as missingWords } from '../core/missing-words/de.js';
import { de as notificationCentreWords } from '../notification-centre/words/de.js';
import { de as notificationHostWords } from '../notification-host/words/de.js';
import { de as numberFieldWords } from '../number-field/words/de.js';
import { de as paginationWords } from '../pagination/words/de.js';
import { de as passwordFieldWords } from '../password-field/words/de.js';
import { de as progressWords } from '../progress/words/de.js';
import { de as scheduleFieldWords } from '../schedule-field/words/de.js';
import { de as sectionMenuWords } from '../section-menu/words/de.js';
import { de as selectWords } from '../select/words/de.js';
import { de as sparklineWords } from '../sparkline/words/de.js';
import { de as splitViewWords } from '../split-view/words/de.js';
import { de as statusWords } from '../status/words/de.js';
import { de as stepsWords } from '../steps/words/de.js';
import { de as switchWords } from '../switch/words/de.js';
import { de as tagFieldWords } from '../tag-field/words/de.js';
import { de as textFieldWords } from '../text-field/words/de.js';
import { de as toolbarWords } from '../toolbar/words/de.js';
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
