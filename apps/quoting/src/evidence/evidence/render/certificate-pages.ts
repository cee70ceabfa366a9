import type { Block, Fact, Row } from '@quillcare/paper';
import { createPaperFormats } from '@quillcare/rules';
import {
  ASSURANCES,
  CERTIFICATE,
  IDENTIFIED_BY,
  METHODS,
  MODES,
  SECTIONS,
  SENDERS,
  SIGNATORY_ROLES,
} from '../domain/certificate.words';
import { formatVerifyCode } from '../../../quote';
import { paperOf, type QuotePdf } from '../domain/quote-pdf';
import type { GivenSignature, SigningRecord } from '../domain/signing-record';
import { pictureOf } from './letterhead';
import { whenOf, type TimeZoneContext } from './date-format';

const SIGNATURE_SIZE = { width: 240, height: 90 };
const VIEW_COLUMNS = [
  { title: CERTIFICATE.viewedAt, share: 0.5 },
  { title: CERTIFICATE.viewedOn, share: 0.18 },
  { title: CERTIFICATE.viewedSections, share: 0.32 },
];

const section = (text: string): Block => ({ kind: 'heading', level: 2, text });
const subheading = (text: string): Block => ({ kind: 'heading', level: 3, text });
const paragraph = (text: string): Block => ({ kind: 'text', style: 'body', text });
const facts = (all: Fact[]): Block => ({ kind: 'facts', facts: all });

/** The pages that document how the quote was signed. */
export function certificateBlocks(pdf: QuotePdf, record: SigningRecord): Block[] {
  const { document, verify } = pdf;
  const clocks: TimeZoneContext = { timeZone: document.timeZone };
  const intro = record.recordedAt ? CERTIFICATE.recordedIntro : CERTIFICATE.intro;
  return [
    { kind: 'newPage' },
    { kind: 'heading', level: 1, text: CERTIFICATE.title },
    paragraph(intro(document.practice.name, document.quoteNumber)),
    section(CERTIFICATE.document),
    facts(documentFacts(pdf, record, clocks)),
    section(CERTIFICATE.acceptance),
    facts(acceptanceFacts(record, clocks)),
    ...signatures(record),
    ...agreed(pdf, record),
    section(CERTIFICATE.identification),
    identification(record, clocks),
    section(CERTIFICATE.views),
    views(record, clocks),
    section(CERTIFICATE.messages),
    ...messages(record, clocks),
    section(CERTIFICATE.audit),
    auditBlock(record),
    ...(verify
      ? [
          section(CERTIFICATE.check),
          paragraph(CERTIFICATE.checkText(verify.url, formatVerifyCode(verify.code))),
        ]
      : []),
  ];
}

function documentFacts(
  { document, documentHash }: QuotePdf,
  record: SigningRecord,
  clocks: TimeZoneContext,
): Fact[] {
  const { totals, clientName } = paperOf(document, record);
  const { changesRevision } = record;
  const all: (Fact | false)[] = [
    { name: CERTIFICATE.number, value: `${document.quoteNumber}, version ${document.revision}` },
    fact(CERTIFICATE.changes, changesRevision === null ? null : CERTIFICATE.changed(changesRevision)),
    { name: CERTIFICATE.hash, value: documentHash ?? '', isCode: true },
    { name: CERTIFICATE.practice, value: document.practice.name },
    { name: CERTIFICATE.patient, value: clientName },
    { name: CERTIFICATE.sent, value: whenOf(new Date(document.sentAt), clocks) },
    { name: CERTIFICATE.total, value: createPaperFormats(document.currency).money(totals.totalMinor) },
  ];
  return all.filter((one) => one !== false);
}

