import type { Journey } from '../run/journey';
import { accountJourney } from './account.journey';
import { announcementJourney } from './announcement.journey';
import { assistedSigningJourney } from './assisted-signing.journey';
import { firstQuoteJourney } from './first-quote.journey';
import { guardianJourney } from './guardian.journey';
import { caseJourney } from './case.journey';
import { casePapersJourney } from './case-papers.journey';
import { caseEvidenceJourney } from './case-evidence.journey';
import { casePlansJourney } from './case-plans.journey';
import { caseBoardJourney } from './case-board.journey';
import { callbackJourney } from './callback.journey';
import { catalogueJourney } from './catalogue.journey';
import { changeOfMindJourney } from './change-of-mind.journey';
import { conversationAndChoiceJourney } from './conversation-and-choice.journey';
import { depositJourney } from './deposit.journey';
import { emailConfigJourney } from './email-config.journey';
import { enquiryJourney } from './enquiry.journey';
import { evidenceJourney } from './evidence.journey';
import { helpJourney } from './help.journey';
import { importColumnsJourney } from './import-columns.journey';
import { importMendingJourney } from './import-mending.journey';
import { importUndoJourney } from './import-undo.journey';
import { importJourney } from './import.journey';
import { cardPaymentJourney } from './card-payment.journey';
import { invoicePaymentJourney } from './invoice-payment.journey';
import { leadJourney } from './lead.journey';
import { linksJourney } from './links.journey';
import { listsJourney } from './lists.journey';
import { logoJourney } from './logo.journey';
import { matesRateJourney } from './mates-rate.journey';
import { organisationCareJourney } from './organisation-care.journey';
import { medicareScheduleJourney } from './medicare-schedule.journey';
import { mergeJourney } from './merge.journey';
import { mentionJourney } from './mention.journey';
import { newZealandJourney } from './new-zealand.journey';
import { notificationsJourney } from './notifications.journey';
import { otherWaysToSignJourney } from './other-ways-to-sign.journey';
import { patientPageJourney } from './patient-page.journey';
import { planLimitJourney } from './plan-limit.journey';
import { practiceExportJourney } from './practice-export.journey';
import { practiceJourney } from './practice.journey';
import { pricingRuleJourney } from './pricing-rule.journey';
import { publicSiteJourney } from './public-site.journey';
import { quoteAcceptJourney } from './quote-accept.journey';
import { quoteInAMinuteJourney } from './quote-in-a-minute.journey';
import { quoteApprovalJourney } from './quote-approval.journey';
import { quoteQuestionsJourney } from './quote-questions.journey';
import { quoteQueryJourney } from './quote-query.journey';
import { quoteRejectJourney } from './quote-reject.journey';
import { quoteUploadJourney } from './quote-upload.journey';
import { quoteVersionsJourney } from './quote-versions.journey';
import { reminderJourney } from './reminder.journey';
import { reportsJourney } from './reports.journey';
import { rolesJourney } from './roles.journey';
import { searchJourney } from './search.journey';
import { sitesJourney } from './sites.journey';
import { supportJourney } from './support.journey';
import { surgeryConfigJourney } from './surgery-config.journey';
import { surviveJourney } from './survive.journey';
import { tabsJourney } from './tabs.journey';
import { todayJourney } from './today.journey';
import { trialJourney } from './trial.journey';
import { twoStepJourney } from './two-step.journey';

/** All journeys. */
export const JOURNEYS: readonly Journey[] = [
  rolesJourney,
  practiceJourney,
  practiceExportJourney,
  publicSiteJourney,
  catalogueJourney,
  announcementJourney,
  callbackJourney,
  notificationsJourney,
  depositJourney,
  emailConfigJourney,
  helpJourney,
  importColumnsJourney,
  importJourney,
  importMendingJourney,
  importUndoJourney,
  sitesJourney,
  quoteAcceptJourney,
  quoteInAMinuteJourney,
  quoteRejectJourney,
  quoteQueryJourney,
  quoteQuestionsJourney,
  quoteUploadJourney,
  patientPageJourney,
  caseJourney,
  quoteVersionsJourney,
  quoteApprovalJourney,
  pricingRuleJourney,
  surgeryConfigJourney,
  medicareScheduleJourney,
  newZealandJourney,
  leadJourney,
  listsJourney,
  todayJourney,
  caseBoardJourney,
  mergeJourney,
  mentionJourney,
  searchJourney,
  reportsJourney,
  enquiryJourney,
  linksJourney,
  accountJourney,
  logoJourney,
  twoStepJourney,
  tabsJourney,
  supportJourney,
  conversationAndChoiceJourney,
  changeOfMindJourney,
  assistedSigningJourney,
  firstQuoteJourney,
  guardianJourney,
  otherWaysToSignJourney,
  evidenceJourney,
  reminderJourney,
  trialJourney,
  planLimitJourney,
  matesRateJourney,
  organisationCareJourney,
  invoicePaymentJourney,
  cardPaymentJourney,
  casePapersJourney,
  caseEvidenceJourney,
  casePlansJourney,
  surviveJourney,
];
