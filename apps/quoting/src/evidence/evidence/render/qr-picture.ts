import encodeQR from 'qr';
import type { Picture } from '@quillcare/paper';
import { FILE_WORDS } from '../domain/certificate.words';
import type { QuotePdf } from '../domain/quote-pdf';

/** The address for verifying a document's code. */
export function verifyAddress({ url, code }: NonNullable<QuotePdf['verify']>): string {
  return `${url}?code=${code}`;
}

/** The QR code that opens the document's verification page. */
export function qrPicture(verify: NonNullable<QuotePdf['verify']>): Picture {
  // The library draws a border of at least one light module; the page provides the rest of the quiet zone.
  const rows = encodeQR(verifyAddress(verify), 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const squares = rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${rows.length}" height="${rows.length}"><path d="${squares.join('')}"/></svg>`;
  return { format: 'svg', data: Buffer.from(svg), alt: FILE_WORDS.qr };
}
