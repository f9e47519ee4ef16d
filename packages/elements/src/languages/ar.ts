// Written by scripts/exports.ts.
import { ar as alertWords } from '../alert/words/ar.js';
import { ar as appShellWords } from '../app-shell/words/ar.js';
import { ar as avatarWords } from '../avatar/words/ar.js';
import { ar as badgeWords } from '../badge/words/ar.js';
import { ar as breadcrumbsWords } from '../breadcrumbs/words/ar.js';
import { ar as bulkBarWords } from '../bulk-bar/words/ar.js';
import { ar as bytesWords } from '../bytes/words/ar.js';
import { ar as checkboxWords } from '../checkbox/words/ar.js';
import { ar as checkboxGroupWords } from '../checkbox-group/words/ar.js';
import { ar as cidrFieldWords } from '../cidr-field/words/ar.js';
import { ar as codeWords } from '../code/words/ar.js';
import { ar as comboboxWords } from '../combobox/words/ar.js';
import { ar as confirmDialogWords } from '../confirm-dialog/words/ar.js';
import { ar as copyButtonWords } from '../copy-button/words/ar.js';
import { ar as dialogWords } from '../dialog/words/ar.js';
import { ar as fieldWords } from '../core/field-words/ar.js';
import { ar as fileFieldWords } from '../file-field/words/ar.js';
import { ar as filterBarWords } from '../filter-bar/words/ar.js';
import { ar as formDialogWords } from '../form-dialog/words/ar.js';
import { ar as formSummaryWords } from '../form-summary/words/ar.js';
import { ar as meterWords } from '../meter/words/ar.js';
import { ar as missingWords } from '../core/missing-words/ar.js';
import { ar as notificationCentreWords } from '../notification-centre/words/ar.js';
import { ar as notificationHostWords } from '../notification-host/words/ar.js';
import { ar as numberFieldWords } from '../number-field/words/ar.js';
import { ar as paginationWords } from '../pagination/words/ar.js';
import { ar as passwordFieldWords } from '../password-field/words/ar.js';
import { ar as progressWords } from '../progress/words/ar.js';
import { ar as scheduleFieldWords } from '../schedule-field/words/ar.js';
import { ar as sectionMenuWords } from '../section-menu/words/ar.js';
import { ar as selectWords } from '../select/words/ar.js';
import { ar as sparklineWords } from '../sparkline/words/ar.js';
import { ar as splitViewWords } from '../split-view/words/ar.js';
import { ar as statusWords } from '../status/words/ar.js';
import { ar as stepsWords } from '../steps/words/ar.js';
import { ar as switchWords } from '../switch/words/ar.js';
import { ar as tagFieldWords } from '../tag-field/words/ar.js';
import { ar as textFieldWords } from '../text-field/words/ar.js';
import { ar as toolbarWords } from '../toolbar/words/ar.js';
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
