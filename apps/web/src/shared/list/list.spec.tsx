import { act, screen, waitFor } from '@testing-library/react';
import { listUsers } from '@quillcare/contracts';
import { onDesktop } from '../../testing/desktop';
import { refusal, type Replies } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { defineWords } from '../words/words';
import { defineList } from './define-list';
import { ListPage } from './list-page.view';
import { pageOf, peopleList, person } from './list.suite';

const ROUTE = 'GET /api/users';
const AMELIA = person(1, 'Amelia Nguyen');
const DANIEL = person(2, 'Daniel O’Connor', false);
const SINA = person(3, 'Sina Tuilagi');
const failure = refusal(500, 'INTERNAL', 'An unknown error occurred');

const wrongSample = {
  name: 'wrong',
  operation: listUsers,
  title: 'name',
  empty: { title: 'name' },
  words: defineWords('list-spec', { name: 'Name' }),
  nameOf: () => '',
} as const;

function open(replies: Replies = {}, url = '/people', list = peopleList) {
  const page = renderPage(<ListPage list={list} />, {
    path: '/people',
    url,
    replies: { [ROUTE]: [pageOf([AMELIA, DANIEL, SINA])], ...replies },
  });
  const asked = () => page.sent(ROUTE).map(({ path }) => path.split('?')[1] ?? '');
  return { ...page, asked };
}

let back: () => void;
beforeEach(() => {
  localStorage.clear();
  back = onDesktop();
});
afterEach(() => back());

describe('list URL', () => {
  it('shows the first view by default', async () => {
    const { asked } = open();
    await screen.findByText('Amelia Nguyen');
    expect(asked()).toEqual(['isActive=true']);
    expect(screen.getByRole('tab', { name: 'Active', selected: true })).toBeInTheDocument();
  });

  it('shows all rows that match the filter of a link', async () => {
    const { asked } = open({}, '/people?role=USER');
    await screen.findByText('Amelia Nguyen');
    expect(asked()).toEqual(['role=USER']);
    expect(screen.getByRole('tab', { name: 'Everyone', selected: true })).toBeInTheDocument();
  });

  it('ignores values that do not exist', async () => {
    const { asked } = open({}, '/people?role=USER,BARBER&isActive=perhaps');
    await screen.findByText('Amelia Nguyen');
    expect(asked()).toEqual(['role=USER']);
  });

  it('reflects search, filters and sort order, and keeps the view', async () => {
    const { user, at, asked } = open();
    await user.type(await screen.findByRole('searchbox', { name: 'Search people' }), 'sina');
    await user.click(screen.getByRole('button', { name: 'Role' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'user' }));
    await user.click(screen.getByRole('menuitemcheckbox', { name: 'sales_manager' }));
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('columnheader', { name: 'Email' }));
    // The search text is debounced, so it may be applied before or after the rest.
    await waitFor(() =>
      expect(Object.fromEntries(new URL(at(), 'http://practice.test').searchParams)).toEqual({
        view: 'active',
        search: 'sina',
        role: 'SALES_MANAGER,USER',
        sort: 'email',
      }),
    );
    await waitFor(() =>
      expect(asked().at(-1)).toBe('isActive=true&role=SALES_MANAGER%2CUSER&search=sina&sort=email'),
    );
  });

  it('omits the search text where it may be a patient’s name', async () => {
    const { user, at, asked, router } = open({}, '/people?view=all', {
      ...peopleList,
      hasPrivateSearch: true,
    });
    await user.type(await screen.findByRole('searchbox', { name: 'Search people' }), 'sina');
    await waitFor(() => expect(asked().at(-1)).toContain('search=sina'));
    await user.click(screen.getByRole('columnheader', { name: 'Email' }));
    await waitFor(() => expect(at()).toBe('/people?view=all&sort=email'));
    expect(asked().at(-1)).toContain('search=sina');
    await act(() => router.navigate('/elsewhere'));
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('searchbox')).toHaveValue('sina');
  });

  it('keeps every letter typed while the previous search is applied', async () => {
    const { user, at } = open();
    const field = await screen.findByRole('searchbox');
    await user.type(field, 'ngu');
    await waitFor(() => expect(at()).toContain('search=ngu'));
    await user.type(field, 'yen');
    expect(field).toHaveValue('nguyen');
    await waitFor(() => expect(at()).toContain('search=nguyen'));
    expect(field).toHaveValue('nguyen');
  });
});

