import { screen, waitFor, within } from '@testing-library/react';
import { onDesktop } from '../../testing/desktop';
import { problemOf, refusal } from '../../testing/fake-server';
import { FIRST_ID, open, saved, SECOND_ID } from './list-views.suite';

let back: () => void;
beforeEach(() => {
  back = onDesktop();
});
afterEach(() => back());

describe('saved view', () => {
  it('stores filters under a name, and can be edited, deleted and restored', async () => {
    const { user, at, sent } = open({}, '/people?view=all&role=USER');
    await user.click(await screen.findByRole('button', { name: 'Save view' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'Give the view a name.',
    );
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Only users');
    await user.click(screen.getByRole('checkbox', { name: 'Share with the practice' }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('tab', { name: 'Only users', selected: true })).toBeInTheDocument();
    expect(sent('POST /api/list-views')[0]?.body).toEqual({
      list: 'sample-people',
      name: 'Only users',
      isShared: true,
      filters: { role: 'USER' },
      sort: null,
      columns: null,
    });
    await user.click(screen.getByRole('tab', { name: 'Everyone' }));
    await waitFor(() => expect(at()).toBe('/people?view=all'));
    await user.click(screen.getByRole('tab', { name: 'Only users' }));
    await waitFor(() => expect(at()).toBe(`/people?view=${FIRST_ID}&role=USER`));
    await user.click(screen.getByRole('button', { name: 'Options for the view Only users' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await user.clear(await screen.findByRole('textbox', { name: 'Name' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Users');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Options for the view Users' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete view' }));
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Users' })).toBeNull());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('tab', { name: 'Only users' })).toBeInTheDocument();
  });

  it('keeps the typed name and shows the reason when it is not created', async () => {
    const full = refusal(422, 'TOO_MANY_VIEWS', 'Please delete a view first.');
    const taken = problemOf(400, 'VALIDATION_FAILED', 'Please check your input', [
      { path: 'name', message: 'This name is taken' },
    ]);
    const { user } = open({}, '/people?view=all&role=USER', {
      'POST /api/list-views': [full, { status: 400, body: taken }, { body: saved() }],
    });
    await user.click(await screen.findByRole('button', { name: 'Save view' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Save this view' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), 'Only users');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Please delete a view first.');
    expect(dialog.getByRole('alert')).toHaveFocus();
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Only users');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('This name is taken'),
    );
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('View saved')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps the typed name and shows the reason when it is not edited', async () => {
    const refused = refusal(409, 'VERSION_CONFLICT', 'Somebody else has changed this view.');
    const { user } = open({ views: [saved()] }, `/people?view=${FIRST_ID}&role=USER`, {
      [`PATCH /api/list-views/${FIRST_ID}`]: [refused],
    });
    await user.click(await screen.findByRole('button', { name: 'Options for the view Only users' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit the view' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' here');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Somebody else has changed this view.');
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Only users here');
  });

  it('shows what a colleague changed meanwhile, and is then saved on their version', async () => {
    const { user, sent, kept } = open({ views: [saved()] }, `/people?view=${FIRST_ID}&role=USER`, {
      [`PATCH /api/list-views/${FIRST_ID}`]: [
        () => {
          kept.views = [saved({ version: 2, isShared: true })];
          return refusal(409, 'VERSION_CONFLICT', 'This has changed since you opened it.');
        },
        { body: saved({ version: 3, isShared: true, name: 'Only users here' }) },
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Options for the view Only users' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit the view' }));
    await user.type(dialog.getByRole('textbox', { name: 'Name' }), ' here');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Someone changed: share with the practice. What you typed is kept.',
    );
    expect(dialog.getByRole('checkbox', { name: 'Share with the practice' })).toBeChecked();
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent(`PATCH /api/list-views/${FIRST_ID}`).at(-1)?.body).toEqual({
      version: 2,
      name: 'Only users here',
      isShared: true,
      columns: null,
    });
  });

  it('reports that it could not be updated to what is shown', async () => {
    const refused = refusal(409, 'VERSION_CONFLICT', 'Somebody else has changed this view.');
    const { user } = open({ views: [saved()] }, `/people?view=${FIRST_ID}&role=USER&isActive=false`, {
      [`PATCH /api/list-views/${FIRST_ID}`]: [refused],
    });
    await user.click(await screen.findByRole('button', { name: 'Options for the view Only users' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Update to what is shown' }));
    expect(await screen.findByText('Somebody else has changed this view.')).toBeInTheDocument();
    expect(screen.queryByText('View updated')).toBeNull();
  });

  it('takes over what is shown when updated', async () => {
    const { user, sent } = open(
      { views: [saved()] },
      `/people?view=${FIRST_ID}&role=USER&isActive=false&sort=email`,
    );
    await user.click(await screen.findByRole('button', { name: 'Options for the view Only users' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Update to what is shown' }));
    await screen.findByText('View updated');
    expect(sent(`PATCH /api/list-views/${FIRST_ID}`)[0]?.body).toEqual({
      version: 1,
      filters: { role: 'USER', isActive: 'false' },
      sort: 'email',
      columns: null,
    });
  });

  it('of a colleague is listed, but cannot be changed', async () => {
    const view = saved({ isShared: true, isOwn: false, mayChange: false, ownerName: 'Sina Tuilagi' });
    const { user } = open({ views: [view] }, `/people?view=${FIRST_ID}&role=USER`);
    expect(await screen.findByRole('tab', { name: 'Only users' })).toHaveAttribute(
      'title',
      'Shared by Sina Tuilagi',
    );
    await user.click(screen.getByRole('button', { name: 'Options for the view Only users' }));
    expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
      'Open this view first',
    ]);
  });

  it('drops a filter that no longer exists, and reports it', async () => {
    const { user, sent } = open({ views: [saved({ filters: { role: 'USER', shoe: '43' } })] });
    await user.click(await screen.findByRole('tab', { name: 'Only users' }));
    expect(await screen.findByText(/no longer exists \(shoe\)/)).toBeInTheDocument();
    await waitFor(() => expect(sent('GET /api/users').at(-1)?.path).toBe('/api/users?role=USER'));
  });

  it('opens first if set as the default', async () => {
    const { user, at, kept } = open({ views: [saved()], defaultView: FIRST_ID });
    expect(await screen.findByRole('tab', { name: 'Only users', selected: true })).toBeInTheDocument();
    expect(at()).toContain(`view=${FIRST_ID}`);
    expect(at()).toContain('role=USER');
    await user.click(screen.getByRole('tab', { name: 'Active' }));
    await waitFor(() => expect(at()).toBe('/people?view=active'));
    await user.click(screen.getByRole('button', { name: 'Options for the view Active' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Open this view first' }));
    await waitFor(() => expect(kept.defaultView).toBe('active'));
  });

  it('can be reordered', async () => {
    const views = [saved(), saved({ id: SECOND_ID, name: 'Inactive users' })];
    const { user } = open({ views }, `/people?view=${SECOND_ID}&role=USER`);
    await user.click(await screen.findByRole('button', { name: 'Options for the view Inactive users' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to the left' }));
    await waitFor(() =>
      expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
        ...['Active', 'Everyone', 'Inactive users', 'Only users'],
      ]),
    );
  });
});
