import { createHash } from 'node:crypto';

/** The text of the terms with the hash by which quotes reference it. */
export interface TermsText {
  title: string;
  /** Plain text. A blank line separates paragraphs; a line starting with "# " is a heading. */
  text: string;
  /** SHA-256 in hex of title, line break and text. */
  sha256: string;
}

/** Normalises the text for storage, so that invisible differences (line endings, trailing spaces) yield the same text and hash. */
export function patientTermsOf({ title, text }: { title: string; text: string }): TermsText {
  const plain = text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+\n/g, '\n')
    .trim();
  const sha256 = createHash('sha256').update(`${title}\n${plain}`, 'utf8').digest('hex');
  return { title, text: plain, sha256 };
}
