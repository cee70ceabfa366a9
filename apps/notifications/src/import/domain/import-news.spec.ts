import { importNews } from './import-news';

const told = {
  importId: '01a1fa25-0000-7000-8000-0000000000a1',
  userId: '01a1fa25-0000-7000-8000-0000000000b1',
  entityType: 'leads' as const,
  status: 'COMPLETED' as const,
  successful: 1_200,
  failed: 0,
};

it('notifies the user who started an import of its result, with a link to it', () => {
  expect(importNews(told)).toMatchObject({
    type: 'SUCCESS',
    title: 'The import of leads is finished',
    message: '1,200 records were imported.',
    action: { path: `/leads/import?run=${told.importId}` },
  });
  expect(importNews({ ...told, failed: 1 })).toMatchObject({
    type: 'WARNING',
    message: '1,200 records were imported. 1 row was left out.',
  });
  expect(importNews({ ...told, status: 'FAILED' })).toMatchObject({ type: 'ERROR' });
});

it('creates no notification for a cancelled import, or one without a user', () => {
  expect(importNews({ ...told, status: 'CANCELLED' })).toBeNull();
  expect(importNews({ ...told, userId: undefined })).toBeNull();
});
