import * as contracts from '@quillcare/contracts';
import { SERVICES, type AnyResource, type Notification } from '@quillcare/contracts';

/** Who is notified of an event and with which topic, or nobody and why. */
export type EventRule = Told | { nobody: string };
export interface Told extends Pick<Notification, 'topic'> {
  type: Notification['type'];
  priority: Notification['priority'];
  who: string;
}

const told = (
  topic: Told['topic'],
  type: Told['type'],
  priority: Told['priority'],
  who: string,
): EventRule => ({ topic, type, priority, who });
const nobody = (why: string): EventRule => ({ nobody: why });

const READERS = 'whoever may read quotes';
const EDITORS = 'whoever may change quotes';
const ASSIGNEE = 'the person, unless they took it themselves';
const DECIDERS = 'whoever may approve discounts';
/** Done by a colleague. Others see it immediately wherever they would look for it. */
const OWN_WORK = nobody('a colleague did it, and open pages show it at once');
const OWN_SETTINGS = nobody('an administrator did it; the audit trail has it');
const TECHNICAL = nobody('keeps browsers and services up to date; nothing happened to anybody');
const FOLLOWS = nobody('follows from an act that has a rule of its own');

/** Events of plain records count as a colleague's work, unless a line below says otherwise. */
const OF_RECORDS = Object.values(contracts as object)
  .filter((one): one is AnyResource => typeof one === 'object' && one !== null && 'eventData' in one)
  .flatMap(({ events }) => Object.values(events))
  .map(({ service, name }) => [`${service}.${name}`, OWN_WORK]);

