import { practiceExportNews } from './practice-export-news';

const event = {
  exportId: '01a1fa25-0000-7000-8000-0000000000e1',
  userId: '01a1fa25-0000-7000-8000-000000000001',
  records: 12_345,
};

it('notifies the requester that the archive is ready or failed, but not if it was cancelled', () => {
  expect(practiceExportNews({ ...event, status: 'COMPLETED' })).toMatchObject({
    to: { userId: event.userId },
    title: 'The export of the whole practice is ready',
    message: 'The archive has 12,345 records. It is deleted after 24 hours.',
  });
  expect(practiceExportNews({ ...event, status: 'FAILED' })).toMatchObject({ type: 'ERROR' });
  expect(practiceExportNews({ ...event, status: 'CANCELLED' })).toBeNull();
});
