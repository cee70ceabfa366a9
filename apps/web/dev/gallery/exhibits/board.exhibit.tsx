import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { Money } from '../../../src/shared/formats/money.view';
import { Board, LoadingBoard } from '../../../src/shared/board/board.view';
import { applyMoves, type BoardColumn, type BoardPosition } from '../../../src/shared/board/board-moves';
import { later, LONG_NAME, refusedLater } from '../gallery.samples';
import { ExhibitSection } from '../shelf.view';
import { Muted } from '@quillcare/ui';

interface Lead {
  id: string;
  name: string;
  what: string;
  minor: number;
}

const lead = (id: number, name: string, what: string, minor: number): Lead => ({
  id: `l${id}`,
  name,
  what,
  minor,
});

const COLUMNS: readonly BoardColumn<Lead>[] = [
  {
    id: 'NEW',
    title: 'New',
    cards: [
      lead(1, 'Mia Thompson', 'Rhinoplasty, asked by phone', 845_000),
      lead(2, LONG_NAME, 'Septoplasty', 530_000),
      lead(3, 'Noah Williams', 'Hand surgery', 210_050),
    ],
  },
  { id: 'CONTACTED', title: 'Contacted', cards: [lead(4, 'Olivia Brown', 'Breast reduction', 1_240_000)] },
  { id: 'QUALIFIED', title: 'Qualified', cards: [] },
  { id: 'LOST', title: 'Lost', cards: [lead(5, 'Lucas Martin', 'Too expensive', 300_000)] },
];

const LARGE_COLUMNS: readonly BoardColumn<Lead>[] = COLUMNS.map((column, at) => ({
  ...column,
  count: 1240 - at * 300,
  sumMinor: 92_400_000 - at * 11_000_000,
}));

const card = ({ name, what, minor }: Lead) => (
  <>
    <Link href="#lead" color="textPrimary" sx={{ fontWeight: 500 }}>
      {name}
    </Link>
    <Muted>{what}</Muted>
    <Typography variant="body2" component="div" sx={{ mt: 0.5 }}>
      <Money minor={minor} currency="AUD" />
    </Typography>
  </>
);

const common = { nameOf: ({ name }: Lead) => name, renderCard: card, amountOf: ({ minor }: Lead) => minor };

export function Exhibit() {
  const [columns, setColumns] = useState(COLUMNS);
  const store = async (moved: Lead, place: BoardPosition) => {
    await later(null);
    setColumns((now) => applyMoves(now, new Map([[moved.id, place]])));
  };
  return (
    <>
      <ExhibitSection title="Moved by mouse, touch, keyboard or menu" hint="a lost lead stays lost">
        <Board
          label="Leads"
          columns={columns}
          {...common}
          onMove={store}
          mayMove={(moved, to) => to === 'LOST' || !columns.at(-1)!.cards.includes(moved)}
        />
      </ExhibitSection>
      <ExhibitSection title="Refused" hint="each move goes back after a moment">
        <Board
          label="Leads, refused"
          columns={COLUMNS.slice(0, 3)}
          {...common}
          onMove={() => refusedLater('A colleague changed this lead meanwhile.')}
        />
      </ExhibitSection>
      <ExhibitSection title="Read-only, many" hint="counts and sums of the server">
        <Board label="Leads, read-only" columns={LARGE_COLUMNS} {...common} />
      </ExhibitSection>
      <ExhibitSection title="Loading">
        <LoadingBoard />
      </ExhibitSection>
    </>
  );
}
