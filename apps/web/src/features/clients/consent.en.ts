import { defineWords } from '../../shared/words/words';

export const consentWords = defineWords('client-consent', {
  title: 'Consent to contact',
  hint: 'For anything other than quotes they’ve asked for. Clients who don’t want emails don’t get quote reminders.',
  failed: 'The consents could not be loaded',
  channels: { EMAIL: 'Email', SMS: 'SMS', PHONE: 'Phone', POST: 'Post' },
  given: 'Given',
  withdrawn: 'Withdrawn',
  unknown: 'Not asked',
  /** Date, how the client decided and, in `whenBy`, who recorded it. */
  when: '{{day}}, {{source}}',
  whenBy: '{{day}}, {{source}}, recorded by {{name}}',
  sources: {
    IN_PERSON: 'in person',
    PHONE: 'by phone',
    EMAIL: 'by email',
    FORM: 'on a form',
    ENQUIRY: 'in their enquiry',
    OTHER: 'in another way',
  },
  history: 'History',
  consent: {
    label: 'Record',
    labelOf: 'Record consent',
    title: 'What did {{name}} decide?',
    hint: 'Only change what they told you. Earlier choices stay in the history.',
    unchanged: 'Unchanged',
    given: 'Given',
    withdrawn: 'Withdrawn',
    fields: { source: 'How they said it', note: 'Note' },
    help: { note: 'For example which newsletter they asked for.' },
    options: {
      source: {
        IN_PERSON: 'In person',
        PHONE: 'By phone',
        EMAIL: 'By email',
        FORM: 'On a form',
        OTHER: 'In another way',
      },
    },
    done: 'Consent recorded',
    failed: 'The consent was not recorded',
  },
});
