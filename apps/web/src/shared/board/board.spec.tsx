import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe';
import { renderPiece } from '../../testing/render-piece';
import { problemHere } from '../api/problem';
import { clearToasts } from '../toasts/toast.store';
import { ToastRegion } from '../toasts/toast-region.view';
import { withMoves, type BoardColumn } from './board-moves';
import { Board, type BoardProps } from './board.view';

interface Lead {
  id: string;
  name: string;
  minor: number;
}
const mia: Lead = { id: 'l1', name: 'Mia', minor: 100_000 };
const noah: Lead = { id: 'l2', name: 'Noah', minor: 50_000 };
const COLUMNS: BoardColumn<Lead>[] = [
  { id: 'NEW', title: 'New', cards: [mia, noah], count: 12, sumMinor: 900_000 },
  { id: 'LOST', title: 'Lost', cards: [], count: 3, sumMinor: 0 },
];
const amountOf = ({ minor }: Lead) => minor;

describe('moves that are not stored yet', () => {
  it('show the card in its new place, with counts and sums', () => {
    const [from, to] = withMoves(COLUMNS, new Map([['l1', { columnId: 'LOST', index: 0 }]]), amountOf);
    expect(from).toMatchObject({ cards: [noah], count: 11, sumMinor: 800_000 });
    expect(to).toMatchObject({ cards: [mia], count: 4, sumMinor: 100_000 });
  });

  it('within a column change the order only', () => {
    const [column] = withMoves(COLUMNS, new Map([['l1', { columnId: 'NEW', index: 1 }]]), amountOf);
    expect(column).toMatchObject({ cards: [noah, mia], count: 12, sumMinor: 900_000 });
  });

  it('of a card or to a column that is gone change nothing', () => {
    expect(withMoves(COLUMNS, new Map([['gone', { columnId: 'NEW', index: 0 }]]))).toEqual(COLUMNS);
    expect(withMoves(COLUMNS, new Map([['l1', { columnId: 'gone', index: 0 }]]))).toEqual(COLUMNS);
  });
});

const board = (rest: Partial<BoardProps<Lead>> = {}) => (
  <>
    <Board
      label="Leads"
      columns={COLUMNS}
      nameOf={({ name }) => name}
      renderCard={({ name }) => <a href="#lead">{name}</a>}
      amountOf={amountOf}
      {...rest}
    />
    <ToastRegion />
  </>
);
const column = (name: string) => within(screen.getByRole('region', { name }));

describe('Board', () => {
  beforeEach(() => act(clearToasts));

  it('shows columns with counts and sums', async () => {
    renderPiece(board());
    expect(await screen.findByRole('heading', { name: 'New' })).toBeInTheDocument();
    expect(column('New').getByText('12')).toBeInTheDocument();
    expect(column('New').getByText('$9,000.00')).toBeInTheDocument();
    expect(column('Lost').getByText('Nothing here')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Move/ })).not.toBeInTheDocument();
    await expectAccessible();
  });

  it('moves a card from its menu by keyboard, at once', async () => {
    const onMove = jest.fn(() => new Promise(() => undefined));
    const { user } = renderPiece(board({ onMove }));
    (await screen.findByRole('button', { name: 'Move Mia' })).focus();
    await user.keyboard('{Enter}');
    await user.keyboard('{Enter}');
    expect(onMove).toHaveBeenCalledWith(mia, { columnId: 'LOST', index: 0 });
    expect(await column('Lost').findByText('Mia')).toBeInTheDocument();
    expect(column('Lost').getByText('4')).toBeInTheDocument();
  });

  it('puts it back, and says why, when the move is refused', async () => {
    const onMove = () => Promise.reject(problemHere('A colleague changed this lead.'));
    const { user } = renderPiece(board({ onMove }));
    await user.click(await screen.findByRole('button', { name: 'Move Mia' }));
    await user.click(screen.getByRole('menuitem', { name: 'Lost' }));
    expect(await screen.findByText('A colleague changed this lead.')).toBeInTheDocument();
    expect(column('New').getByText('Mia')).toBeInTheDocument();
  });

  it('offers only the columns that a card may go to', async () => {
    renderPiece(board({ onMove: jest.fn(), mayMove: ({ id }) => id === 'l2' }));
    await screen.findByRole('button', { name: 'Move Noah' });
    expect(screen.queryByRole('button', { name: 'Move Mia' })).not.toBeInTheDocument();
  });

  it('lifts a card by space and says how it goes on', async () => {
    renderPiece(board({ onMove: jest.fn() }));
    const card = await screen.findByRole('group', { name: 'Mia' });
    expect(card).toHaveAccessibleDescription(/Press space to lift the card/);
    act(() => card.focus());
    fireEvent.keyDown(card, { keyCode: 32 });
    await waitFor(() => expect(document.body).toHaveTextContent('Mia lifted from New, place 1.'));
    fireEvent.keyDown(card, { keyCode: 27 });
    await waitFor(() => expect(document.body).toHaveTextContent('Mia is back in New.'));
  });
});
