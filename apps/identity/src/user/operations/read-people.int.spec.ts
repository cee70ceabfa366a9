import { readPeople } from '@quillcare/contracts';
import { testProduct } from '@quillcare/testing';
import { enterDemo, startPlatform } from '../../testing/support.suite';

const product = testProduct(startPlatform);

describe('readPeople', () => {
  it('names staff of the practice, even deleted ones, and super admins, but nobody of another practice', async () => {
    const [ours, theirs] = [await product.signUp(), await product.signUp()];
    const support = await enterDemo(product);
    const ids = [ours.admin.userId, theirs.admin.userId, support.userId];
    const read = async () => {
      const body = { organisationId: ours.organisationId, ids };
      const { items } = await product.callInternal(readPeople, { body });
      return new Map(items.map(({ id, name }) => [id, name]));
    };
    const known = new Map([
      [ours.admin.userId, 'Ana Okafor'],
      [support.userId, support.name],
    ]);
    expect(await read()).toEqual(known);
    await product.sql('update identity."user" set deleted_at = now() where id = $1', [ours.admin.userId]);
    expect(await read()).toEqual(known);
  });
});
