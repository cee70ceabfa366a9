import { defineWords } from '../../shared/words/words';

export const verifyWords = defineWords('verify', {
  title: 'Check a document',
  intro: 'Check whether a quote or a signed quote is genuine. What it says is not shown here.',
  code: 'Code from the foot of the page',
  codeHelp: '16 letters and numbers, with or without dashes.',
  codeMissing: 'Please enter the code.',
  check: 'Check the code',
  checking: 'Checking',
  file: 'Or choose the PDF file',
  fileHelp:
    'Your browser compares the file’s fingerprint with ours. The file itself does not leave your device.',
  choose: 'Choose a file',
  failed: 'The document could not be checked. Please try again.',
  unknown: {
    CODE: 'We do not recognise this code. Please check that you typed it as it is on the document.',
    FILE: 'This is not a file that we made, or it has been changed since. Saving it again as a new PDF also changes it.',
  },
  genuine: {
    CODE: 'This code belongs to a genuine document. To check that your copy is unchanged, choose its PDF file.',
    FILE: 'This file is genuine. It has not been changed.',
  },
  kinds: { QUOTE: 'Quote', SIGNED: 'Signed quote with certificate' },
  states: {
    WAITING: 'The patient has not answered yet.',
    SIGNED: 'Signed, and in force.',
    DECLINED: 'Declined by the patient.',
    EXPIRED: 'Expired without an answer.',
    REPLACED: 'Replaced by a newer version.',
    WITHDRAWN: 'Withdrawn.',
  },
  facts: {
    kind: 'Document',
    state: 'Status',
    version: 'Version',
    madeAt: 'File made',
    signedAt: 'Signed',
    endedAt: 'Ended',
    sha256: 'SHA-256 of the file',
  },
});
