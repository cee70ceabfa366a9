import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expectAccessible } from '../../testing/axe';
import { renderPiece } from '../../testing/render-piece';
import { DiffTable, type Choices, type Difference } from './diff-table.view';

const ROWS: Difference[] = [
  { key: 'phone', field: 'Phone', before: '02 1', after: '02 2' },
  { key: 'lines', field: 'Lines', before: '', after: '', parts: ['Added: Hospital', 'Removed: Assistant'] },
];

function Conflict({ onChoices }: { onChoices: (choices: Choices) => void }) {
  const [choices, setChoices] = useState<Choices>({ phone: 'after' });
  const choose = (key: string, side: 'before' | 'after') => {
    const next = { ...choices, [key]: side };
    setChoices(next);
    onChoices(next);
  };
  return <DiffTable sides="conflict" rows={ROWS} choices={choices} onChoose={choose} />;
}

describe('DiffTable', () => {
  it('shows each field with its values before and after', async () => {
    renderPiece(<DiffTable rows={ROWS} />);
    const row = within(screen.getByRole('row', { name: /Phone/ }));
    expect(row.getAllByRole('cell').map(({ lastChild }) => lastChild?.textContent)).toEqual(['02 1', '02 2']);
    expect(screen.getByText('Removed: Assistant')).toBeInTheDocument();
    await expectAccessible();
  });

  it('offers both values of a conflict, selectable by arrow keys', async () => {
    const onChoices = jest.fn();
    const { user } = renderPiece(<Conflict onChoices={onChoices} />);
    expect(screen.getByRole('columnheader', { name: 'Theirs' })).toBeInTheDocument();
    await user.tab();
    expect(screen.getByRole('radio', { name: /Phone: Yours, 02 2/ })).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(onChoices).toHaveBeenLastCalledWith({ phone: 'before' });
    expect(screen.getByRole('radio', { name: /Phone: Theirs, 02 1/ })).toBeChecked();
    await expectAccessible();
  });

  it('states that nothing was changed', () => {
    renderPiece(<DiffTable rows={[]} />);
    expect(screen.getByText('No field was changed.')).toBeInTheDocument();
  });
});
