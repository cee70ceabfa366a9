import type { Feature } from '../shared/feature/feature';
import { landingFeature } from '../features/landing/feature';
import { authFeature } from '../features/auth/feature';
import { confirmationFeature } from '../features/confirmation/feature';
import { dashboardFeature } from '../features/dashboard/feature';
import { clientsFeature } from '../features/clients/feature';
import { leadsFeature } from '../features/leads/feature';
import { importsFeature } from '../features/imports/feature';
import { enquiriesFeature } from '../features/enquiries/feature';
import { quotesFeature } from '../features/quotes/feature';
import { quoteSettingsFeature } from '../features/quote-settings/feature';
import { patientPageFeature } from '../features/patient-page/feature';
import { quoteTemplatesFeature } from '../features/quote-templates/feature';
import { callbacksFeature } from '../features/callbacks/feature';
import { caseBoardFeature } from '../features/case-board/feature';
import { caseCalendarFeature } from '../features/case-calendar/feature';
import { caseChecklistsFeature } from '../features/case-checklists/feature';
import { surgeryCasesFeature } from '../features/surgery-cases/feature';
import { reportsFeature } from '../features/reports/feature';
import { directoryFeature } from '../features/directory/feature';
import { surgeryConfigFeature } from '../features/surgery-config/feature';
import { sitesFeature } from '../features/sites/feature';
import { optionListsFeature } from '../features/option-lists/feature';
import { pricingRulesFeature } from '../features/pricing-rules/feature';
import { auditFeature } from '../features/audit/feature';
import { billingFeature } from '../features/billing/feature';
import { evidenceFeature } from '../features/evidence/feature';
import { depositsFeature } from '../features/deposits/feature';
import { mailFeature } from '../features/mail/feature';
import { announcementsFeature } from '../features/announcements/feature';
import { usersFeature } from '../features/users/feature';
import { organisationFeature } from '../features/organisation/feature';
import { platformFeature } from '../features/platform/feature';
import { platformInvoicesFeature } from '../features/platform-invoices/feature';
import { medicareFeature } from '../features/medicare/feature';
import { exportsFeature } from '../features/exports/feature';
import { contactMessagesFeature } from '../features/contact-messages/feature';
import { diagnosticFeature } from '../features/diagnostic/feature';
import { accountFeature } from '../features/account/feature';
import { startupFeature } from '../features/startup/feature';
import { galleryFeature } from '../../dev/gallery/feature';
import { helpFeature } from '../features/help/feature';
import { notificationsFeature } from '../features/notifications/feature';
import { mailboxFeature } from '../features/dev-mailbox/feature';
import { testPagesFeature } from '../../dev/test-pages/feature';
import { adminFeature } from './admin/admin.feature';

/** Every feature of the staff app. Routes, sidebar, command palette, header and admin page are built from this list. */
export const FEATURES: readonly Feature[] = [
  landingFeature,
  authFeature,
  confirmationFeature,
  dashboardFeature,
  clientsFeature,
  leadsFeature,
  enquiriesFeature,
  importsFeature,
  quotesFeature,
  quoteTemplatesFeature,
  quoteSettingsFeature,
  patientPageFeature,
  callbacksFeature,
  surgeryCasesFeature,
  caseBoardFeature,
  caseCalendarFeature,
  caseChecklistsFeature,
  reportsFeature,
  directoryFeature,
  surgeryConfigFeature,
  sitesFeature,
  optionListsFeature,
  pricingRulesFeature,
  auditFeature,
  billingFeature,
  announcementsFeature,
  depositsFeature,
  evidenceFeature,
  mailFeature,
  usersFeature,
  organisationFeature,
  platformFeature,
  platformInvoicesFeature,
  medicareFeature,
  contactMessagesFeature,
  exportsFeature,
  diagnosticFeature,
  accountFeature,
  startupFeature,
  helpFeature,
  notificationsFeature,
  mailboxFeature,
  testPagesFeature,
  galleryFeature,
  adminFeature,
];
