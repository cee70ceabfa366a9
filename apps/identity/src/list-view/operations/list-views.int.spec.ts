import { randomUUID } from 'node:crypto';
import {
  createListView,
  deleteListView,
  getListSettings,
  MAX_LIST_VIEWS,
  restoreListView,
  saveListSettings,
  updateListView,
  type RequestOf,
  type Role,
  type UserPrincipal,
} from '@quillcare/contracts';
import { perTest, testProduct } from '@quillcare/testing';

const product = testProduct({ only: ['identity'] });
const practice = perTest(() => product.signUp());

type Body = NonNullable<RequestOf<typeof createListView>['body']>;
type Settings = NonNullable<RequestOf<typeof saveListSettings>['body']>;

const colleague = (role: Role = 'SALES_MANAGER'): UserPrincipal => ({
  ...practice.as(role),
  userId: randomUUID(),
});
const settings = (person: UserPrincipal, list = 'leads') =>
  product.call(getListSettings, { params: { list } }, person);
const save = (person: UserPrincipal, changes: Settings) =>
  product.call(saveListSettings, { params: { list: 'leads' }, body: changes }, person);
const create = (person: UserPrincipal, changes: Partial<Body> = {}) =>
  product.call(
    createListView,
    {
      body: {
        list: 'leads',
        name: 'Hot',
        filters: { priority: 'HIGH' },
        sort: '-createdAt',
        columns: null,
        isShared: false,
        ...changes,
      },
    },
    person,
  );
/** Gives the administrator as many views of leads as one person can have. */
const fillViews = () =>
  product.sql(
    `insert into identity.list_view (id, organisation_id, owner_id, list, name, filters, is_shared)
     select gen_random_uuid(), $1, $2, 'leads', 'View ' || n, '{}', false from generate_series(1, $3::int) n`,
    [practice.organisationId, practice.admin.userId, MAX_LIST_VIEWS],
  );
const namesOf = async (person: UserPrincipal) => (await settings(person)).views.map(({ name }) => name);

describe('a saved view', () => {
  it('is visible to its owner only until it is shared with the practice', async () => {
    const other = colleague();
    const { id, version } = await create(practice.admin);
    expect(await namesOf(practice.admin)).toEqual(['Hot']);
    expect(await namesOf(other)).toEqual([]);
    await product.call(updateListView, { params: { id }, body: { version, isShared: true } }, practice.admin);
    expect((await settings(other)).views).toEqual([
      expect.objectContaining({
        id,
        isShared: true,
        isOwn: false,
        mayChange: false,
        filters: { priority: 'HIGH' },
      }),
    ]);
    expect((await settings(other, 'clients')).views).toEqual([]);
    const stranger = await product.signUp();
    expect((await settings(stranger.admin)).views).toEqual([]);
  });

  it('can be changed by its owner, and by administrators if shared', async () => {
    const [maker, other] = [colleague(), colleague()];
    const own = await create(maker);
    const shared = await create(maker, { name: 'All hot', isShared: true });
    const rename = (view: typeof own, person: UserPrincipal) =>
      product.call(updateListView, { params: { id: view.id }, body: { version: 1, name: 'Cold' } }, person);
    await expect(rename(own, practice.admin)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(rename(shared, other)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(
      product.call(deleteListView, { params: { id: shared.id }, query: {} }, other),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const stranger = await product.signUp();
    await expect(rename(shared, stranger.admin)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await rename(shared, practice.admin)).toMatchObject({ name: 'Cold', version: 2, isOwn: false });
    await expect(rename(shared, maker)).rejects.toMatchObject({ code: 'VERSION_CONFLICT' });
    expect(await namesOf(maker)).toEqual(['Hot', 'Cold']);
  });

  it('can be deleted and restored, and publishes each change', async () => {
    const { id } = await create(practice.admin, { isShared: true });
    const removed = await product.call(
      deleteListView,
      { params: { id }, query: { version: 1 } },
      practice.admin,
    );
    expect(await namesOf(practice.admin)).toEqual([]);
    await product.call(
      restoreListView,
      { params: { id }, body: { version: removed.version } },
      practice.admin,
    );
    expect(await namesOf(practice.admin)).toEqual(['Hot']);
    const told = await product.sql(
      `select payload->'data'->>'isShared' as shared from identity.outbox
        where payload->>'type' = 'identity.ListViewChanged.v1' and payload->'data'->>'viewId' = $1`,
      [id],
    );
    expect(told).toEqual([{ shared: 'true' }, { shared: 'true' }, { shared: 'true' }]);
  });

  it('is rejected above the limit per person', async () => {
    await fillViews();
    await expect(create(practice.admin)).rejects.toMatchObject({ code: 'TOO_MANY_VIEWS' });
    await create(colleague());
  });

  it('cannot be restored above the limit of its owner', async () => {
    const { id } = await create(practice.admin, { isShared: true });
    const { version } = await product.call(deleteListView, { params: { id }, query: {} }, practice.admin);
    await fillViews();
    const restore = () =>
      product.call(restoreListView, { params: { id }, body: { version } }, colleague(practice.admin.role));
    await expect(restore()).rejects.toMatchObject({ code: 'TOO_MANY_VIEWS' });
    await product.sql(`delete from identity.list_view where owner_id = $1 and name = 'View 1'`, [
      practice.admin.userId,
    ]);
    await restore();
    expect(await namesOf(practice.admin)).toContain('Hot');
  });
});

describe('list settings', () => {
  it('apply to one person, and keep what a change omits', async () => {
    const other = colleague();
    await save(practice.admin, { columns: ['name', 'phone'] });
    await save(practice.admin, { defaultView: 'due' });
    expect(await settings(practice.admin)).toMatchObject({ columns: ['name', 'phone'], defaultView: 'due' });
    expect(await settings(other)).toMatchObject({ columns: null, defaultView: null });
    await save(practice.admin, { columns: null });
    expect(await settings(practice.admin)).toMatchObject({ columns: null, defaultView: 'due' });
  });

  it('show views in the person’s own order', async () => {
    const first = await create(practice.admin, { name: 'First', isShared: true });
    const second = await create(practice.admin, { name: 'Second', isShared: true });
    await save(practice.admin, { order: [second.id, first.id] });
    await create(practice.admin, { name: 'Third', isShared: true });
    expect(await namesOf(practice.admin)).toEqual(['Second', 'First', 'Third']);
    expect(await namesOf(colleague())).toEqual(['First', 'Second', 'Third']);
  });

  it('keep all of several concurrent changes', async () => {
    await Promise.all([
      save(practice.admin, { columns: ['name'] }),
      save(practice.admin, { defaultView: 'open' }),
      save(practice.admin, { order: [] }),
    ]);
    expect(await settings(practice.admin)).toMatchObject({ columns: ['name'], defaultView: 'open' });
  });
});
