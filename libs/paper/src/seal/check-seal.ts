import { createHash, X509Certificate, verify } from 'node:crypto';
import forge from 'node-forge';
import { findTimestampFault } from './timestamp';

const { asn1 } = forge;
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';

/**
 * Returns what is wrong with the digital signature of a PDF file, or null if it covers the whole file and matches its bytes. Does
 * not check whom the certificate belongs to.
 */
export function findSealFault(pdf: Buffer): string | null {
  const found = [...pdf.toString('latin1').matchAll(/\/ByteRange \[(\d+) (\d+) (\d+) (\d+)\s*\]/g)];
  const range = found.at(-1)?.slice(1).map(Number);
  if (!range) return 'has no digital signature';
  const [start = 0, before = 0, after = 0, rest = 0] = range;
  if (start !== 0 || after + rest !== pdf.length) return 'has bytes that its signature does not cover';
  const hex = pdf.subarray(before + 1, after - 1).toString('latin1');
  const covered = Buffer.concat([pdf.subarray(0, before), pdf.subarray(after)]);
  try {
    return findSignatureFault(covered, Buffer.from(hex, 'hex'));
  } catch {
    return 'has a signature that cannot be read';
  }
}

function findSignatureFault(covered: Buffer, padded: Buffer): string | null {
  const root = asn1.fromDer(padded.toString('binary'), { parseAllBytes: false } as never);
  const signedData = getChild(getChild(root, 1), 0);
  const certificate = toDer(getChild(getChild(signedData, 3), 0));
  const signerInfo = getChild(getChild(signedData, 4), 0);
  const attributes = getChild(signerInfo, 3);
  const digest = (attributes.value as forge.asn1.Asn1[]).find(
    (attribute) => asn1.derToOid(getChild(attribute, 0).value as string) === MESSAGE_DIGEST,
  );
  const stated = digest && Buffer.from(getChild(getChild(digest, 1), 0).value as string, 'binary');
  if (!stated?.equals(createHash('sha256').update(covered).digest()))
    return 'was changed after it was signed';
  const signed = toDer(
    asn1.create(asn1.Class.UNIVERSAL, asn1.Type.SET, true, attributes.value as forge.asn1.Asn1[]),
  );
  const signature = Buffer.from(getChild(signerInfo, 5).value as string, 'binary');
  const { publicKey } = new X509Certificate(certificate);
  return verify('sha256', signed, publicKey, signature)
    ? findTimestampFault(root)
    : 'has a signature that is not valid';
}

function getChild(parent: forge.asn1.Asn1, at: number): forge.asn1.Asn1 {
  const found = (parent.value as forge.asn1.Asn1[])[at];
  if (!found || typeof parent.value === 'string') throw new Error('A part of the signature is missing.');
  return found;
}

function toDer(item: forge.asn1.Asn1): Buffer {
  return Buffer.from(asn1.toDer(item).getBytes(), 'binary');
}