/** The rule of every other event, by `<service>.<Name>`. `event-news.spec.ts` fails for an event without one. */
export const EVENT_NEWS: Readonly<Record<string, EventRule>> = {
  ...Object.fromEntries(SERVICES.map((service) => [`${service}.AuditRecorded`, TECHNICAL])),
  ...(Object.fromEntries(OF_RECORDS) as Record<string, EventRule>),
  'assistant.AssistantSettingsChanged': OWN_SETTINGS,
  'audit.AuditEntryAppended': TECHNICAL,
  'billing.PracticeAccessChanged': TECHNICAL,
  'billing.InvoiceChanged': told('INVOICE_ISSUED', 'INFO', 'NORMAL', 'administrators'),
  'billing.CardPaymentFailed': told('PAYMENT_FAILED', 'WARNING', 'HIGH', 'administrators'),
  'billing.PaymentMethodChanged': OWN_SETTINGS,
  'billing.PaymentReminded': told('PAYMENT_OVERDUE', 'WARNING', 'HIGH', 'administrators'),
  'billing.PracticePlanChanged': TECHNICAL,
  'billing.NonBillingChanged': TECHNICAL,
  'billing.SubscriptionActivated': nobody('the platform did it; the billing page shows it'),
  'billing.SubscriptionChanged': nobody('administrators did it or had chosen it; the billing page shows it'),
  'billing.TrialEnded': told('TRIAL_ENDED', 'WARNING', 'HIGH', 'administrators'),
  'billing.TrialEnding': told('TRIAL_ENDING', 'WARNING', 'HIGH', 'administrators'),
  'billing.TrialExtended': nobody('the platform did it; the billing page shows it'),
  'billing.TrialStarted': nobody('the welcome email says when the trial ends'),
  'callbacks.CallbackAssigned': told('CALLBACK_ASSIGNED', 'INFO', 'NORMAL', ASSIGNEE),
  'callbacks.CallbackChanged': OWN_WORK,
  'callbacks.CallbacksDue': told(
    'CALLBACKS_DUE',
    'INFO',
    'NORMAL',
    'the assignee, or whoever may change what the calls are about',
  ),
  'callbacks.CallbackSettingsChanged': OWN_SETTINGS,
  'callbacks.ClientCallbacksMoved': FOLLOWS,
  'crm.ClientConsentChanged': OWN_WORK,
  'crm.ClientCreated': OWN_WORK,
  'crm.ClientDeleted': OWN_WORK,
  'crm.ClientMergeUndone': OWN_WORK,
  'crm.ClientRestored': OWN_WORK,
  'crm.ClientUpdated': OWN_WORK,
  'crm.ClientsImported': FOLLOWS,
  'crm.ClientsMerged': OWN_WORK,
  'crm.DuplicatePairsChanged': nobody('the list of suspected pairs shows them with their number'),
  'crm.EnquiryFormChanged': OWN_SETTINGS,
  'crm.EnquiryReceived': told('ENQUIRY_RECEIVED', 'INFO', 'HIGH', 'the owner, or whoever may change leads'),
  'crm.HouseholdChanged': OWN_WORK,
  'crm.LeadAssigned': told('LEAD_ASSIGNED', 'INFO', 'NORMAL', ASSIGNEE),
  'crm.LeadChanged': OWN_WORK,
  'crm.LeadKeyChanged': OWN_SETTINGS,
  'crm.LeadOwnerChanged': TECHNICAL,
  'crm.LeadSettingsChanged': OWN_SETTINGS,
  'crm.LeadsImported': FOLLOWS,
  'crm.MentionRead': TECHNICAL,
  'crm.MentionWithdrawn': nobody('the notification of the mention is taken back'),
  'crm.NoteChanged': OWN_WORK,
  'crm.NoteSettingsChanged': OWN_SETTINGS,
  'crm.PersonMentioned': told('MENTIONED', 'INFO', 'NORMAL', 'the person'),
  'identity.InvitationChanged': OWN_WORK,
  'identity.ListViewChanged': OWN_WORK,
  'identity.OrganisationAccessChanged': nobody('a banner on every page of the practice says so'),
  'identity.OrganisationActivityChanged': nobody('nobody of the practice can sign in meanwhile'),
  'identity.OrganisationSignedUp': nobody('the first administrator gets the welcome email'),
  'identity.OrganisationPlanChanged': TECHNICAL,
  'identity.OrganisationUpdated': OWN_SETTINGS,
  'identity.SessionUnlocked': TECHNICAL,
  'identity.SessionsChanged': TECHNICAL,
  'identity.StaffDeactivated': TECHNICAL,
  'identity.SupportEnded': nobody('the audit trail has it'),
  'identity.SupportStarted': nobody('a banner on each page of the person says so while it lasts'),
  'identity.UserChanged': OWN_SETTINGS,
  'import.BulkRunProgressed': nobody('the person watches it in the list'),
  'import.ExportFinished': told('EXPORT_READY', 'SUCCESS', 'NORMAL', 'whoever asked for it'),
  'import.ExportProgressed': TECHNICAL,
  'import.PracticeExportFinished': told('EXPORT_READY', 'SUCCESS', 'NORMAL', 'whoever asked for it'),
  'import.PracticeExportProgressed': TECHNICAL,
  'import.ImportFinished': told('IMPORT_DONE', 'SUCCESS', 'NORMAL', 'whoever started it'),
  'import.ImportProgressed': TECHNICAL,
  'notifications.AnnouncementChanged': nobody('an announcement has its own banner and tab'),
  'notifications.NotificationPreferencesChanged': TECHNICAL,
  // Raised by the mailer itself if a practice's own server does not accept an email.
  'notifications.EmailConfigChanged': told('MAIL_SERVER_FAILED', 'ERROR', 'HIGH', 'administrators'),
  'notifications.MailChanged': FOLLOWS,
  'notifications.MailSuppressionChanged': FOLLOWS,
  'notifications.MailTemplateChanged': OWN_SETTINGS,
  'notifications.NotificationRaised': TECHNICAL,
  'notifications.NotificationsArchived': TECHNICAL,
  'notifications.NotificationsRead': TECHNICAL,
  'notifications.PlatformAnnouncementChanged': nobody('an announcement has its own banner and tab'),
  'notifications.QuoteReminderWithheld': TECHNICAL,
  // Raised by the mailer itself if an email to a patient failed.
  'notifications.QuoteMailChanged': told('MAIL_FAILED', 'ERROR', 'HIGH', READERS),
  'quoting.AcceptanceDisputeSettled': told('RECORD_DISPUTED', 'INFO', 'NORMAL', READERS),
  'quoting.AcceptanceWithdrawn': told('ACCEPTANCE_WITHDRAWN', 'WARNING', 'HIGH', READERS),
  'quoting.CaseSettingsChanged': OWN_SETTINGS,
  'quoting.BilledFeesChanged': OWN_WORK,
  'quoting.BookingDetailsChanged': OWN_WORK,
  'quoting.CaseDocumentChanged': OWN_WORK,
  'quoting.CalendarFeedChanged': OWN_SETTINGS,
  'quoting.CaseChecklistChanged': OWN_WORK,
  'quoting.CaseChecklistTemplateChanged': OWN_SETTINGS,
  'quoting.ChecklistItemsAssigned': told('CHECKLIST_ASSIGNED', 'INFO', 'NORMAL', ASSIGNEE),
  'quoting.ClientQuotesMoved': FOLLOWS,
  'quoting.DiscountApprovalDecided': told('DISCOUNT_APPROVAL', 'SUCCESS', 'NORMAL', 'whoever asked for it'),
  'quoting.DiscountApprovalRequested': told('DISCOUNT_APPROVAL', 'WARNING', 'HIGH', DECIDERS),
  'quoting.EnquiryProgressed': FOLLOWS,
  'quoting.MbsTableLoaded': nobody('a quote priced with an earlier table says so itself'),
  'quoting.PatientSettingsChanged': OWN_SETTINGS,
  'quoting.PricingRuleChanged': OWN_SETTINGS,
  'quoting.PricingSimulationChanged': nobody('the person watches it on its page'),
  'quoting.QuoteAccepted': told('QUOTE_ACCEPTED', 'SUCCESS', 'NORMAL', READERS),
  'quoting.QuoteAnswerOverdue': told('ANSWER_OVERDUE', 'WARNING', 'HIGH', EDITORS),
  'quoting.QuoteCreated': OWN_WORK,
  'quoting.QuoteDeleted': OWN_WORK,
  'quoting.QuoteExpired': told('CHANGE_EXPIRED', 'WARNING', 'NORMAL', READERS),
  'quoting.QuoteFileChanged': TECHNICAL,
  'quoting.EvidenceChecked': TECHNICAL,
  'quoting.QuoteLinkLocked': told('LINK_LOCKED', 'WARNING', 'HIGH', READERS),
  'quoting.QuoteQueryReceived': told('QUOTE_QUERY', 'INFO', 'HIGH', READERS),
  'quoting.QuoteQuestionAnswered': OWN_WORK,
  'quoting.QuoteRejected': told('QUOTE_REJECTED', 'WARNING', 'NORMAL', READERS),
  'quoting.QuoteReminderSent': nobody('the quote shows its reminders'),
  'quoting.QuoteRemindersResumed': OWN_WORK,
  'quoting.QuoteRemindersStopped': nobody('the quote shows who stopped its reminders'),
  'quoting.QuoteSent': OWN_WORK,
  'quoting.QuoteSettingsChanged': OWN_SETTINGS,
  'quoting.QuoteSuperseded': FOLLOWS,
  'quoting.QuoteUpdated': OWN_WORK,
  'quoting.QuoteViewed': told('QUOTE_VIEWED', 'INFO', 'LOW', READERS),
  'quoting.QuoteWithdrawn': OWN_WORK,
  'quoting.RecordedAcceptanceConfirmed': told('RECORD_DISPUTED', 'WARNING', 'HIGH', READERS),
  'quoting.ReminderSettingsChanged': OWN_SETTINGS,
  'quoting.DepositChanged': TECHNICAL,
  'quoting.DepositFailed': told('DEPOSIT_FAILED', 'WARNING', 'HIGH', READERS),
  'quoting.DepositPaid': told('DEPOSIT_PAID', 'INFO', 'NORMAL', READERS),
  'quoting.DepositSettingsChanged': OWN_SETTINGS,
  // A patient's own withdrawal also cancels the case, but staff are notified by AcceptanceWithdrawn.
  'quoting.SurgeryCaseCancelled': told('CASE_CANCELLED', 'WARNING', 'HIGH', READERS),
  'quoting.SurgeryCaseChanged': OWN_WORK,
  'quoting.SurgeryCaseCompleted': OWN_WORK,
  'quoting.SurgeryCaseConfirmed': OWN_WORK,
  'quoting.SurgeryCaseFollowedUp': OWN_WORK,
  'quoting.SurgeryCaseRescheduled': told('CASE_MOVED', 'WARNING', 'HIGH', READERS),
  'quoting.SurgeryCaseScheduled': told('CASE_SCHEDULED', 'INFO', 'NORMAL', READERS),
  'quoting.SurgeryCaseStarted': OWN_WORK,
  'quoting.SurgeryConfigurationChanged': OWN_WORK,
};
