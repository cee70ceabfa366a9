import { BODY, facts, MUTED, type Sheet, STRONG, table } from '@quillcare/pdf';
import { paperFormats } from '@quillcare/rules';
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
import { paperOf, printedCode, type QuotePdf } from '../domain/quote-pdf';
import type { GivenSignature, SigningRecord } from '../domain/signing-record';
import { whenOf, type Clocks } from './when';

type Fact = { name: string; value: string; isCode?: boolean };

const SIGNATURE_ROOM = { width: 240, height: 90 };
/** A heading with the space around it. */
const HEADING_ROOM = 36;

/** The pages that say how the quote was signed. */
export function certificatePages(sheet: Sheet, pdf: QuotePdf, record: SigningRecord): void {
  const { document } = pdf;
  const clocks: Clocks = { timeZone: document.timeZone };
  sheet.newPage();
  sheet.heading(CERTIFICATE.title, 1);
  const intro = record.recordedAt ? CERTIFICATE.recordedIntro : CERTIFICATE.intro;
  sheet.paragraph(intro(document.practice.name, document.quoteNumber));
  sheet.heading(CERTIFICATE.document);
  facts(sheet, documentFacts(pdf, record, clocks));
  sheet.heading(CERTIFICATE.acceptance);
  facts(sheet, acceptanceFacts(record, clocks));
  signatures(sheet, record);
  agreed(sheet, pdf, record);
  identification(sheet, record, clocks);
  views(sheet, record, clocks);
  messages(sheet, record, clocks);
  audit(sheet, record);
  if (pdf.verify) {
    sheet.heading(CERTIFICATE.check);
    sheet.paragraph(CERTIFICATE.checkText(pdf.verify.url, printedCode(pdf.verify.code)));
  }
}

function documentFacts({ document, documentHash }: QuotePdf, record: SigningRecord, clocks: Clocks): Fact[] {
  const { totals, clientName } = paperOf(document, record);
  const { changesRevision } = record;
  const all: (Fact | false)[] = [
    { name: CERTIFICATE.number, value: `${document.quoteNumber}, version ${document.revision}` },
    fact(CERTIFICATE.changes, changesRevision === null ? null : CERTIFICATE.changed(changesRevision)),
    { name: CERTIFICATE.hash, value: documentHash ?? '', isCode: true },
    { name: CERTIFICATE.practice, value: document.practice.name },
    { name: CERTIFICATE.patient, value: clientName },
    { name: CERTIFICATE.sent, value: whenOf(new Date(document.sentAt), clocks) },
    { name: CERTIFICATE.total, value: paperFormats(document.currency).money(totals.totalMinor) },
  ];
  return all.filter((one) => one !== false);
}

function acceptanceFacts(record: SigningRecord, clocks: Clocks): Fact[] {
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
    record.answerHash !== null && { name: CERTIFICATE.answerHash, value: record.answerHash, isCode: true },
    ...wordFacts(record, clocks),
    ...settlementFacts(record, clocks),
  ];
  return all.filter((one) => one !== false);
}

/** What was checked is who the patient is, which says nothing of a guardian. */
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

/** What the patient said of what staff recorded. */
function wordFacts({ word }: SigningRecord, clocks: Clocks): (Fact | false)[] {
  if (!word) return [];
  return [
    {
      name: word.isSo ? CERTIFICATE.confirmed : CERTIFICATE.disputed,
      value: whenOf(word.at, clocks),
    },
    fact(CERTIFICATE.patientComment, word.comment),
    { name: CERTIFICATE.confirmedFrom, value: word.ipAddress },
    { name: CERTIFICATE.confirmedWith, value: word.userAgent },
  ];
}

function settlementFacts({ settlement }: SigningRecord, clocks: Clocks): Fact[] {
  if (!settlement) return [];
  const { outcome, byName, at, reason } = settlement;
  return [
    { name: CERTIFICATE.settled, value: CERTIFICATE.settledAs[outcome](byName, whenOf(at, clocks)) },
    { name: CERTIFICATE.settledBecause, value: reason },
  ];
}

function fact(name: string, value: string | null): Fact | false {
  return value !== null && value !== '' && { name, value };
}

function signatures(sheet: Sheet, { signature, second, signatory, patientName }: SigningRecord): void {
  const signer = signatory.role === 'PATIENT' ? patientName : signatory.name;
  if (signature) drawSignature(sheet, CERTIFICATE.signature, signer, signature);
  if (second) drawSignature(sheet, CERTIFICATE.secondSignature(second.name), second.name, second.signature);
}

