import { screen, waitFor, within } from '@testing-library/react';
import { onDesktop } from '../../testing/desktop';
import { renderPage } from '../../testing/render-page';
import { ListPage } from './list-page.view';
import { pageOf, peopleList, person } from './list.suite';
import { FIRST_ID, open, saved } from './list-views.suite';

let back: () => void;
beforeEach(() => {
  back = onDesktop();
});
afterEach(() => back());

describe('list columns', () => {
  const headings = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);

  it('can be hidden and moved, and are stored on the server', async () => {
    const { user, kept } = open();
    expect(await screen.findByRole('columnheader', { name: 'Email' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Columns' }));
    const menu = within(await screen.findByRole('dialog', { name: 'Columns' }));
    expect(menu.getByRole('checkbox', { name: 'Name' })).toBeDisabled();
    await user.click(menu.getByRole('checkbox', { name: 'Email' }));
    await user.click(menu.getByRole('button', { name: 'Move Status to the left' }));
    await waitFor(() => expect(kept.columns).toEqual(expect.arrayContaining(['name', 'status'])));
    expect(kept.columns).not.toContain('email');
    expect(kept.columns!.indexOf('status')).toBeLessThan(kept.columns!.length - 1);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(headings()).not.toContain('Email'));
  });

  it('are reset, which closes the menu and returns the focus', async () => {
    const { user } = open({ columns: ['name', 'email'] });
    const opener = await screen.findByRole('button', { name: 'Columns' });
    await user.click(opener);
    const menu = within(await screen.findByRole('dialog', { name: 'Columns' }));
    await user.click(menu.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Columns' })).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
    expect(headings()).toContain('Status');
  });

  it('of a view apply until it is left', async () => {
    const views = [saved({ columns: ['status', 'name'] })];
    const { user } = open({ views, columns: ['name', 'email'] }, `/people?view=${FIRST_ID}&role=USER`);
    await screen.findByText('Amelia Nguyen');
    await waitFor(() =>
      expect(headings().filter(Boolean)).toEqual(expect.arrayContaining(['Status', 'Name'])),
    );
    expect(headings()).not.toContain('Email');
    await user.click(screen.getByRole('tab', { name: 'Everyone' }));
    await waitFor(() => expect(headings()).toContain('Email'));
    expect(headings()).not.toContain('Status');
  });
});

it('opens even if the saved views cannot be loaded', async () => {
  renderPage(<ListPage list={peopleList} />, {
    path: '/people',
    replies: { 'GET /api/users': [pageOf([person(1, 'Amelia Nguyen')])] },
  });
  expect(await screen.findByText('Amelia Nguyen')).toBeInTheDocument();
  expect(screen.getByRole('tab', { name: 'Active', selected: true })).toBeInTheDocument();
});
