import { collectContracts } from '../core/contracts';
import { PRACTICE_RECORDS } from '../practice-records';
import * as consents from './client-consent.operations';
import * as duplicates from './client-duplicate.operations';
import * as importUndo from './client-import-undo.operations';
import * as merges from './client-merge.operations';
import * as clients from './client.operations';
import * as clientEvents from './client.events';
import * as enquiryReports from './enquiry-report.operations';
import * as leadFigures from './lead-figures.operations';
import * as households from './household.operations';
import * as enquiries from './enquiry.operations';
import * as leadImports from './lead-import.operations';
import * as leadBatches from './lead-batch.operations';
import * as leadCallees from './lead-callee.operations';
import * as leadContacts from './lead-contact.operations';
import * as leadKeys from './lead-key.operations';
import * as leadSettings from './lead-settings.operations';
import * as leads from './lead.operations';
import * as leadStatuses from './lead.status';
import * as leadsToReach from './leads-to-reach.operations';
import * as mentions from './mention.operations';
import * as notes from './note.operations';
import * as search from './search.operations';
import * as timeline from './timeline.operations';

export const crmContracts = collectContracts(
  clients,
  clientEvents,
  consents,
  duplicates,
  importUndo,
  merges,
  households,
  leads,
  leadStatuses,
  leadsToReach,
  leadFigures,
  notes,
  mentions,
  search,
  timeline,
  enquiryReports,
  leadBatches,
  leadImports,
  leadCallees,
  leadContacts,
  leadKeys,
  leadSettings,
  enquiries,
  PRACTICE_RECORDS.crm,
);
