import { screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe';
import { renderPiece } from '../../testing/render-piece';
import { problemHere } from '../api/problem';
import { Thread, type ThreadMessage } from './thread.view';

const AT = '2026-03-01T01:00:00Z';
const OWN: ThreadMessage = {
  id: 'm1',
  author: 'Amelia Nguyen',
  at: AT,
  text: 'Hello @[Ben](u3)',
  isOwn: true,
};
const PEOPLE = [
  { id: 'u1', name: 'Ann', detail: 'User' },
  { id: 'u2', name: 'Anna Kowalski', detail: 'Administrator' },
];
const findPeople = (query: string) =>
  Promise.resolve(PEOPLE.filter(({ name }) => name.toLowerCase().startsWith(query.toLowerCase())));
const field = () => screen.getByRole('textbox', { name: 'Write a message' });

describe('Thread', () => {
  it('shows the author and mentions of each message', async () => {
    renderPiece(<Thread messages={[OWN]} />);
    const item = within(screen.getByRole('list', { name: 'Messages' })).getByRole('listitem');
    expect(item).toHaveTextContent('Amelia Nguyen');
    expect(screen.getByText('@Ben')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('suggests people after "@", chosen by arrow key and Enter, and sends with Ctrl+Enter', async () => {
    const onSend = jest.fn(() => Promise.resolve());
    const { user } = renderPiece(<Thread messages={[]} findPeople={findPeople} onSend={onSend} />);
    await user.type(field(), 'Ask @an');
    expect(await screen.findByRole('option', { name: /Anna Kowalski/ })).toBeInTheDocument();
    await expectAccessible();
    await user.keyboard('{ArrowDown}{Enter}');
    expect(field()).toHaveValue('Ask @Anna Kowalski ');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    await user.keyboard('please{Control>}{Enter}{/Control}');
    expect(onSend).toHaveBeenCalledWith('Ask @[Anna Kowalski](u2) please');
    await waitFor(() => expect(field()).toHaveValue(''));
  });

  it('leaves Enter and Escape to the text while no suggestions are shown', async () => {
    const onSend = jest.fn(() => Promise.resolve());
    const { user } = renderPiece(<Thread messages={[]} findPeople={findPeople} onSend={onSend} />);
    await user.type(field(), 'One{Enter}two @an');
    await screen.findByRole('option', { name: /Anna/ });
    await user.keyboard('{Escape}{Enter}three');
    expect(field()).toHaveValue('One\ntwo @an\nthree');
    expect(onSend).not.toHaveBeenCalled();
  });

  it('keeps the text when sending fails', async () => {
    const onSend = () => Promise.reject(problemHere('The server does not answer.'));
    const { user } = renderPiece(<Thread messages={[]} onSend={onSend} />);
    await user.type(field(), 'Important');
    await user.click(screen.getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The server does not answer.');
    expect(field()).toHaveValue('Important');
  });

  it('edits and deletes the user’s own message by keyboard, and restores the focus', async () => {
    const onEdit = jest.fn(() => Promise.resolve());
    const onDelete = jest.fn();
    const { user } = renderPiece(<Thread messages={[OWN]} onEdit={onEdit} onDelete={onDelete} />);
    await user.tab();
    await user.keyboard('{Enter}');
    const editing = screen.getByRole('textbox', { name: 'Edit your message' });
    expect(editing).toHaveFocus();
    await user.type(editing, '!{Control>}{Enter}{/Control}');
    expect(onEdit).toHaveBeenCalledWith('m1', 'Hello @[Ben](u3)!');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Edit your message/ })).toHaveFocus());
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onDelete).toHaveBeenCalledWith('m1');
  });

  it('offers no actions for other people’s messages', () => {
    renderPiece(<Thread messages={[{ ...OWN, isOwn: false }]} onEdit={jest.fn()} onDelete={jest.fn()} />);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});
