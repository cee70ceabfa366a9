import { PaperRenderer, readIdentity, findSealFault, sealPdf, selfSignedIdentity } from '@quillcare/paper';
import { PdfFile } from '@quillcare/testing';
import forge from 'node-forge';
import { certifiedAnswerOf } from '../domain/certified-answer';
import type { QuotePdf } from '../domain/quote-pdf';
import { documentWith, pdfOf, recordOf } from '../render/quote-pdf.fixtures';
import { quotePaper } from '../render/quote-paper';

const renderer = new PaperRenderer();
const drawn = (pdf: QuotePdf) => renderer.render(quotePaper(pdf));
afterAll(() => renderer.stop());

const NOW = new Date('2026-11-21T03:05:00.000Z');
const WORDS = {
  name: 'Tāwhiao Surgical',
  reason: 'Seals the signed quote',
  contactInfo: 'hello@example.com',
};
const identity = selfSignedIdentity('Quillcare test', NOW);
const files: PdfFile[] = [];
let sealed: Buffer;

beforeAll(async () => {
  const document = documentWith();
  const pdf = await drawn(pdfOf(document, { record: recordOf(document) }));
  sealed = sealPdf(pdf, identity, WORDS, NOW);
  expect(sealed.subarray(0, pdf.length).equals(pdf)).toBe(true);
});
afterAll(() => files.forEach((file) => file.remove()));

function fileOf(bytes: Buffer): PdfFile {
  const file = new PdfFile(bytes);
  files.push(file);
  return file;
}

/** The file with one byte of its first page's content changed. */
function changed(): Buffer {
  const bytes = Buffer.from(sealed);
  const at = bytes.indexOf('stream') + 40;
  bytes[at] = (bytes[at] ?? 0) ^ 1;
  return bytes;
}

it('embeds the hash of the certified answer, the same one its certificate prints', () => {
  expect(certifiedAnswerOf(sealed)).toBe(recordOf(documentWith()).answerHash);
  expect(fileOf(sealed).text()).toContain(certifiedAnswerOf(sealed));
});

it('creates a valid signature over the whole file and keeps the PDF valid', () => {
  const file = fileOf(sealed);
  expect(file.signatures()).toContain('Signature Validation: Signature is Valid');
  expect(file.signatures()).toContain('Total document signed');
  expect(file.signatures()).toContain('ETSI.CAdES.detached');
  expect(file.faults()).toBe('');
  expect(file.facts()).toMatchObject({ Tagged: 'yes' });
  expect(findSealFault(sealed)).toBeNull();
});

it("names the sealer in any script and keeps the document's original id", () => {
  const text = sealed.toString('latin1');
  const [, name] = /\/Name <([0-9a-f]+)>/.exec(text) ?? [];
  expect(
    Buffer.from(name ?? '', 'hex')
      .swap16()
      .toString('utf16le'),
  ).toBe(`\ufeff${WORDS.name}`);
  const ids = [...text.matchAll(/\/ID \[\s*(\S+) (\S+)\]/g)].map(([, first, version]) => [first, version]);
  expect(ids).toHaveLength(2);
  expect(ids[1]?.[0]).toBe(ids[0]?.[0]);
  expect(ids[1]?.[1]).not.toBe(ids[0]?.[1]);
});

it('detects that one byte was changed', () => {
  expect(fileOf(changed()).signatures()).toContain('Digest Mismatch');
  expect(findSealFault(changed())).toBe('was changed after it was signed');
});

it('detects bytes appended after the signature', () => {
  const longer = Buffer.concat([sealed, Buffer.from('\n% and a little more')]);
  expect(fileOf(longer).signatures()).not.toContain('Total document signed');
  expect(findSealFault(longer)).toBe('has bytes that its signature does not cover');
});

it('detects that a file was never sealed', async () => {
  expect(findSealFault(await drawn(pdfOf(documentWith())))).toBe('has no digital signature');
});

it('reads the identity from a PKCS#12 file and explains why one is invalid', () => {
  const key = forge.pki.privateKeyFromPem(identity.privateKey);
  const certificate = forge.pki.certificateFromPem(identity.certificates[0] ?? '');
  const file = forge.pkcs12.toPkcs12Asn1(key, [certificate], 'secret', { algorithm: '3des' });
  const base64 = Buffer.from(forge.asn1.toDer(file).getBytes(), 'binary').toString('base64');
  expect(readIdentity(base64, 'secret').certificates).toEqual(identity.certificates);
  expect(() => readIdentity(base64, 'wrong')).toThrow('is not a PKCS#12 file, or its password is wrong');
  expect(() => readIdentity('AAAA', 'secret')).toThrow('is not a PKCS#12 file');
});
