import encodeQR from 'qr';
import { COLOURS, MUTED, type Sheet } from '@quillcare/pdf';
import { FILE_WORDS } from '../domain/certificate.words';
import type { QuotePdf } from '../domain/quote-pdf';

/** About 22 mm: a phone reads it from a print. */
export const QR_SIDE = 62;
const CAPTION = { ...MUTED, size: 7.5 };
/** The picture with its words. */
export const QR_HEIGHT = QR_SIDE + 14;

/** Where the code of a document is checked. */
export function verifyAddress({ url, code }: NonNullable<QuotePdf['verify']>): string {
  return `${url}?code=${code}`;
}

/** A square that a phone's camera opens the check of the document with. */
export function qrPicture(
  sheet: Sheet,
  verify: NonNullable<QuotePdf['verify']>,
  at: { x: number; y: number },
): void {
  // The library draws at least one light module around it; here the page is the quiet zone.
  const modules = encodeQR(verifyAddress(verify), 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const { doc } = sheet;
  const side = QR_SIDE / modules.length;
  sheet.marked(sheet.place('Figure', sheet.root, { alt: FILE_WORDS.qr }), () => {
    modules.forEach((row, down) =>
      row.forEach((isDark, right) => {
        if (isDark) doc.rect(at.x + right * side, at.y + down * side, side, side);
      }),
    );
    doc.fill('#000000');
  });
  const [caption] = sheet.lines(FILE_WORDS.qrCaption, CAPTION);
  const place = { x: at.x, y: at.y + QR_SIDE + 2, place: sheet.place('P') };
  if (caption) sheet.line(caption, { ...CAPTION, colour: COLOURS.muted }, place);
}
