import { defineWords } from '../../shared/words/words';

export const practiceExportWords = defineWords('practiceExport', {
  title: 'Export the whole practice',
  subtitle: 'Everything your practice has in Quillcare, in one encrypted archive that is yours to keep.',
  back: 'Settings',
  contents: {
    title: 'What’s in it',
    records:
      'Every record, as spreadsheets (CSV) and as JSON lines: clients, leads, notes, quotes, surgery cases, calls, emails, your directory and settings, your staff, invoices and the audit trail',
    documents: 'Documents of surgery cases, quotes and signed quotes as PDFs, scans, and your invoices',
    list: 'A list of contents with the number of records and a checksum for each file, and a page that explains it all',
    secrets:
      'Passwords, keys and patients’ links are never in it. Each export and each download is recorded in the audit trail.',
  },
  start: {
    title: 'Start an export',
    help: 'Choose a password for the archive. Whoever has both the archive and the password can read every patient’s records.',
    password: 'Password for the archive',
    repeated: 'Repeat the password',
    lost: 'We cannot recover this password. Without it nobody can open the archive, not even us.',
    submit: 'Start export',
    started: 'The export has started',
    startedHint: 'You can leave this page. A notification tells you when it’s ready.',
    failed: 'The export did not start',
  },
  tool: {
    title: 'How to open it',
    text: 'Windows Explorer and the Mac’s Archive Utility can’t open encrypted archives. Use 7-Zip on Windows or Keka on a Mac.',
  },
  runs: {
    title: 'Exports of the last day',
    hint: 'Each archive is deleted 24 hours after it’s ready.',
    empty: 'There are no exports of the whole practice.',
    failed: 'The exports could not be loaded',
    startedBy: 'Started by {{name}} · {{ago}}',
    started: 'Started · {{ago}}',
    waiting: 'Waiting to start',
    stopping: 'Stopping',
    writing: '{{done}} of {{total}} record types written',
    ready_one: '{{records}} records, {{count}} document, {{size}}',
    ready_other: '{{records}} records, {{count}} documents, {{size}}',
    until: 'Available until {{when}}',
    download: 'Download',
    downloadFailed: 'The archive was not saved',
    stop: 'Stop',
    remove: 'Delete now',
    stopped: 'The export is stopping',
    removed: 'The archive was deleted',
    stopFailed: 'This could not be done',
    states: {
      QUEUED: 'Waiting',
      RUNNING: 'Being prepared',
      COMPLETED: 'Ready',
      FAILED: 'Failed',
      CANCELLED: 'Stopped',
    },
  },
});
