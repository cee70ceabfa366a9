import { act, screen } from '@testing-library/react';
import { connection } from '../../shared/api/connection';
import { clearToasts } from '../../shared/toasts/toast.store';
import { ToastRegion } from '../../shared/toasts/toast-region.view';
import { renderPiece } from '../../testing/render-piece';
import { ConnectionBanner } from './connection.banner';

const lose = () => act(() => connection.streamIs(false));
const regain = () => act(() => connection.streamIs(true));

beforeEach(clearToasts);
afterEach(regain);

it('says once that the connection is back, however often it was lost meanwhile, and not while it is lost', () => {
  renderPiece(
    <>
      <ConnectionBanner />
      <ToastRegion />
    </>,
  );
  lose();
  regain();
  lose();
  expect(screen.queryByText('You’re back online')).not.toBeInTheDocument();
  regain();
  expect(screen.getAllByText('You’re back online')).toHaveLength(1);
});
