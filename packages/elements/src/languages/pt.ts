// Written by scripts/exports.ts.
import { pt as alertWords } from '../alert/words/pt.js';
import { pt as appShellWords } from '../app-shell/words/pt.js';
import { pt as avatarWords } from '../avatar/words/pt.js';
import { pt as badgeWords } from '../badge/words/pt.js';
import { pt as breadcrumbsWords } from '../breadcrumbs/words/pt.js';
import { pt as bulkBarWords } from '../bulk-bar/words/pt.js';
import { pt as bytesWords } from '../bytes/words/pt.js';
import { pt as checkboxWords } from '../checkbox/words/pt.js';
import { pt as checkboxGroupWords } from '../checkbox-group/words/pt.js';
import { pt as cidrFieldWords } from '../cidr-field/words/pt.js';
import { pt as codeWords } from '../code/words/pt.js';
import { pt as comboboxWords } from '../combobox/words/pt.js';
import { pt as confirmDialogWords } from '../confirm-dialog/words/pt.js';
import { pt as copyButtonWords } from '../copy-button/words/pt.js';
import { pt as dialogWords } from '../dialog/words/pt.js';
import { pt as fieldWords } from '../core/field-words/pt.js';
import { pt as fileFieldWords } from '../file-field/words/pt.js';
import { pt as filterBarWords } from '../filter-bar/words/pt.js';
import { pt as formDialogWords } from '../form-dialog/words/pt.js';
import { pt as formSummaryWords } from '../form-summary/words/pt.js';
import { pt as meterWords } from '../meter/words/pt.js';
import { pt as missingWords } from '../core/missing-words/pt.js';
import { pt as notificationCentreWords } from '../notification-centre/words/pt.js';
import { pt as notificationHostWords } from '../notification-host/words/pt.js';
import { pt as numberFieldWords } from '../number-field/words/pt.js';
import { pt as paginationWords } from '../pagination/words/pt.js';
import { pt as passwordFieldWords } from '../password-field/words/pt.js';
import { pt as progressWords } from '../progress/words/pt.js';
import { pt as scheduleFieldWords } from '../schedule-field/words/pt.js';
import { pt as sectionMenuWords } from '../section-menu/words/pt.js';
import { pt as selectWords } from '../select/words/pt.js';
import { pt as sparklineWords } from '../sparkline/words/pt.js';
import { pt as splitViewWords } from '../split-view/words/pt.js';
import { pt as statusWords } from '../status/words/pt.js';
import { pt as stepsWords } from '../steps/words/pt.js';
import { pt as switchWords } from '../switch/words/pt.js';
import { pt as tagFieldWords } from '../tag-field/words/pt.js';
import { pt as textFieldWords } from '../text-field/words/pt.js';
import { pt as toolbarWords } from '../toolbar/words/pt.js';
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