function drawSignature(sheet: Sheet, title: string, name: string, given: GivenSignature): void {
  const { picture, text } = given;
  sheet.heading(title, 3);
  if (!picture) {
    const said = given.isConfirmed ? CERTIFICATE.typedConfirmed : CERTIFICATE.typed;
    sheet.paragraph(said(text ?? ''), { ...BODY, size: 14 });
    return;
  }
  sheet.ensure(SIGNATURE_ROOM.height + 10);
  const room = { x: sheet.left, y: sheet.y, ...SIGNATURE_ROOM };
  sheet.picture(picture, CERTIFICATE.signaturePicture(name), room);
  sheet.y += SIGNATURE_ROOM.height + 10;
}

function agreed(sheet: Sheet, { terms }: QuotePdf, record: SigningRecord): void {
  // What was agreed to is read in one piece.
  sheet.ensure(sheet.heightOf(sheet.lines(record.consentWording, BODY), BODY) + HEADING_ROOM);
  sheet.heading(CERTIFICATE.consent);
  sheet.paragraph(record.consentWording);
  if (terms) {
    sheet.heading(CERTIFICATE.terms, 3);
    sheet.paragraph(CERTIFICATE.termsShown(terms.title, terms.sha256));
  }
  if (record.choices.length > 0) {
    sheet.heading(CERTIFICATE.choice, 3);
    facts(sheet, choiceFacts(record));
  }
  if (record.checks.length > 0) {
    sheet.heading(CERTIFICATE.checks, 3);
    facts(
      sheet,
      record.checks.map(({ question, answer }) => ({ name: question, value: answer })),
    );
  }
}

/** What was chosen of each group. */
export function choiceFacts({ choices }: SigningRecord): Fact[] {
  return choices.map(({ group, options }) => ({
    name: group,
    value: options.join(', ') || CERTIFICATE.noOption,
  }));
}

function identification(sheet: Sheet, { identification: steps }: SigningRecord, clocks: Clocks): void {
  sheet.heading(CERTIFICATE.identification);
  if (steps.length === 0) sheet.paragraph(CERTIFICATE.notIdentified);
  else
    facts(
      sheet,
      steps.map(({ by, from }) => ({
        name: IDENTIFIED_BY[by],
        value: from ? CERTIFICATE.identifiedFrom(whenOf(from.at, clocks), from.ipAddress) : '',
      })),
    );
}

function views(sheet: Sheet, { views: all }: SigningRecord, clocks: Clocks): void {
  sheet.heading(CERTIFICATE.views);
  if (all.length === 0) {
    sheet.paragraph(CERTIFICATE.noViews);
    return;
  }
  table(
    sheet,
    [
      { title: CERTIFICATE.viewedAt, share: 0.5 },
      { title: CERTIFICATE.viewedOn, share: 0.18 },
      { title: CERTIFICATE.viewedSections, share: 0.32 },
    ],
    all.map(({ at, device, sections }) => ({
      cells: [
        [{ text: whenOf(at, clocks), style: BODY }],
        [{ text: device, style: BODY }],
        [{ text: sections.map((section) => SECTIONS[section]).join(', '), style: MUTED }],
      ],
      isHeader: true,
    })),
  );
}

function messages(sheet: Sheet, { messages: all }: SigningRecord, clocks: Clocks): void {
  sheet.heading(CERTIFICATE.messages);
  if (all.length === 0) sheet.paragraph(CERTIFICATE.noMessages);
  for (const { from, byName, at, text } of all) {
    const who = byName ? `${SENDERS[from]} (${byName})` : SENDERS[from];
    sheet.ensure(40);
    sheet.paragraph(`${who}, ${whenOf(at, clocks)}`, { ...STRONG, size: 9 }, { after: 1 });
    sheet.paragraph(text, BODY, { after: 7 });
  }
}

function audit(sheet: Sheet, { audit: position }: SigningRecord): void {
  sheet.heading(CERTIFICATE.audit);
  if (!position) {
    sheet.paragraph(CERTIFICATE.auditMissing);
    return;
  }
  facts(sheet, [
    { name: CERTIFICATE.auditEntry, value: CERTIFICATE.auditText(position.sequence) },
    { name: CERTIFICATE.auditHash, value: position.hash, isCode: true },
  ]);
}
