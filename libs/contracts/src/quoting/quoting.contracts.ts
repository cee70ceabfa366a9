import { collectContracts } from '../core/contracts';
import { PRACTICE_RECORDS } from '../practice-records';
import * as applyChecklist from './apply-checklist.operations';
import * as assistedSigning from './assisted-signing.operations';
import * as billedFees from './billed-fee.operations';
import * as bookingForms from './booking-form.operations';
import * as caseDocuments from './case-document.operations';
import * as changesOfMind from './change-of-mind.operations';
import * as dashboard from './dashboard.operations';
import * as clientQuotes from './client-quotes.operations';
import * as clientTimeline from './client-timeline.operations';
import * as duplicateFlags from './duplicate-flag.operations';
import * as documentHealth from './document-health.operations';
import * as directory from './directory.operations';
import * as directoryImports from './directory-import.operations';
import * as directoryImportUndo from './directory-import-undo.operations';
import * as mbs from './mbs.operations';
import * as patient from './patient.operations';
import * as patientSteps from './patient-steps.operations';
import * as patientReminders from './patient-reminder.operations';
import * as patientSettings from './patient-settings.operations';
import * as patientTerms from './patient-terms.operations';
import * as patientIdentity from './patient-identity.operations';
import * as signatoryCode from './signatory-code.operations';
import * as quotes from './quote.operations';
import * as preview from './quote-preview.operations';
import * as conversation from './quote-conversation.operations';
import * as quoteEvents from './quote.events';
import * as quoteApproval from './quote-approval.operations';
import * as quoteCallees from './quote-callee.operations';
import * as evidenceCheck from './evidence-check.operations';
import * as quoteEvidence from './quote-evidence.operations';
import * as quoteVersions from './quote-version.operations';
import * as quoteSettings from './quote-settings.operations';
import * as statuses from './quote.status';
import * as practiceSearch from './practice-search.operations';
import * as pricingSimulations from './pricing-simulation.operations';
import * as reports from './report.operations';
import * as bookingCheck from './booking-check.operations';
import * as casePathway from './case-pathway.operations';
import * as caseDeposits from './case-deposit.operations';
import * as depositSettings from './deposit-settings.operations';
import * as patientDeposits from './patient-deposit.operations';
import * as caseNotices from './case-notice.operations';
import * as caseSettings from './case-settings.operations';
import * as caseEvents from './surgery-case.events';
import * as caseCalendar from './case-calendar.operations';
import * as caseChecklists from './case-checklist.operations';
import * as cases from './surgery-case.operations';
import * as caseActs from './surgery-case-acts.operations';
import * as configurations from './surgery-configuration.operations';
import * as today from './today.operations';

export const quotingContracts = collectContracts(
  applyChecklist,
  assistedSigning,
  clientTimeline,
  directory,
  documentHealth,
  directoryImports,
  directoryImportUndo,
  duplicateFlags,
  practiceSearch,
  reports,
  pricingSimulations,
  patient,
  patientSteps,
  patientReminders,
  patientSettings,
  patientTerms,
  patientIdentity,
  signatoryCode,
  quotes,
  preview,
  quoteEvents,
  conversation,
  quoteApproval,
  quoteCallees,
  evidenceCheck,
  quoteEvidence,
  quoteVersions,
  quoteSettings,
  statuses,
  cases,
  caseActs,
  caseEvents,
  bookingCheck,
  casePathway,
  caseDeposits,
  depositSettings,
  patientDeposits,
  caseNotices,
  caseSettings,
  caseDocuments,
  bookingForms,
  billedFees,
  caseCalendar,
  caseChecklists,
  changesOfMind,
  clientQuotes,
  configurations,
  today,
  dashboard,
  mbs,
  PRACTICE_RECORDS.quoting,
);
