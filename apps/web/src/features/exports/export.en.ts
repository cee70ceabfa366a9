import { defineWords } from '../../shared/words/words';

export const exportWords = defineWords('exports', {
  title: 'Exports',
  subtitle: 'Your larger exports. Each file is deleted after 24 hours.',
  file: 'File',
  status: 'Status',
  rows: 'Rows',
  started: 'Started',
  expires: 'Deleted',
  download: 'Download',
  downloadOf: 'Download {{name}}',
  downloaded: '{{name}} saved',
  failed: 'The file was not saved',
  stop: { label: 'Stop', done: 'The export is stopping' },
  open: 'Files',
  empty: 'You have no exports',
  emptyHint: 'Use the Export button above a list. Large exports appear here when they’re ready.',
  states: {
    QUEUED: 'Waiting',
    RUNNING: 'Being prepared',
    COMPLETED: 'Ready',
    FAILED: 'Failed',
    CANCELLED: 'Stopped',
  },
});
