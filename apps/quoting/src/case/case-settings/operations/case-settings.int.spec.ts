import { getCaseSettings, listColleagues, updateCaseSettings, type RequestOf } from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';
import { DEFAULT_CASE_SETTINGS } from '../domain/case-settings';

const initial = { ...DEFAULT_CASE_SETTINGS, version: 0, updatedAt: null };
const product = testProduct({ only: ['identity', 'quoting'] });
const practice = perTest(() => product.signUp());

type Body = NonNullable<RequestOf<typeof updateCaseSettings>['body']>;
const read = (as = practice.admin) => product.call(getCaseSettings, {}, as);
const save = (body: Body, as = practice.admin) => product.call(updateCaseSettings, { body }, as);

it('defaults to clash warnings and no medical exceptions until an administrator changes it', async () => {
  expect(await read()).toEqual(initial);
  expect(await save({ version: 0, clashMode: 'REFUSE' })).toMatchObject({
    version: 1,
    clashMode: 'REFUSE',
    exceptionUserIds: [],
  });
  const other = await product.signUp();
  expect(await read(other.admin)).toEqual(initial);
});

it('accepts only colleagues for medical exceptions and refuses adding oneself', async () => {
  const { items } = await product.call(listColleagues, {}, practice.admin);
  const [own] = items.map(({ id }) => id);
  const colleague = practice.as('ORG_ADMIN');
  expect(await save({ version: 0, exceptionUserIds: [own!, own!] }, colleague)).toMatchObject({
    exceptionUserIds: [own],
  });
  // A user already on the list can still save the other settings.
  expect(await save({ version: 1, exceptionUserIds: [own!], clashMode: 'REFUSE' })).toMatchObject({
    clashMode: 'REFUSE',
  });
  await expect(save({ version: 2, exceptionUserIds: [] })).resolves.toMatchObject({ version: 3 });
  await expect(save({ version: 3, exceptionUserIds: [own!] })).rejects.toMatchObject({ code: 'OWN_ACCOUNT' });
  const stranger = await product.signUp();
  await expect(
    save({ version: 3, exceptionUserIds: [stranger.admin.userId] }, colleague),
  ).rejects.toMatchObject({ errors: [expect.objectContaining({ path: 'exceptionUserIds.0' })] });
});

it('rejects a stale version of the settings and saves one of two concurrent first saves', async () => {
  await expect(save({ version: 3 })).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
  const tries = await Promise.allSettled(
    (['WARN', 'REFUSE'] as const).map((clashMode) => save({ version: 0, clashMode })),
  );
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});