describe('active filter', () => {
  it('is a chip with its value, removed with one click', async () => {
    const { user, asked } = open({}, '/people?view=all&isActive=false');
    expect(await screen.findByRole('button', { name: 'Status: Inactive' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Remove the filter Status' }));
    await waitFor(() => expect(asked().at(-1)).toBe(''));
    expect(screen.getByRole('button', { name: 'Status' })).toBeInTheDocument();
  });

  it('of the view can be overridden, but not removed', async () => {
    const { user, asked } = open();
    await user.click(await screen.findByRole('button', { name: 'Status: Active' }));
    expect(screen.queryByRole('button', { name: 'Remove the filter Status' })).toBeNull();
    await user.click(await screen.findByRole('menuitemradio', { name: 'Inactive' }));
    await waitFor(() => expect(asked().at(-1)).toBe('isActive=false'));
  });

  it('is cleared with all others and the search at once', async () => {
    const { user, at } = open({}, '/people?view=all&isActive=false&role=USER&search=x');
    await user.click(await screen.findByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(at()).toBe('/people?view=all'));
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });
});

describe('list pages', () => {
  const second = { ...pageOf([DANIEL], 'third') };
  const paged: Replies = {
    [ROUTE]: [pageOf([AMELIA], 'second'), second, pageOf([SINA]), second, pageOf([AMELIA], 'second')],
  };

  it('are turned with Next, Previous and the browser’s Back', async () => {
    const { user, at, router } = open(paged);
    await screen.findByText('Amelia Nguyen');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Daniel O’Connor');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText('Sina Tuilagi');
    await waitFor(() => expect(at()).toBe('/people?cursor=third'));
    await act(() => router.navigate(-1));
    await screen.findByText('Daniel O’Connor');
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(at()).toBe('/people'));
    expect(screen.getByRole('button', { name: 'Previous' })).toBeDisabled();
  });

  it('start again when a filter changes', async () => {
    const { user, at, asked } = open({}, '/people?view=all&cursor=second');
    await user.click(await screen.findByRole('button', { name: 'Status' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Inactive' }));
    await waitFor(() => expect(asked().at(-1)).toBe('isActive=false'));
    expect(at()).toBe('/people?view=all&isActive=false');
  });

  it('are not skipped on a double click on Next', async () => {
    const { user, at } = open({ [ROUTE]: [pageOf([AMELIA], 'second'), 'never'] });
    await screen.findByText('Amelia Nguyen');
    await user.dblClick(screen.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(at()).toBe('/people?cursor=second'));
    // The previous rows are marked as stale.
    expect(screen.getByRole('grid').closest('[aria-busy=true]')).not.toBeNull();
    await user.click(screen.getByRole('button', { name: 'Previous' }));
    await waitFor(() => expect(at()).toBe('/people'));
  });
});

describe('failed list request', () => {
  it('replaces the previous rows with an error, and can be retried', async () => {
    const { user } = open({ [ROUTE]: [pageOf([AMELIA]), failure, pageOf([DANIEL])] });
    await screen.findByText('Amelia Nguyen');
    await user.click(screen.getByRole('tab', { name: 'Everyone' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('An unknown error occurred');
    expect(screen.queryByText('Amelia Nguyen')).toBeNull();
    await user.click(screen.getByRole('button', { name: /try again/i }));
    expect(await screen.findByText('Daniel O’Connor')).toBeInTheDocument();
  });
});

describe('empty list', () => {
  it('distinguishes no rows at all from no matches', async () => {
    const { user } = open({ [ROUTE]: [pageOf([])] }, '/people?view=all');
    expect(await screen.findByText('No people yet.')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), 'nobody');
    expect(await screen.findByText('Nothing matches your search and filters.')).toBeInTheDocument();
  });

  it('remains visible while it is refetched', async () => {
    const { changedElsewhere, asked } = open({ [ROUTE]: [pageOf([]), 'never'] }, '/people?view=all');
    await screen.findByText('No people yet.');
    changedElsewhere({ type: 'User' });
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(screen.getByText('No people yet.')).toBeInTheDocument();
    expect(document.querySelector('[aria-busy]')).toBeNull();
  });
});

describe('pending list request', () => {
  it('keeps the previous rows visible, marked as busy', async () => {
    const { user, asked } = open({ [ROUTE]: [pageOf([AMELIA, SINA]), 'never'] });
    await screen.findByText('Amelia Nguyen');
    expect(document.querySelector('[aria-busy]')).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Everyone' }));
    await waitFor(() => expect(asked()).toHaveLength(2));
    expect(screen.getByText('Amelia Nguyen').closest('[aria-busy="true"]')).not.toBeNull();
  });
});

describe('list grid', () => {
  it('keeps links out of the tab order, and opens a row on click', async () => {
    const { user, at } = open();
    await screen.findByText('Amelia Nguyen');
    expect(screen.getByRole('link', { name: 'Amelia Nguyen' })).toHaveAttribute('tabindex', '-1');
    await user.click(screen.getByRole('gridcell', { name: 'Inactive' }));
    await waitFor(() => expect(at()).toBe(`/people/${DANIEL.id}`));
  });

  it('follows the link in the focused cell on Enter', async () => {
    const { user, at } = open();
    const cell = await screen.findByRole('gridcell', { name: 'Sina Tuilagi' });
    cell.focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(at()).toBe(`/people/${SINA.id}`));
  });

  it('does not open a row while text is selected with the mouse', async () => {
    const { user, at } = open();
    const cell = await screen.findByText('person1@harbour.test');
    jest
      .spyOn(window, 'getSelection')
      .mockReturnValue({ isCollapsed: false, toString: () => 'person1' } as Selection);
    await user.click(cell);
    expect(at()).toBe('/people');
    jest.restoreAllMocks();
    await user.click(cell);
    await waitFor(() => expect(at()).toBe(`/people/${AMELIA.id}`));
  });

  it('focuses and marks the row on return, on the same page', async () => {
    const { user, at, router } = open({ [ROUTE]: [pageOf([AMELIA], 'second'), pageOf([DANIEL, SINA])] });
    await screen.findByText('Amelia Nguyen');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('link', { name: 'Sina Tuilagi' }));
    await waitFor(() => expect(at()).toBe(`/people/${SINA.id}`));
    await act(() => router.navigate(-1));
    const cell = await screen.findByRole('gridcell', { name: 'Sina Tuilagi' });
    expect(at()).toBe('/people?cursor=second');
    await waitFor(() => expect(cell).toHaveFocus());
    expect(cell.closest('[role=row]')).toHaveClass('returned');
  });

  it('offers the actions of a row', async () => {
    const { user, at } = open();
    await user.click(await screen.findByRole('button', { name: 'Write: Sina Tuilagi' }));
    await waitFor(() => expect(at()).toBe(`/write/${SINA.id}`));
  });

  it.each([
    ['has a column of actions', AMELIA, 1],
    ['has none where no row has an action', DANIEL, 0],
  ])('%s', async (_name, shown, columns) => {
    open({ [ROUTE]: [pageOf([shown])] });
    await screen.findByText(shown.name);
    expect(screen.queryAllByRole('columnheader', { name: 'Actions' })).toHaveLength(columns);
  });
});

it('is type-checked against its operation and its texts', () => {
  const { words, ...sample } = wrongSample;
  defineList({
    ...sample,
    words,
    // @ts-expect-error: the operation cannot be sorted by this.
    defaultSort: 'age',
    columns: [
      // @ts-expect-error: there is no such text.
      { kind: 'text', name: 'email', label: 'address', value: ({ email }) => email },
      // @ts-expect-error: the row has no such field.
      { kind: 'text', name: 'mobile', label: 'name', value: ({ mobile }) => mobile },
    ],
    // @ts-expect-error: the operation has no such filter.
    filters: [{ kind: 'flag', name: 'isTall', label: 'name', yes: 'name' }],
  });
});
