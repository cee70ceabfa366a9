import { KIT_TABLES_NOT_EXPORTED, type PracticeRecords } from '@quillcare/service-kit';
import { PIECE_BYTES } from './case';

const DERIVED = 'follows from the quotes and cases';
const UNDO = 'how an import of the last month is taken back, or what one would do';
const CODE = 'codes that were mailed to patients, for minutes';
/** Patients' existing links do not open restored quotes; the practice sends new ones. */
const NO_TOKEN = `'none ' || gen_random_uuid()`;

/** The directory, quotes and cases included in a practice's export. */
export const quotingRecords: PracticeRecords = {
  exported: {
    doctor: {},
    hospital: {},
    surgery: {},
    surgery_configuration: {},
    site: {},
    provider: {},
    option_list: {},
    pricing_rule: {},
    quote_settings: {},
    quote_template: {},
    quote_counter: {},
    quote: {},
    quote_document: {},
    quote_file: {
      files: {
        name: `case when storage_key is not null then lower(kind) || '.pdf' end`,
        mediaType: `'application/pdf'`,
        bytes: { keys: 'array[storage_key]' },
      },
    },
    quote_message: {},
    quote_message_read: {},
    quote_view: {},
    client_enquiry: {},
    client_merge: {},
    patient_settings: {},
    patient_terms: {},
    patient_link: { omittedColumns: { token_hash: NO_TOKEN } },
    patient_identification: {},
    patient_response: {},
    acceptance_confirmation: {},
    dispute_settlement: {},
    signed_scan: {
      files: { name: 'file_name', mediaType: 'media_type', bytes: { keys: 'array[storage_key]' } },
    },
    answer_reminder: {},
    reminder_settings: {},
    reminder_stop: {},
    patient_reminder: { omittedColumns: { stop_token_hash: 'null' } },
    surgery_case: {},
    case_settings: {},
    // The secrets belong to another account, so the practice enters them again.
    deposit_settings: {
      omittedColumns: {
        is_on: 'false',
        sealed_key: 'null',
        key_end: 'null',
        sealed_webhook_secret: 'null',
        webhook_end: 'null',
        hook_id: NO_TOKEN,
      },
    },
    deposit_payment: {},
    deposit_refund: {},
    case_booking: {},
    case_event: {},
    case_checklist: {},
    case_checklist_item: {},
    case_checklist_template: {},
    case_document: {
      files: {
        name: 'name',
        mediaType: 'media_type',
        bytes: {
          keys: `(select array_agg('case-documents/' || id || '/' || piece order by piece)
            from generate_series(0, greatest(size_bytes - 1, 0) / ${PIECE_BYTES}) piece)`,
        },
      },
    },
    booking_details: {},
    billed_fee: {},
    calendar_feed: { omittedColumns: { token_hash: 'null' } },
  },
  notExported: {
    ...KIT_TABLES_NOT_EXPORTED,
    import_trace: UNDO,
    import_trial: UNDO,
    patient_code: CODE,
    signatory_code: CODE,
    evidence_check: 'what a check found, which is made again',
    evidence_fault: 'what a check found, which is made again',
    deposit_event: 'reports of Stripe, which has them',
    price_check: 'work under way',
    pricing_simulation: 'tries of a pricing rule, which are made again',
    stale_quote: DERIVED,
    report_case_day: DERIVED,
    report_expiry_day: DERIVED,
    report_pair_month: DERIVED,
    report_question: DERIVED,
    report_quote: DERIVED,
  },
};
