import { recoveryCodeTexts } from './recovery-code.texts';

export interface CodeOwner {
  email: string;
  /** The date on which the codes were made, formatted. */
  madeOn: string;
}

/** The text of a file or printout of recovery codes: the codes, whose they are and what they are for. */
export function codeFileOf(codes: readonly string[], { email, madeOn }: CodeOwner): string {
  const lines = [
    recoveryCodeTexts.fileTitle(email),
    recoveryCodeTexts.fileDate(madeOn),
    '',
    ...codes,
    '',
    recoveryCodeTexts.fileUse,
  ];
  // CRLF also works in old versions of Notepad.
  return `${lines.join('\r\n')}\r\n`;
}

/** Saves the codes as a text file. */
export function downloadCodes(codes: readonly string[], owner: CodeOwner): void {
  const url = URL.createObjectURL(new Blob([codeFileOf(codes, owner)], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = recoveryCodeTexts.file;
  link.click();
  URL.revokeObjectURL(url);
}
