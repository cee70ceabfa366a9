import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible } from '../../testing/axe';
import { renderPiece } from '../../testing/render-piece';
import { problemHere } from '../api/problem';
import { clearToasts } from '../toasts/toast.store';
import { ToastRegion } from '../toasts/toast-region.view';
import { withMoves, type BoardColumn, type Place } from './board-moves';
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

describe('pending moves', () => {
  it('show the card in its new column, with updated counts and sums', () => {
    const [from, to] = withMoves(COLUMNS, new Map([['l1', { columnId: 'LOST', index: 0 }]]), amountOf);
    expect(from).toMatchObject({ cards: [noah], count: 11, sumMinor: 800_000 });
    expect(to).toMatchObject({ cards: [mia], count: 4, sumMinor: 100_000 });
  });

  it('change only the order within a column', () => {
    const [column] = withMoves(COLUMNS, new Map([['l1', { columnId: 'NEW', index: 1 }]]), amountOf);
    expect(column).toMatchObject({ cards: [noah, mia], count: 12, sumMinor: 900_000 });
  });

  it('of a missing card or to a missing column have no effect', () => {
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

/** Lays out three adjacent columns of 200 px with cards of 60 px, because jsdom has no layout. */
function layOut() {
  const titles = ['New', 'Warm', 'Lost'];
  jest.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1_024);
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(768);
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = titles.indexOf(this.closest('section')?.getAttribute('aria-label') ?? '');
    if (at < 0) return new DOMRect(0, 0, 600, 400);
    return this.closest('[role=group][aria-label=Mia]')
      ? new DOMRect(at * 200, 40, 200, 60)
      : new DOMRect(at * 200, 0, 200, 400);
  });
}

/** Waits for the library's drop animation. */
async function settle(name: string) {
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  const card = screen.queryByRole('group', { name });
  const arrived = Object.assign(new Event('transitionend', { bubbles: true }), { propertyName: 'transform' });
  if (card) fireEvent(card, arrived);
}

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

  it('moves a card immediately from its menu by keyboard', async () => {
    const onMove = jest.fn(() => new Promise(() => undefined));
    const { user } = renderPiece(board({ onMove }));
    (await screen.findByRole('button', { name: 'Move Mia' })).focus();
    await user.keyboard('{Enter}');
    await user.keyboard('{Enter}');
    expect(onMove).toHaveBeenCalledWith(mia, { columnId: 'LOST', index: 0 });
    expect(await column('Lost').findByText('Mia')).toBeInTheDocument();
    expect(column('Lost').getByText('4')).toBeInTheDocument();
  });

  it('moves the card back with the reason when the move is refused', async () => {
    const onMove = () => Promise.reject(problemHere('A colleague changed this lead.'));
    const { user } = renderPiece(board({ onMove }));
    await user.click(await screen.findByRole('button', { name: 'Move Mia' }));
    await user.click(screen.getByRole('menuitem', { name: 'Lost' }));
    expect(await screen.findByText('A colleague changed this lead.')).toBeInTheDocument();
    expect(column('New').getByText('Mia')).toBeInTheDocument();
  });

  it('offers a move only for cards that may be moved', async () => {
    renderPiece(board({ onMove: jest.fn(), mayMove: ({ id }) => id === 'l2' }));
    await screen.findByRole('button', { name: 'Move Noah' });
    expect(screen.queryByRole('button', { name: 'Move Mia' })).not.toBeInTheDocument();
  });

  describe('while a colleague moves the same card', () => {
    interface Versioned extends Lead {
      version: number;
    }
    const seen: Versioned = { ...mia, version: 3 };
    const theirs: Versioned = { ...mia, version: 4 };
    const columns = (fresh: Versioned[], warm: Versioned[]): BoardColumn<Versioned>[] => [
      { id: 'NEW', title: 'New', cards: fresh },
      { id: 'WARM', title: 'Warm', cards: warm },
      { id: 'LOST', title: 'Lost', cards: [] },
    ];
    const REFUSAL = 'Priya Sharma changed this lead after you opened it. Its status is now Warm.';

    function open() {
      const onMove = jest.fn<Promise<unknown>, [Versioned, Place]>(() =>
        Promise.reject(problemHere(REFUSAL, 'VERSION_CONFLICT')),
      );
      let liveUpdate = () => {};
      function Page() {
        const [shown, setShown] = useState(columns([seen], []));
        liveUpdate = () => act(() => setShown(columns([], [theirs])));
        return (
          <>
            <Board
              label="Leads"
              columns={shown}
              nameOf={({ name }) => name}
              renderCard={({ name }) => <span>{name}</span>}
              onMove={onMove}
            />
            <ToastRegion />
          </>
        );
      }
      const { user } = renderPiece(<Page />);
      return { user, onMove, liveUpdate: () => liveUpdate() };
    }

    async function expectRefused(onMove: ReturnType<typeof open>['onMove'], to: string) {
      await waitFor(() => expect(onMove).toHaveBeenCalledTimes(1));
      expect(onMove).toHaveBeenCalledWith(seen, expect.objectContaining({ columnId: to }));
      expect(await screen.findByText(REFUSAL)).toBeInTheDocument();
      expect(column('Warm').getByText('Mia')).toBeInTheDocument();
      expect(column('New').queryByText('Mia')).toBeNull();
    }

    beforeEach(layOut);
    afterEach(() => jest.restoreAllMocks());

    it('moves the card that was picked up by mouse', async () => {
      const { onMove, liveUpdate } = open();
      const card = await screen.findByRole('group', { name: 'Mia' });
      fireEvent.mouseDown(card, { button: 0, clientX: 50, clientY: 60 });
      fireEvent.mouseMove(card, { clientX: 60, clientY: 60 });
      liveUpdate();
      fireEvent.mouseMove(card, { clientX: 450, clientY: 60 });
      fireEvent.mouseUp(card, { clientX: 450, clientY: 60 });
      await settle('Mia');
      await expectRefused(onMove, 'LOST');
    });

    it('moves a card by touch to the column under the finger', async () => {
      const { onMove, liveUpdate } = open();
      const card = await screen.findByRole('group', { name: 'Mia' });
      const at = (clientX: number) => ({ touches: [{ clientX, clientY: 60, force: 1 }] });
      fireEvent.touchStart(card, at(50));
      await act(() => new Promise((resolve) => setTimeout(resolve, 200)));
      liveUpdate();
      // The finger is in the last column, but the centre of the card is in none.
      fireEvent.touchMove(card, at(599));
      fireEvent.touchEnd(card, { touches: [] });
      await settle('Mia');
      await expectRefused(onMove, 'LOST');
    });

    it('moves the card that was lifted by keyboard', async () => {
      const { onMove, liveUpdate } = open();
      const card = await screen.findByRole('group', { name: 'Mia' });
      act(() => card.focus());
      fireEvent.keyDown(card, { keyCode: 32 });
      await waitFor(() => expect(document.body).toHaveTextContent('Mia lifted from New'));
      liveUpdate();
      fireEvent.keyDown(card, { keyCode: 39 });
      fireEvent.keyDown(card, { keyCode: 39 });
      fireEvent.keyDown(card, { keyCode: 32 });
      await settle('Mia');
      await expectRefused(onMove, 'LOST');
    });

    it('moves the card whose menu was opened', async () => {
      const { user, onMove, liveUpdate } = open();
      await user.click(await screen.findByRole('button', { name: 'Move Mia' }));
      liveUpdate();
      await user.click(screen.getByRole('menuitem', { name: 'Lost' }));
      await expectRefused(onMove, 'LOST');
    });
  });

  it('announces a move once it is done, not while it is pending', async () => {
    let answer = (_: null) => {};
    const onMove = () => new Promise((resolve) => (answer = resolve));
    const { user } = renderPiece(board({ onMove }));
    await user.click(await screen.findByRole('button', { name: 'Move Mia' }));
    await user.click(screen.getByRole('menuitem', { name: 'Lost' }));
    expect(screen.queryByText('Mia moved to Lost.')).toBeNull();
    await act(async () => answer(null));
    expect(await screen.findByText('Mia moved to Lost.')).toBeInTheDocument();
  });

  it('lifts a card with Space, and announces each step', async () => {
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
