import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '@quillcare/contracts';
import forge from 'node-forge';

const { asn1 } = forge;
const { Type, Class } = asn1;
type Asn1 = forge.asn1.Asn1;

const OID = {
  sha256: '2.16.840.1.101.3.4.2.1',
  tstInfo: '1.2.840.113549.1.9.16.1.4',
  timeStampToken: '1.2.840.113549.1.9.16.2.14',
};
const REQUEST_TIMEOUT_MS = 15_000;
/** Accepted statuses: granted, and granted with modifications (RFC 3161). */
const GRANTED_STATUSES = [0, 1];
/** Tag of a SignerInfo's unsigned attributes. The token is stored there because it covers the signature itself. */
const UNSIGNED_ATTRIBUTES_TAG = 1;

const sequence = (...items: Asn1[]) => asn1.create(Class.UNIVERSAL, Type.SEQUENCE, true, items);
const oid = (text: string) => asn1.create(Class.UNIVERSAL, Type.OID, false, asn1.oidToDer(text).getBytes());
const primitive = (type: forge.asn1.Type, bytes: Buffer) =>
  asn1.create(Class.UNIVERSAL, type, false, bytes.toString('binary'));
const toBytes = (item: Asn1) => Buffer.from(item.value as string, 'binary');
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/**
 * Adds an RFC 3161 signature timestamp (PAdES baseline T) from the authority at `url` to a sealed PDF file. It proves when the
 * seal existed, even after its certificate has expired. Nothing the seal covers changes. Throws `SERVICE_UNAVAILABLE` while the
 * authority does not respond.
 */
export async function addTimestamp(sealed: Buffer, url: string): Promise<Buffer> {
  const { start, end } = locateSignature(sealed);
  const root = parseDer(Buffer.from(sealed.subarray(start, end).toString('latin1'), 'hex'));
  const info = getSignerInfo(root);
  const token = await requestToken(sha256(getSignature(info)), url);
  const attribute = sequence(oid(OID.timeStampToken), asn1.create(Class.UNIVERSAL, Type.SET, true, [token]));
  (info.value as Asn1[]).push(
    asn1.create(Class.CONTEXT_SPECIFIC, UNSIGNED_ATTRIBUTES_TAG as never, true, [attribute]),
  );
  const hex = Buffer.from(asn1.toDer(root).getBytes(), 'binary').toString('hex');
  if (hex.length > end - start)
    throw new Error('The timestamp does not fit into the space for the signature.');
  const result = Buffer.from(sealed);
  result.write(hex.padEnd(end - start, '0'), start, 'latin1');
  return result;
}

/**
 * Returns what is wrong with the timestamp of a signature (a parsed CMS structure), or null if it has none or a timestamp of this
 * very signature.
 */
export function findTimestampFault(root: Asn1): string | null {
  const info = getSignerInfo(root);
  const unsigned = (info.value as Asn1[]).find(
    ({ tagClass, type }) =>
      tagClass === Class.CONTEXT_SPECIFIC && (type as number) === UNSIGNED_ATTRIBUTES_TAG,
  );
  if (!unsigned) return null;
  const token = getPart(unsigned, 0, 1, 0);
  return getImprint(tstInfo(token)).equals(sha256(getSignature(info)))
    ? null
    : 'has a timestamp of something else';
}

function locateSignature(pdf: Buffer): { start: number; end: number } {
  const found = [...pdf.toString('latin1').matchAll(/\/ByteRange \[0 (\d+) (\d+) \d+\s*\]/g)].at(-1);
  if (!found) throw new Error('The file has no signature that could get a timestamp.');
  return { start: Number(found[1]) + 1, end: Number(found[2]) - 1 };
}

async function requestToken(imprint: Buffer, url: string): Promise<Asn1> {
  // Clears the top bit, because an INTEGER with it set is negative.
  const nonce = randomBytes(8);
  nonce[0] = ((nonce[0] ?? 0) & 0x3f) | 0x40;
  const answer = parseDer(await postRequest(url, buildRequest(imprint, nonce)));
  const status = toBytes(getPart(answer, 0, 0)).at(-1) ?? -1;
  if (!GRANTED_STATUSES.includes(status))
    throw new Error(`The timestamp authority refused with status ${status}.`);
  const token = getPart(answer, 1);
  const info = tstInfo(token);
  if (!getImprint(info).equals(imprint))
    throw new Error('The timestamp authority answered for different data.');
  const isOurs = (info.value as Asn1[]).some(
    (item) => item.type === Type.INTEGER && typeof item.value === 'string' && toBytes(item).equals(nonce),
  );
  if (!isOurs) throw new Error('The timestamp authority answered another request.');
  return token;
}

function buildRequest(imprint: Buffer, nonce: Buffer): Buffer {
  const algorithm = sequence(oid(OID.sha256), asn1.create(Class.UNIVERSAL, Type.NULL, false, ''));
  const request = sequence(
    primitive(Type.INTEGER, Buffer.from([1])),
    sequence(algorithm, primitive(Type.OCTETSTRING, imprint)),
    primitive(Type.INTEGER, nonce),
    // Request the authority's certificate, so that the token can be verified on its own.
    primitive(Type.BOOLEAN, Buffer.from([0xff])),
  );
  return Buffer.from(asn1.toDer(request).getBytes(), 'binary');
}

async function postRequest(url: string, request: Buffer): Promise<Buffer> {
  const response = await fetch(url, {
    method: 'POST',
    body: new Uint8Array(request),
    redirect: 'error',
    headers: { 'content-type': 'application/timestamp-query', accept: 'application/timestamp-reply' },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  }).catch(throwUnavailable);
  if (response.status >= 500 || response.status === 429)
    return throwUnavailable(new Error(`status ${response.status}`));
  if (!response.ok) throw new Error(`The timestamp authority answered with status ${response.status}.`);
  return Buffer.from(await response.arrayBuffer().catch(throwUnavailable));
}

/** Throws `SERVICE_UNAVAILABLE`, because callers keep retrying until the authority responds. */
function throwUnavailable(cause: unknown): never {
  throw new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds: 5, cause });
}

// BIT STRINGs are kept as raw bytes, so that re-encoding gives back exactly what was read.
function parseDer(bytes: Buffer): Asn1 {
  return asn1.fromDer(bytes.toString('binary'), { parseAllBytes: false, decodeBitStrings: false } as never);
}

/** Path through ContentInfo, SignedData and signerInfos, which has a single entry. */
const getSignerInfo = (root: Asn1): Asn1 => getPart(root, 1, 0, 4, 0);
const getSignature = (info: Asn1): Buffer => toBytes(getPart(info, 5));

function tstInfo(token: Asn1): Asn1 {
  const content = getPart(token, 1, 0, 2);
  if (asn1.derToOid(getPart(content, 0).value as string) !== OID.tstInfo)
    throw new Error('The timestamp authority returned no timestamp.');
  return parseDer(toBytes(getPart(content, 1, 0)));
}

const getImprint = (info: Asn1): Buffer => toBytes(getPart(info, 2, 1));

function getPart(root: Asn1, ...path: number[]): Asn1 {
  return path.reduce((item, at) => {
    const found = typeof item.value === 'string' ? undefined : item.value[at];
    if (!found) throw new Error('A part of the signature or timestamp is missing.');
    return found;
  }, root);
}
