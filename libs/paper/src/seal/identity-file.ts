import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import forge from 'node-forge';
import type { SealingIdentity } from './cades';

const { pki, pkcs12, asn1, util } = forge;
const VALID_YEARS = 20;

/**
 * Reads the identity from a PKCS#12 file, given as a path or in base64. Throws with a one-sentence explanation if it is invalid.
 */
export function readIdentity(source: string, password: string): SealingIdentity {
  const bytes = /\.(p12|pfx)$/i.test(source) ? readFileSync(source) : Buffer.from(source, 'base64');
  const file = openPkcs12(bytes, password);
  const getBags = (type: string) => file.getBags({ bagType: type })[type] ?? [];
  const { keyBag = '', pkcs8ShroudedKeyBag = '', certBag = '' } = pki.oids;
  const key = [...getBags(pkcs8ShroudedKeyBag), ...getBags(keyBag)].find((bag) => bag.key)?.key as
    forge.pki.rsa.PrivateKey | undefined;
  const certificates = getBags(certBag).flatMap(({ cert }) => cert ?? []);
  const own = certificates.find(({ publicKey }) => isKeyPair(key, publicKey as forge.pki.rsa.PublicKey));
  if (!key || !own) throw new Error('contains no RSA key with its certificate');
  const others = certificates.filter((certificate) => certificate !== own);
  return {
    privateKey: pki.privateKeyToPem(key),
    certificates: [own, ...others].map((certificate) => pki.certificateToPem(certificate)),
  };
}

function openPkcs12(bytes: Buffer, password: string): forge.pkcs12.Pkcs12Pfx {
  try {
    return pkcs12.pkcs12FromAsn1(asn1.fromDer(util.createBuffer(bytes.toString('binary'))), password);
  } catch (cause) {
    throw new Error('is not a PKCS#12 file, or its password is wrong', { cause });
  }
}

function isKeyPair(key: forge.pki.rsa.PrivateKey | undefined, other: forge.pki.rsa.PublicKey): boolean {
  return key !== undefined && other.n !== undefined && key.n.equals(other.n);
}

/** Creates a key and a self-signed certificate for installations without one from an authority. */
export function selfSignedIdentity(name: string, now: Date): SealingIdentity {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 3072,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const certificate = pki.createCertificate();
  certificate.publicKey = pki.publicKeyFromPem(publicKey);
  certificate.serialNumber = `01${randomBytes(15).toString('hex')}`;
  certificate.validity.notBefore = now;
  certificate.validity.notAfter = new Date(now.getTime());
  certificate.validity.notAfter.setFullYear(now.getFullYear() + VALID_YEARS);
  const subject = [{ name: 'commonName', value: name, valueTagClass: asn1.Type.UTF8 as never }];
  certificate.setSubject(subject);
  certificate.setIssuer(subject);
  certificate.setExtensions([
    { name: 'basicConstraints', cA: false },
    { name: 'keyUsage', digitalSignature: true, nonRepudiation: true, critical: true },
  ]);
  certificate.sign(pki.privateKeyFromPem(privateKey), forge.md.sha256.create());
  return { privateKey, certificates: [pki.certificateToPem(certificate)] };
}
