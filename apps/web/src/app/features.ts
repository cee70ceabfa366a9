import type { Feature } from '../shared/feature/feature';
import { landingFeature } from '../features/landing/feature';
import { authFeature } from '../features/auth/feature';
import { confirmationFeature } from '../features/confirmation/feature';
import { dashboardFeature } from '../features/dashboard/feature';
import { clientsFeature } from '../features/clients/feature';
import { importsFeature } from '../features/imports/feature';
import { quotesFeature } from '../features/quotes/feature';
import { quoteSettingsFeature } from '../features/quote-settings/feature';
import { quoteTemplatesFeature } from '../features/quote-templates/feature';
import { callbacksFeature } from '../features/callbacks/feature';
import { surgeryCasesFeature } from '../features/surgery-cases/feature';
import { directoryFeature } from '../features/directory/feature';
import { surgeryConfigFeature } from '../features/surgery-config/feature';
import { sitesFeature } from '../features/sites/feature';
import { optionListsFeature } from '../features/option-lists/feature';
import { pricingRulesFeature } from '../features/pricing-rules/feature';
import { auditFeature } from '../features/audit/feature';
import { billingFeature } from '../features/billing/feature';
import { usersFeature } from '../features/users/feature';
import { organisationFeature } from '../features/organisation/feature';
import { platformFeature } from '../features/platform/feature';
import { medicareFeature } from '../features/medicare/feature';
import { contactMessagesFeature } from '../features/contact-messages/feature';
import { diagnosticFeature } from '../features/diagnostic/feature';
import { accountFeature } from '../features/account/feature';
import { startupFeature } from '../features/startup/feature';
import { galleryFeature } from '../features/gallery/feature';
import { helpFeature } from '../features/help/feature';
import { notificationsFeature } from '../features/notifications/feature';
import { mailboxFeature } from '../features/dev-mailbox/feature';
import { testPagesFeature } from '../features/test-pages/feature';
import { adminFeature } from './admin/admin.feature';

/** Every feature of the staff app. Routes, sidebar, palette, header and admin page are made of this list. */
export const FEATURES: readonly Feature[] = [
  landingFeature,
  authFeature,
  confirmationFeature,
  dashboardFeature,
  clientsFeature,
  importsFeature,
  quotesFeature,
  quoteTemplatesFeature,
  quoteSettingsFeature,
  callbacksFeature,
  surgeryCasesFeature,
  directoryFeature,
  surgeryConfigFeature,
  sitesFeature,
  optionListsFeature,
  pricingRulesFeature,
  auditFeature,
  billingFeature,
  usersFeature,
  organisationFeature,
  platformFeature,
  medicareFeature,
  contactMessagesFeature,
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
