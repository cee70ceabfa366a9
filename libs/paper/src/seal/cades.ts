import { createHash, createPrivateKey, sign, type KeyObject } from 'node:crypto';
import forge from 'node-forge';

const { asn1, pki } = forge;
const { Type, Class } = asn1;

export interface SealingIdentity {
  /** PEM. */
  privateKey: string;
  /** PEM. The signer's certificate first, then the chain up to its root. */
  certificates: string[];
}

const OID = {
  data: '1.2.840.113549.1.7.1',
  signedData: '1.2.840.113549.1.7.2',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signingCertificateV2: '1.2.840.113549.1.9.16.2.47',
  sha256: '2.16.840.1.101.3.4.2.1',
  rsa: '1.2.840.113549.1.1.1',
};

const sequence = (...items: forge.asn1.Asn1[]) => asn1.create(Class.UNIVERSAL, Type.SEQUENCE, true, items);
const set = (...items: forge.asn1.Asn1[]) => asn1.create(Class.UNIVERSAL, Type.SET, true, items);
const oid = (text: string) => asn1.create(Class.UNIVERSAL, Type.OID, false, asn1.oidToDer(text).getBytes());
const octetString = (bytes: Buffer) =>
  asn1.create(Class.UNIVERSAL, Type.OCTETSTRING, false, bytes.toString('binary'));
const integer = (value: number) =>
  asn1.create(Class.UNIVERSAL, Type.INTEGER, false, asn1.integerToDer(value).getBytes());
const asn1Null = () => asn1.create(Class.UNIVERSAL, Type.NULL, false, '');
const algorithm = (name: string) => sequence(oid(name), asn1Null());
const toDer = (item: forge.asn1.Asn1) => Buffer.from(asn1.toDer(item).getBytes(), 'binary');
const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();

/**
 * Returns a detached CAdES signature of `bytes` for PAdES baseline B (ETSI EN 319 142-1): SHA-256 with RSA, and the signer's
 * certificate among the signed attributes so that it cannot be substituted.
 */
export function createCadesSignature(bytes: Buffer, { privateKey, certificates }: SealingIdentity): Buffer {
  const chain = certificates.map((pem) => pki.certificateFromPem(pem));
  const own = chain[0];
  if (!own) throw new Error('A sealing identity needs a certificate.');
  const certificate = toDer(pki.certificateToAsn1(own));
  const attributes = buildSignedAttributes(sha256(bytes), sha256(certificate));
  // The attributes are signed as a SET but stored under a context-specific tag.
  const signature = sign('sha256', toDer(set(...attributes)), parsePrivateKey(privateKey));
  const signerInfo = sequence(
    integer(1),
    issuerAndSerial(own),
    algorithm(OID.sha256),
    asn1.create(Class.CONTEXT_SPECIFIC, 0, true, attributes),
    algorithm(OID.rsa),
    octetString(signature),
  );
  const signedData = sequence(
    integer(1),
    set(algorithm(OID.sha256)),
    sequence(oid(OID.data)),
    asn1.create(
      Class.CONTEXT_SPECIFIC,
      0,
      true,
      chain.map((one) => pki.certificateToAsn1(one)),
    ),
    set(signerInfo),
  );
  return toDer(sequence(oid(OID.signedData), asn1.create(Class.CONTEXT_SPECIFIC, 0, true, [signedData])));
}

/** Returns the signed attributes in the order DER requires of a SET: sorted by their encodings. */
function buildSignedAttributes(digest: Buffer, certificateDigest: Buffer): forge.asn1.Asn1[] {
  const attributes = [
    sequence(oid(OID.contentType), set(oid(OID.data))),
    sequence(oid(OID.messageDigest), set(octetString(digest))),
    sequence(
      oid(OID.signingCertificateV2),
      set(sequence(sequence(sequence(octetString(certificateDigest))))),
    ),
  ];
  return attributes.sort((one, other) => Buffer.compare(toDer(one), toDer(other)));
}

function issuerAndSerial(certificate: forge.pki.Certificate): forge.asn1.Asn1 {
  // Copied from the certificate itself. If re-encoded, a name may differ in a byte and no longer match.
  const body = (pki.certificateToAsn1(certificate).value as forge.asn1.Asn1[])[0];
  const fields = (body?.value ?? []) as forge.asn1.Asn1[];
  const [serial, , issuer] = fields.slice(fields[0]?.tagClass === Class.CONTEXT_SPECIFIC ? 1 : 0);
  if (!serial || !issuer) throw new Error('The certificate has no issuer.');
  return sequence(issuer, serial);
}

function parsePrivateKey(pem: string): KeyObject {
  return createPrivateKey(pem);
}