function acceptanceFacts(record: SigningRecord, clocks: TimeZoneContext): Fact[] {
  const { signatory, signature } = record;
  const isPatient = signatory.role === 'PATIENT';
  const isRecorded = record.recordedAt !== null;
  const signer = isPatient ? record.patientName : signatory.name;
  const all: (Fact | false)[] = [
    {
      name: isRecorded ? CERTIFICATE.enteredAt : CERTIFICATE.acceptedAt,
      value: whenOf(record.acceptedAt, clocks),
    },
    fact(CERTIFICATE.recordedAt, record.recordedAt && whenOf(record.recordedAt, clocks)),
    {
      name: isRecorded ? CERTIFICATE.acceptedBy : CERTIFICATE.signedBy,
      value: `${signer} (${SIGNATORY_ROLES[signatory.role]})`,
    },
    !isPatient && { name: CERTIFICATE.relationship, value: signatory.relationship },
    !isPatient && { name: CERTIFICATE.authority, value: signatory.authority },
    !isPatient && fact(CERTIFICATE.signatoryEmail, signatory.email),
    !isPatient && {
      name: isRecorded ? CERTIFICATE.patientName : CERTIFICATE.givenName,
      value: record.patientName,
    },
    { name: CERTIFICATE.way, value: MODES[record.mode] },
    signature !== null && { name: CERTIFICATE.method, value: METHODS[signature.method] },
    { name: CERTIFICATE.assurance, value: assuranceOf(record) },
    fact(CERTIFICATE.recordedBy, record.recordedByName),
    fact(CERTIFICATE.recordedNotes, record.recordedNotes),
    record.scan !== null && {
      name: CERTIFICATE.scan,
      value: CERTIFICATE.scanned(record.scan.fileName, record.scan.sha256),
    },
    ...placeFacts(record),
    codeFact(CERTIFICATE.answerHash, record.answerHash),
    ...statementFacts(record, clocks),
    ...settlementFacts(record, clocks),
  ];
  return all.filter((one) => one !== false);
}

/** The assurance is about the patient's identity and says nothing about a guardian's. */
function assuranceOf({ assurance, signatory, recordedAt }: SigningRecord): string {
  if (signatory.role === 'PATIENT' || recordedAt !== null) return ASSURANCES[assurance];
  const checked = signatory.email ? CERTIFICATE.signerByCode : CERTIFICATE.signerNotChecked;
  return `${ASSURANCES[assurance]} ${checked}`;
}

function placeFacts({ recordedAt, ipAddress, userAgent }: SigningRecord): Fact[] {
  return [
    { name: recordedAt ? CERTIFICATE.staffAddress : CERTIFICATE.address, value: ipAddress },
    { name: recordedAt ? CERTIFICATE.staffDevice : CERTIFICATE.device, value: userAgent },
  ];
}

/** The patient's later statement about the acceptance. */
function statementFacts({ word }: SigningRecord, clocks: TimeZoneContext): (Fact | false)[] {
  if (!word) return [];
  return [
    {
      name: word.isSo ? CERTIFICATE.confirmed : CERTIFICATE.disputed,
      value: whenOf(word.at, clocks),
    },
    fact(CERTIFICATE.patientComment, word.comment),
    { name: CERTIFICATE.confirmedFrom, value: word.ipAddress },
    { name: CERTIFICATE.confirmedWith, value: word.userAgent },
    codeFact(CERTIFICATE.wordHash, word.sha256),
  ];
}

function settlementFacts({ settlement }: SigningRecord, clocks: TimeZoneContext): (Fact | false)[] {
  if (!settlement) return [];
  const { outcome, byName, at, reason, sha256 } = settlement;
  return [
    { name: CERTIFICATE.settled, value: CERTIFICATE.settledAs[outcome](byName, whenOf(at, clocks)) },
    { name: CERTIFICATE.settledBecause, value: reason },
    codeFact(CERTIFICATE.settlementHash, sha256),
  ];
}

function fact(name: string, value: string | null): Fact | false {
  return value !== null && value !== '' && { name, value };
}

function codeFact(name: string, value: string | null): Fact | false {
  return value !== null && { name, value, isCode: true };
}

