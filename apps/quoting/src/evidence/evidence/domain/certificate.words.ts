import type { Assurance, QuoteSection, SigningMode } from '@quillcare/contracts';
import type { GivenSignature, Identification } from './signing-record';

/*
 * Text of the PDF file other than the quote itself, whose text is in libs/rules: the certificate of completion and the page
 * footer.
 */

export const FILE_WORDS = {
  version: (revision: number) => `Version ${revision}`,
  page: (page: number | string, pages: number | string) => `Page ${page} of ${pages}`,
  hash: (sha256: string) => `Document SHA-256 ${sha256}`,
  verify: (url: string, code: string) => `Verify at ${url} with the code ${code}`,
  qr: 'A square code that opens the check of this document on a phone',
  qrCaption: 'Scan to verify',
  draft: 'Draft',
  draftNotice: 'This is a draft. It has not been sent, is not an offer, and may still change.',
  lines: { item: 'Item', basis: 'Basis', amount: 'Amount' },
  signedBy: (name: string, when: string) => `Accepted and signed by ${name} on ${when}.`,
  acceptedBy: (name: string, when: string) => `Accepted by ${name} on ${when}, as recorded by the practice.`,
  seeCertificate: 'The certificate of completion at the end of this file says how it was accepted.',
  choices: 'What you can choose',
  noOption: 'None of these',
  chosen: 'What was chosen',
  chosenTotal: 'Total with this choice',
  terms: 'Terms and conditions',
  termsHash: (sha256: string) => `SHA-256 of this text: ${sha256}`,
};

export const CERTIFICATE = {
  title: 'Certificate of completion',
  intro: (practice: string, number: string) =>
    `This certificate records how quote ${number} from ${practice} was accepted. All times were taken from the server's clock.`,
  recordedIntro: (practice: string, number: string) =>
    `This certificate records how quote ${number} from ${practice} was accepted. A member of staff entered when the acceptance was given; all other times, also of recording it, were taken from the server's clock.`,
  document: 'The document',
  number: 'Quote',
  hash: 'SHA-256 of the document',
  practice: 'Practice',
  patient: 'Patient',
  sent: 'Sent',
  total: 'Total',
  acceptance: 'The acceptance',
  changes: 'Change of',
  changed: (revision: number) => `Version ${revision}, which was in force until this one was accepted`,
  acceptedAt: 'Accepted',
  enteredAt: 'Accepted, as entered by staff',
  recordedAt: 'Recorded',
  signedBy: 'Signed by',
  acceptedBy: 'Accepted by',
  givenName: 'Name as typed in the form',
  patientName: "The patient's name",
  relationship: 'Relationship to the patient',
  authority: 'Authority',
  way: 'Way of accepting',
  method: 'Kind of signature',
  assurance: 'Assurance',
  signatoryEmail: 'Their email address',
  signerNotChecked: 'The identity of whoever signed for the patient was not checked.',
  signerByCode:
    'Whoever signed for the patient entered a code that was sent to their own email address; their identity was not checked in any other way.',
  recordedBy: 'Member of staff',
  recordedNotes: "The member of staff's note",
  scan: 'Scan of the signed paper',
  scanned: (fileName: string, sha256: string) => `${fileName}, SHA-256 ${sha256}`,
  confirmed: 'Confirmed by the patient',
  disputed: 'Disputed by the patient',
  patientComment: "The patient's comment",
  confirmedFrom: 'Their network address',
  confirmedWith: 'Their browser',
  settled: 'Dispute settled',
  settledAs: {
    STANDS: (by: string, when: string) => `${when}, by ${by}: the acceptance stands`,
    NOT_ACCEPTED: (by: string, when: string) => `${when}, by ${by}: the patient did not accept`,
  },
  settledBecause: 'Reason',
  wordHash: "SHA-256 of the patient's word",
  settlementHash: 'SHA-256 of the settlement',
  address: 'Network address',
  device: 'Browser',
  staffAddress: "The member of staff's network address",
  staffDevice: "The member of staff's browser",
  answerHash: 'SHA-256 of this answer',
  signature: 'Signature',
  secondSignature: (name: string) => `Signature of ${name}`,
  signaturePicture: (name: string) => `The signature of ${name}`,
  typed: (name: string) => `Typed: ${name}`,
  typedConfirmed: (name: string) =>
    `Typed: ${name}. It is unlike the name of the person who signed; asked whether it is their signature, they said yes.`,
  consent: 'What was agreed to',
  terms: 'Terms and conditions',
  termsShown: (title: string, sha256: string) => `${title}, SHA-256 ${sha256}`,
  choice: 'What was chosen',
  noOption: 'Nothing',
  checks: 'Questions to check understanding',
  identification: 'How the patient was identified',
  notIdentified: 'No identification by the link is recorded.',
  identifiedFrom: (when: string, ipAddress: string) => `${when}, from ${ipAddress}`,
  views: 'When the quote was opened',
  noViews: 'No opening by the link is recorded.',
  viewedAt: 'Time',
  viewedOn: 'Device',
  viewedSections: 'Parts reached',
  messages: 'Questions and answers',
  noMessages: 'No questions were asked.',
  audit: 'Audit trail',
  auditEntry: 'Entry',
  auditHash: 'Hash of the entry',
  auditMissing:
    'The place of the signature in the audit trail was not known when this file was made. The trail of the practice has it.',
  auditText: (sequence: number) =>
    `Number ${sequence} in the practice's audit trail. Each entry holds the hash of the one before, so that a later change of the past shows.`,
  check: 'How to check this file',
  checkText: (url: string, code: string) =>
    `Open ${url} and enter the code ${code}, or choose this file there: the browser compares its fingerprint, and the file is not uploaded. A PDF reader also shows whether the file was changed after its digital signature.`,
} as const;

export const MODES: Record<SigningMode, string> = {
  LINK: "By the patient's own link",
  TABLET: "On the practice's device",
  TELEPHONE: 'By telephone, recorded by staff',
  PAPER: 'On paper, recorded by staff',
};

export const METHODS: Record<GivenSignature['method'], string> = {
  draw: 'Drawn on the screen',
  type: 'Typed name',
  upload: 'Uploaded picture',
};

export const ASSURANCES: Record<Assurance, string> = {
  HIGH: 'High: date of birth and a code sent by email were checked, and the signature was drawn or typed on the page.',
  STANDARD:
    'Standard: the date of birth or a code sent by email was checked, and the signature was drawn or typed on the page.',
  LOWER: 'Lower: the signature is a picture that was uploaded.',
  RECORDED: 'Recorded by staff: the patient has not confirmed it by the link.',
  CONFIRMED: 'Recorded by staff, and confirmed by the patient by the link.',
};

export const SIGNATORY_ROLES = {
  PATIENT: 'the patient',
  GUARDIAN: 'guardian',
  SUBSTITUTE: 'substitute decision maker',
} as const;

export const IDENTIFIED_BY: Record<Identification['by'], string> = {
  DATE_OF_BIRTH: 'Date of birth',
  CODE: 'Code sent by email',
  BOTH: 'Date of birth and code sent by email',
  STAFF: 'Not by the link: see the note of the member of staff',
};

export const SECTIONS: Record<QuoteSection, string> = {
  SUMMARY: 'summary',
  LINES: 'fees',
  CHOICES: 'choices',
  TERMS: 'terms',
  CONVERSATION: 'questions',
  SIGN: 'answer',
};

export const SENDERS = { PATIENT: 'Patient', PRACTICE: 'Practice' } as const;
