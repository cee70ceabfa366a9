import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createQuillcareTheme } from '../theme/theme';
import { ConfirmDialog } from './confirm.dialog';

function open(busy: boolean) {
  const [onClose, onConfirm] = [jest.fn(), jest.fn()];
  render(
    <ThemeProvider theme={createQuillcareTheme()}>
      <ConfirmDialog {...{ open: true, busy, onClose, onConfirm, title: 'Erase it?', confirmLabel: 'Erase' }}>
        It cannot be brought back.
      </ConfirmDialog>
    </ThemeProvider>,
  );
  return { user: userEvent.setup(), onClose, onConfirm };
}

it('focuses Cancel, and closes on Escape or Cancel without confirming', async () => {
  const { user, onClose, onConfirm } = open(false);
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledTimes(2);
  expect(onConfirm).not.toHaveBeenCalled();
});

it('stays open while its work is running', () => {
  const { onClose, onConfirm } = open(true);
  fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
  expect(screen.getByRole('button', { name: 'Processing' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  expect([onClose, onConfirm].flatMap(({ mock }) => mock.calls)).toEqual([]);
});
