import { exportNews } from './export-news';

const event = {
  exportId: '01a1fa25-0000-7000-8000-0000000000e1',
  userId: '01a1fa25-0000-7000-8000-000000000001',
  list: 'surgery-cases' as const,
  rows: 12_345,
};

it('notifies only the person who exported that the file is ready', () => {
  expect(exportNews({ ...event, status: 'COMPLETED' })).toMatchObject({
    to: { userId: event.userId },
    title: 'Your export is ready',
    message: 'The file of surgery cases has 12,345 rows. It is deleted after 24 hours.',
  });
  expect(exportNews({ ...event, status: 'COMPLETED', rows: 1 })?.message).toContain('has 1 row.');
});

it('reports a failed export, but not a cancelled one', () => {
  expect(exportNews({ ...event, status: 'FAILED' })).toMatchObject({
    type: 'ERROR',
    title: 'Your export failed',
  });
  expect(exportNews({ ...event, status: 'CANCELLED' })).toBeNull();
});
