import { screen } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe';
import { renderPiece } from '../../testing/render-piece';
import { ImportSteps } from './import-steps.view';

it('shows all steps, and on a phone the current one with its position', async () => {
  renderPiece(<ImportSteps current="columns" />);
  expect(screen.getAllByRole('listitem', { current: 'step' })).toHaveLength(1);
  expect(screen.getByText('Step 2 of 5')).toBeInTheDocument();
  await expectAccessible();
});
