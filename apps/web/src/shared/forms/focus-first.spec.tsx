import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense, type ReactNode } from 'react';
import { focusFirstField } from './focus-first';

function open() {
  let load: (module: { default: () => ReactNode }) => void = () => undefined;
  const Day = lazy(() => new Promise<{ default: () => ReactNode }>((resolve) => (load = resolve)));
  render(
    <div ref={focusFirstField}>
      <Suspense fallback={<Skeleton />}>
        <Day />
      </Suspense>
      <input aria-label="Time" />
      <input aria-label="Length" />
    </div>,
  );
  return () => act(async () => load({ default: () => <input aria-label="Day" /> }));
}

describe('focus of a dialog whose first field is still loading', () => {
  it('waits for that field, so that a date is not typed into the time', async () => {
    const load = open();
    expect(screen.getByRole('textbox', { name: 'Time' })).not.toHaveFocus();
    await load();
    const day = await screen.findByRole('textbox', { name: 'Day' });
    await waitFor(() => expect(day).toHaveFocus());
  });

  it('stays in the field the user has gone to meanwhile', async () => {
    const load = open();
    await userEvent.click(screen.getByRole('textbox', { name: 'Length' }));
    await load();
    await screen.findByRole('textbox', { name: 'Day' });
    expect(screen.getByRole('textbox', { name: 'Length' })).toHaveFocus();
  });
});
