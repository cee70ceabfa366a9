import { PaperRenderer, sealFault, sealPdf, selfMadeIdentity, withTimestamp } from '@quillcare/paper';
import { PdfFile, TimestampAuthority } from '@quillcare/testing';
import forge from 'node-forge';
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
const authority = new TimestampAuthority();
let url: string;
let sealed: Buffer;
let stamped: Buffer;

beforeAll(async () => {
  url = await authority.start();
  const document = documentWith();
  const pdf = await drawn(pdfOf(document, { record: recordOf(document) }));
  sealed = sealPdf(pdf, selfMadeIdentity('Quillcare test', NOW), WORDS, NOW, true);
  stamped = await withTimestamp(sealed, url);
});
afterAll(() => authority.stop());

/** The signature of a sealed file and its timestamp token. */
function signatureIn(pdf: Buffer): { signature: Buffer; token: Buffer; cms: forge.asn1.Asn1 } {
  const [, from, to] = /\/ByteRange \[0 (\d+) (\d+) \d+/.exec(pdf.toString('latin1')) ?? [];
  const hex = pdf.subarray(Number(from) + 1, Number(to) - 1).toString('latin1');
  const options = { parseAllBytes: false, decodeBitStrings: false } as never;
  const cms = forge.asn1.fromDer(Buffer.from(hex, 'hex').toString('binary'), options);
  const at = (item: forge.asn1.Asn1, ...path: number[]) =>
    path.reduce((one, index) => (one.value as forge.asn1.Asn1[])[index]!, item);
  const info = at(cms, 1, 0, 4, 0);
  const token = forge.asn1.toDer(at(info, 6, 0, 1, 0)).getBytes();
  return {
    cms,
    signature: Buffer.from(at(info, 5).value as string, 'binary'),
    token: Buffer.from(token, 'binary'),
  };
}

it("embeds a timestamp that OpenSSL verifies and keeps the PDF's signature valid", () => {
  const { signature, token } = signatureIn(stamped);
  expect(authority.verdict(token, signature)).toContain('Verification: OK');
  expect(authority.verdict(token, Buffer.from('something else'))).not.toContain('Verification: OK');
  const file = new PdfFile(stamped);
  expect(file.signatures()).toContain('Signature Validation: Signature is Valid');
  expect(file.signatures()).toContain('Total document signed');
  expect(file.faults()).toBe('');
  file.remove();
  expect(sealFault(stamped)).toBeNull();
});

it('detects a timestamp that belongs to another signature', () => {
  const other = Buffer.from(stamped);
  const { token } = signatureIn(stamped);
  // Flips one bit of the requested imprint.
  const imprint = forge.md.sha256.create();
  imprint.update(signatureIn(stamped).signature.toString('binary'));
  const hex = imprint.digest().toHex();
  expect(token.toString('hex')).toContain(hex);
  const place = other.indexOf(hex, 0, 'latin1');
  other.write(hex.startsWith('0') ? '1' : '0', place, 'latin1');
  expect(sealFault(other)).toBe('has a timestamp of something else');
});

it('fails retryably while the authority is down and rejects a refusal or a replayed answer', async () => {
  await expect(withTimestamp(sealed, 'http://127.0.0.1:1')).rejects.toMatchObject({
    code: 'SERVICE_UNAVAILABLE',
  });
  const answering = (body: Buffer, status = 200) =>
    jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(new Response(new Uint8Array(body), { status }));
  answering(Buffer.from('busy'), 503);
  await expect(withTimestamp(sealed, url)).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE' });
  answering(Buffer.from('no'), 403);
  await expect(withTimestamp(sealed, url)).rejects.toThrow('answered with status 403');
  answering(Buffer.from('300530030201023000', 'hex'));
  await expect(withTimestamp(sealed, url)).rejects.toThrow('refused with status 2');
  let first: Buffer | undefined;
  // Replays the authority's answer to an earlier request for the same signature.
  jest.spyOn(globalThis, 'fetch').mockImplementation((_url, init) => {
    first ??= authority.answer(Buffer.from(init?.body as Uint8Array));
    return Promise.resolve(new Response(new Uint8Array(first)));
  });
  await withTimestamp(sealed, url);
  await expect(withTimestamp(sealed, url)).rejects.toThrow('answered another request');
  jest.restoreAllMocks();
});
