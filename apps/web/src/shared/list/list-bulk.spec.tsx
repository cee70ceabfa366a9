import { screen, waitFor, within } from '@testing-library/react';
import { onDesktop } from '../../testing/desktop';
import { problemOf } from '../../testing/fake-server';
import { onPhone } from '../../testing/phone';
import { renderPage } from '../../testing/render-page';
import { ListPage } from './list-page.view';
import { pageOf, peopleList, person } from './list.suite';

const AMELIA = person(1, 'Amelia Nguyen');
const DANIEL = person(2, 'Daniel O’Connor', false);
const SINA = person(3, 'Sina Tuilagi');
const of = ({ id }: { id: string }) => `PATCH /api/users/${id}`;
const refusal = { status: 409, body: problemOf(409, 'LAST_ADMIN', 'The last administrator must stay.') };

function open(replies: Parameters<typeof renderPage>[1]['replies'] = {}, url = '/people') {
  return renderPage(<ListPage list={peopleList} />, {
    path: '/people',
    url,
    isSignedIn: true,
    replies: { 'GET /api/users': [pageOf([AMELIA, DANIEL, SINA])], ...replies },
  });
}

let back: () => void;
beforeEach(() => localStorage.clear());
afterEach(() => back());

describe('selected rows', () => {
  beforeEach(() => {
    back = onDesktop();
  });

  it('get a command one after the other, with a result for each', async () => {
    const { user, sent } = open({ [of(AMELIA)]: [{ body: AMELIA }], [of(SINA)]: [refusal, { body: SINA }] });
    await screen.findByText('Amelia Nguyen');
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    const bar = await screen.findByRole('toolbar', { name: 'Selected rows' });
    expect(bar).toHaveTextContent('3 selected');
    // Daniel is inactive already.
    await user.click(within(bar).getByRole('button', { name: 'Deactivate (2)' }));
    expect(await screen.findByText('Deactivate: 1 of 2 done')).toBeInTheDocument();
    expect(screen.getByRole('list', { name: 'Not done' })).toHaveTextContent(
      'Sina Tuilagi: The last administrator must stay.',
    );
    expect(sent(of(AMELIA))[0]?.body).toEqual({ version: 1, isActive: false });
    expect(sent(of(DANIEL))).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Deactivate: 1 of 1 done')).toBeInTheDocument();
  });

  it('are forgotten with another question', async () => {
    const { user } = open();
    await screen.findByText('Amelia Nguyen');
    await user.click(screen.getAllByRole('checkbox', { name: /select row/i })[0]!);
    await screen.findByText('1 selected');
    await user.click(screen.getByRole('tab', { name: 'Everyone' }));
    await waitFor(() => expect(screen.queryByText('1 selected')).toBeNull());
  });
});

describe('views that a person names', () => {
  beforeEach(() => {
    back = onDesktop();
  });

  it('are saved with their filters, renamed, updated and deleted', async () => {
    const { user, at } = open({}, '/people?view=all&role=USER');
    await user.click(await screen.findByRole('button', { name: 'Save view' }));
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription(
      'Give the view a name.',
    );
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Only users');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('tab', { name: 'Only users', selected: true })).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'Everyone' }));
    await waitFor(() => expect(at()).toBe('/people?view=all'));
    await user.click(screen.getByRole('tab', { name: 'Only users' }));
    await waitFor(() => expect(at()).toMatch(/^\/people\?view=own-.*&role=USER$/));
    await user.click(screen.getByRole('button', { name: 'Options for the view Only users' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    await user.clear(await screen.findByRole('textbox', { name: 'Name' }));
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Users');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await user.click(await screen.findByRole('button', { name: 'Options for the view Users' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete view' }));
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'Users' })).toBeNull());
  });
});

describe('on a phone', () => {
  beforeEach(() => {
    back = onPhone();
  });

  it('rows are cards with title, chip, details and actions, and the order is a select', async () => {
    const { user, at } = open();
    const list = await screen.findByRole('list', { name: 'People' });
    const [amelia] = await within(list).findAllByRole('listitem');
    expect(amelia).toHaveTextContent('Amelia NguyenActive');
    expect(amelia).toHaveTextContent('Joined:20 Nov 2026');
    expect(within(amelia!).getByRole('link', { name: 'Amelia Nguyen' })).toHaveAttribute(
      'href',
      `/people/${AMELIA.id}`,
    );
    expect(within(amelia!).getByRole('link', { name: '0412 345 678' })).toBeInTheDocument();
    await user.click(within(amelia!).getByRole('checkbox', { name: 'Select Amelia Nguyen' }));
    expect(await screen.findByText('1 selected')).toBeInTheDocument();
    await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
    await user.click(await screen.findByRole('option', { name: 'Email, descending' }));
    await waitFor(() => expect(at()).toBe('/people?sort=-email'));
  });
});
