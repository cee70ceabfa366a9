import { createHash } from 'node:crypto';

/** A text of terms with the hash by which quotes refer to it. */
export interface TermsText {
  title: string;
  /** Plain text; an empty line starts a paragraph, a line that begins with "# " is a heading. */
  text: string;
  /** SHA-256 (hex) of title, line break and text. */
  sha256: string;
}

/** A text as stored: what only looks different (line ends, spaces before them) is the same text with the same hash. */
export function patientTermsOf({ title, text }: { title: string; text: string }): TermsText {
  const plain = text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+\n/g, '\n')
    .trim();
  const sha256 = createHash('sha256').update(`${title}\n${plain}`, 'utf8').digest('hex');
  return { title, text: plain, sha256 };
}
