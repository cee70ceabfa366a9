import { getAssistantSettings, listAuditEntries, updateAssistantSettings } from '@quillcare/contracts';
import { testProduct } from '@quillcare/testing';

const product = testProduct({ only: ['identity', 'audit', 'assistant'] });

it('start switched off, and only administrators can switch them on, with an audit entry', async () => {
  const { admin, as } = await product.signUp();
  expect(await product.call(getAssistantSettings, {}, as('USER'))).toEqual({
    version: 0,
    updatedAt: null,
    usesModel: false,
    hasModel: false,
  });
  const switchOn = { body: { version: 0 as const, usesModel: true } };
  await expect(product.call(updateAssistantSettings, switchOn, as('USER'))).rejects.toMatchObject({
    code: 'FORBIDDEN',
  });
  expect(await product.call(updateAssistantSettings, switchOn, admin)).toMatchObject({
    version: 1,
    usesModel: true,
  });
  await expect(product.call(updateAssistantSettings, switchOn, admin)).rejects.toMatchObject({
    code: 'VERSION_CONFLICT',
  });
  await product.eventually(async () => {
    const { items } = await product.call(
      listAuditEntries,
      { query: { entityType: ['ASSISTANT_SETTINGS'] } },
      admin,
    );
    expect(items).toHaveLength(1);
  });
});

it('do not affect another practice', async () => {
  const [one, other] = [await product.signUp(), await product.signUp()];
  await product.call(updateAssistantSettings, { body: { version: 0, usesModel: true } }, one.admin);
  expect(await product.call(getAssistantSettings, {}, other.admin)).toMatchObject({ usesModel: false });
});
