import { screen } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe';
import { renderPiece } from '../../testing/render-piece';
import { Steps } from './steps.view';

const STEPS = [
  { id: 'a', label: 'File' },
  { id: 'b', label: 'Columns', isOptional: true },
  { id: 'c', label: 'Import' },
];

describe('Steps', () => {
  it('show the current step', async () => {
    renderPiece(<Steps steps={STEPS} current="b" />);
    expect(screen.getByText('Step 2 of 3')).toBeInTheDocument();
    expect(screen.getByText('Optional')).toBeInTheDocument();
    await expectAccessible();
  });

  it('link back to completed steps by keyboard, but not ahead', async () => {
    const onGo = jest.fn();
    const { user } = renderPiece(<Steps steps={STEPS} current="b" onGo={onGo} />);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await user.tab();
    await user.keyboard('{Enter}');
    expect(onGo).toHaveBeenCalledWith('a');
  });
});
