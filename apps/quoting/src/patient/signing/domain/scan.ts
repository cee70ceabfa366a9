/** A scan whose type was detected from its bytes. */
export interface Scan {
  fileName: string;
  mediaType: 'application/pdf' | 'image/jpeg' | 'image/png';
  bytes: Buffer;
  /** SHA-256 of the bytes, in hex. */
  sha256: string;
}

/** A PDF starts with its signature and ends with its cross-reference table; a truncated one lacks the latter. */
export function isWholePdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1'))) return false;
  // Some programs add line breaks or padding after the end.
  const end = bytes.subarray(-2_048).toString('latin1');
  return /startxref\s+\d+\s+%%EOF/.test(end);
}

/** The name of an uploaded file without folders or characters unsafe in file systems and headers. */
export function safeFileName(name: string, mediaType: Scan['mediaType']): string {
  const last = name.split(/[\\/]/).at(-1) ?? '';
  const plain = last
    .normalize('NFKD')
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^[-.]+|[-.]+$/g, '')
    .slice(0, 100);
  const endings = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;
  return `${plain === '' ? 'scan' : plain}.${endings[mediaType]}`;
}
