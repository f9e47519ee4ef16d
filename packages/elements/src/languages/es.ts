// Written by scripts/exports.ts.
import { es as alertWords } from '../alert/words/es.js';
import { es as appShellWords } from '../app-shell/words/es.js';
import { es as avatarWords } from '../avatar/words/es.js';
import { es as badgeWords } from '../badge/words/es.js';
import { es as breadcrumbsWords } from '../breadcrumbs/words/es.js';
import { es as bulkBarWords } from '../bulk-bar/words/es.js';
import { es as bytesWords } from '../bytes/words/es.js';
import { es as checkboxWords } from '../checkbox/words/es.js';
import { es as checkboxGroupWords } from '../checkbox-group/words/es.js';
import { es as cidrFieldWords } from '../cidr-field/words/es.js';
import { es as codeWords } from '../code/words/es.js';
import { es as comboboxWords } from '../combobox/words/es.js';
import { es as confirmDialogWords } from '../confirm-dialog/words/es.js';
import { es as copyButtonWords } from '../copy-button/words/es.js';
import { es as dialogWords } from '../dialog/words/es.js';
import { es as fieldWords } from '../core/field-words/es.js';
import { es as fileFieldWords } from '../file-field/words/es.js';
import { es as filterBarWords } from '../filter-bar/words/es.js';
import { es as formDialogWords } from '../form-dialog/words/es.js';
import { es as formSummaryWords } from '../form-summary/words/es.js';
import { es as meterWords } from '../meter/words/es.js';
import { es as missingWords } from '../core/missing-words/es.js';
import { es as notificationCentreWords } from '../notification-centre/words/es.js';
import { es as notificationHostWords } from '../notification-host/words/es.js';
import { es as numberFieldWords } from '../number-field/words/es.js';
import { es as paginationWords } from '../pagination/words/es.js';
import { es as passwordFieldWords } from '../password-field/words/es.js';
import { es as progressWords } from '../progress/words/es.js';
import { es as scheduleFieldWords } from '../schedule-field/words/es.js';
import { es as sectionMenuWords } from '../section-menu/words/es.js';
import { es as selectWords } from '../select/words/es.js';
import { es as sparklineWords } from '../sparkline/words/es.js';
import { es as splitViewWords } from '../split-view/words/es.js';
import { es as statusWords } from '../status/words/es.js';
import { es as stepsWords } from '../steps/words/es.js';
import { es as switchWords } from '../switch/words/es.js';
import { es as tagFieldWords } from '../tag-field/words/es.js';
import { es as textFieldWords } from '../text-field/words/es.js';
import { es as toolbarWords } from '../toolbar/words/es.js';
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
