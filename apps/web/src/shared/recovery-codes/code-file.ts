import { recoveryCodeTexts } from './recovery-code.texts';

export interface CodeOwner {
  email: string;
  /** The day on which the codes were made, as people write it. */
  madeOn: string;
}

/** What is kept of recovery codes on paper or in a file: the codes, whose they are and what they do. */
export function codeFileOf(codes: readonly string[], { email, madeOn }: CodeOwner): string {
  const lines = [
    recoveryCodeTexts.fileTitle(email),
    recoveryCodeTexts.fileDate(madeOn),
    '',
    ...codes,
    '',
    recoveryCodeTexts.fileUse,
  ];
  // Lines that every editor breaks, Notepad's of old too.
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
