import { defineWords } from '../../shared/words/words';

/** The subjects of notifications, as users choose among them. */
export const kindWords = defineWords('notificationKinds', {
  name: {
    ANSWERS: 'Patients’ answers and questions',
    QUOTES: 'Quotes',
    APPROVALS: 'Discounts that need approval',
    CALLBACKS: 'Callbacks',
    CASES: 'Surgery cases',
    LEADS: 'Enquiries and leads',
    MENTIONS: 'Mentions of you',
    EMAILS: 'Emails that did not arrive',
    WORK: 'Exports and other work you started',
    ACCOUNT: 'Plan and trial',
    ANNOUNCEMENTS: 'Announcements',
  },
  help: {
    ANSWERS: 'Accepted, declined, withdrawn, asked, or waiting too long for an answer',
    QUOTES: 'Opened by the patient, a locked link, a change that expired',
    APPROVALS: 'Requested or decided',
    CALLBACKS: 'Due, overdue or assigned to you',
    CASES: 'Scheduled, moved, cancelled, or a checklist item for you',
    LEADS: 'Someone sent an enquiry, or a lead was assigned to you',
    MENTIONS: 'A colleague mentioned you in a note, or replied',
    EMAILS: 'An email to a patient failed or bounced',
    WORK: 'A file is ready, or could not be created',
    ACCOUNT: 'Before the trial ends, and when it has',
    ANNOUNCEMENTS: 'What your practice tells its team',
  },
});
