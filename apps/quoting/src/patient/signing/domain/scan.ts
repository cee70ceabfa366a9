/** A scan whose bytes were recognised. */
export interface Scan {
  fileName: string;
  mediaType: 'application/pdf' | 'image/jpeg' | 'image/png';
  bytes: Buffer;
  /** SHA-256 (hex) of the bytes. */
  sha256: string;
}

/** A PDF says so in its first bytes, and at its end where its table of contents is: one that was cut off does not. */
export function isWholePdf(bytes: Buffer): boolean {
  if (!/^%PDF-[12]\.\d/.test(bytes.subarray(0, 8).toString('latin1'))) return false;
  // Some programs add line breaks or a little padding behind the end.
  const end = bytes.subarray(-2_048).toString('latin1');
  return /startxref\s+\d+\s+%%EOF/.test(end);
}

/** The name of an uploaded file without folders and what a disk or a header could misread. */
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
