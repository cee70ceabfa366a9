import type { Letterhead, Picture } from '@quillcare/paper';
import { countryOf, formatPhone } from '@quillcare/rules';
import { FILE_WORDS } from '../domain/certificate.words';
import type { QuotePdf } from '../domain/quote-pdf';
import { qrPicture } from './qr-picture';

/** The practice's letterhead, with the QR code for verifying the document. */
export function letterheadOf({ document, logo, verify }: QuotePdf): Letterhead {
  const { name, email } = document.practice;
  const phone = document.practice.phone && formatPhone(document.practice.phone, countryOf(document.currency));
  return {
    kind: 'letterhead',
    side: 'LEFT',
    name,
    logo: logoOf(logo, name),
    lines: [[phone, email].filter(Boolean).join(' · ')],
    code: verify && { picture: qrPicture(verify), caption: FILE_WORDS.qrCaption },
  };
}

/** The practice's logo with its name as alternative text. */
export function logoOf(logo: QuotePdf['logo'], alt: string): Picture | null {
  return logo && pictureOf(Buffer.from(logo.data, 'base64'), alt);
}

export function pictureOf(data: Uint8Array, alt: string): Picture {
  return { format: data[0] === 0x89 ? 'png' : 'jpg', data, alt };
}
