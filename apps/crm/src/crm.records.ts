import { KIT_TABLES_NOT_EXPORTED, type PracticeRecords } from '@quillcare/service-kit';

const UNDO = 'how an import of the last month is taken back, or what one would do';

/** The clients and leads part of a practice's data export. */
export const crmRecords: PracticeRecords = {
  exported: {
    client: {},
    client_consent: {},
    client_merge: {},
    client_relation: {},
    duplicate_pair: {},
    enquiry: {},
    enquiry_form: {},
    enquiry_slug: {},
    lead: {},
    lead_contact: {},
    lead_settings: {},
    lead_turn: {},
    mention: {},
    note: {},
    note_history: {},
    note_settings: {},
  },
  notExported: {
    ...KIT_TABLES_NOT_EXPORTED,
    lead_key: 'keys of websites: secrets, and made anew',
    import_trace: UNDO,
    import_trial: UNDO,
  },
};