function signatures({ signature, second, signatory, patientName }: SigningRecord): Block[] {
  const signer = signatory.role === 'PATIENT' ? patientName : signatory.name;
  return [
    ...(signature ? signatureBlocks(CERTIFICATE.signature, signer, signature) : []),
    ...(second
      ? signatureBlocks(CERTIFICATE.secondSignature(second.name), second.name, second.signature)
      : []),
  ];
}

function signatureBlocks(title: string, name: string, signature: GivenSignature): Block[] {
  const { picture, text } = signature;
  if (picture) {
    const shown = pictureOf(picture, CERTIFICATE.signaturePicture(name));
    return [subheading(title), { kind: 'picture', picture: shown, ...SIGNATURE_SIZE }];
  }
  const wording = signature.isConfirmed ? CERTIFICATE.typedConfirmed : CERTIFICATE.typed;
  return [subheading(title), { kind: 'text', style: 'typed', text: wording(text ?? '') }];
}

function agreed({ terms }: QuotePdf, record: SigningRecord): Block[] {
  const { choices, checks } = record;
  return [
    // Keeps the consent wording together on one page.
    { kind: 'together', blocks: [section(CERTIFICATE.consent), paragraph(record.consentWording)] },
    ...(terms
      ? [subheading(CERTIFICATE.terms), paragraph(CERTIFICATE.termsShown(terms.title, terms.sha256))]
      : []),
    ...(choices.length > 0 ? [subheading(CERTIFICATE.choice), facts(choiceFacts(record))] : []),
    ...(checks.length > 0
      ? [
          subheading(CERTIFICATE.checks),
          facts(checks.map(({ question, answer }) => ({ name: question, value: answer }))),
        ]
      : []),
  ];
}

export function choiceFacts({ choices }: SigningRecord): Fact[] {
  return choices.map(({ group, options }) => ({
    name: group,
    value: options.join(', ') || CERTIFICATE.noOption,
  }));
}

function identification({ identification: steps }: SigningRecord, clocks: TimeZoneContext): Block {
  if (steps.length === 0) return paragraph(CERTIFICATE.notIdentified);
  return facts(
    steps.map(({ by, from }) => ({
      name: IDENTIFIED_BY[by],
      value: from ? CERTIFICATE.identifiedFrom(whenOf(from.at, clocks), from.ipAddress) : '',
    })),
  );
}

function views({ views: all }: SigningRecord, clocks: TimeZoneContext): Block {
  if (all.length === 0) return paragraph(CERTIFICATE.noViews);
  const rows = all.map(({ at, device, sections }): Row => ({
    cells: [
      [{ text: whenOf(at, clocks), style: 'body' }],
      [{ text: device, style: 'body' }],
      [{ text: sections.map((one) => SECTIONS[one]).join(', '), style: 'muted' }],
    ],
  }));
  return { kind: 'table', columns: VIEW_COLUMNS, rows };
}

function messages({ messages: all }: SigningRecord, clocks: TimeZoneContext): Block[] {
  if (all.length === 0) return [paragraph(CERTIFICATE.noMessages)];
  return all.flatMap(({ from, byName, at, text }): Block[] => {
    const sender = byName ? `${SENDERS[from]} (${byName})` : SENDERS[from];
    return [
      {
        kind: 'text',
        style: 'sender',
        text: `${sender}, ${whenOf(at, clocks)}`,
        gap: 1,
        staysWithNext: true,
      },
      { kind: 'text', style: 'body', text, gap: 7 },
    ];
  });
}

function auditBlock({ audit: position }: SigningRecord): Block {
  if (!position) return paragraph(CERTIFICATE.auditMissing);
  return facts([
    { name: CERTIFICATE.auditEntry, value: CERTIFICATE.auditText(position.sequence) },
    { name: CERTIFICATE.auditHash, value: position.hash, isCode: true },
  ]);
}
