import { ARCHIVE_MANIFEST } from '@quillcare/contracts';

/** Describes the archive to whoever opens it. It is readable without the password, so it must not name anyone. */
export function buildReadme(startedOn: string): string {
  return `A practice's records from Quillcare, as they were on ${startedOn}
=============================================================

How to open it
--------------
Every file but this one is encrypted (AES-256) with the password that was set when
the export was started. Nobody can recover that password, Quillcare included.

Windows' own Explorer and the Mac's own Archive Utility cannot open such archives.
Use 7-Zip (Windows, https://www.7-zip.org) or Keka (Mac, https://www.keka.io): open
the archive, choose "Extract", and type the password.

What is what
------------
csv/        Every record, a file for each kind, to open in a spreadsheet. Amounts that
            end in "_minor" are cents. Lists within a record are written as JSON.
            A text that a spreadsheet would run as a formula has an apostrophe in front.
records/    The same records as JSON lines, complete to the last digit: what a program
            reads, and what "npm run import:practice" reads back.
files/      Documents, signed PDFs, scans and invoices. Each is named by the id of the
            record that it belongs to.
${ARCHIVE_MANIFEST}
            What must be there: the number of records and the SHA-256 of each file, and
            totals to compare with.

Where to look
-------------
crm/client                 patients              quoting/quote            quotes
crm/lead                   leads                 quoting/quote_document   what was sent
crm/note                   notes                 quoting/patient_response signed answers
callbacks/callback         calls to make         quoting/surgery_case     surgery cases
notifications/mail_message emails sent           billing/invoice          your invoices
audit/entry                who did what          identity/user            your staff

What is not in it
-----------------
Passwords, keys, links of patients and other secrets, and what follows from the rest
(reports, search). People who come back set a new password.
`;
}
