import { recoveryCodeWords } from './recovery-code.en';
import { word } from '../words/words';

export interface CodeOwner {
  email: string;
  /** Formatted date on which the codes were created. */
  madeOn: string;
}

/** Returns the text of a file or printout: the recovery codes, whose they are and what they are for. */
export function codeFileOf(codes: readonly string[], { email, madeOn }: CodeOwner): string {
  const lines = [
    word(recoveryCodeWords, 'fileTitle', { email }),
    word(recoveryCodeWords, 'fileDate', { date: madeOn }),
    '',
    ...codes,
    '',
    word(recoveryCodeWords, 'fileUse'),
  ];
  // CRLF, so that it also works in old versions of Notepad.
  return `${lines.join('\r\n')}\r\n`;
}

export function downloadCodes(codes: readonly string[], owner: CodeOwner): void {
  const url = URL.createObjectURL(new Blob([codeFileOf(codes, owner)], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = word(recoveryCodeWords, 'file');
  link.click();
  URL.revokeObjectURL(url);
}
