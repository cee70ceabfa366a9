import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderPiece } from '../../testing/render-piece';
import { Loaded, type Request } from './loaded.view';

const WAITING: Request<string> = {
  currentData: undefined,
  error: undefined,
  isFetching: true,
  refetch: () => {},
};
const refused = { detail: 'The server does not answer.', correlationId: 'c-7' };

const show = (request: Partial<Request<string>>, back?: ReactNode) =>
  renderPiece(
    <Loaded request={{ ...WAITING, ...request }} failed="The quote could not be loaded" back={back}>
      {(name) => <p>Quote of {name}</p>}
    </Loaded>,
  );

describe('Loaded', () => {
  it('shows a skeleton until data arrives', () => {
    show({});
    expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument();
  });

  it('shows the data, and keeps it when a refetch fails', () => {
    show({ currentData: 'Mia', error: refused });
    expect(screen.getByText('Quote of Mia')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('never shows the data of the previous request', () => {
    // The hook keeps the previous answer as `data` while the next record is loading.
    show({ ...({ data: 'Somebody else' } as object) });
    expect(screen.queryByText(/Somebody else/)).not.toBeInTheDocument();
  });

  it('explains what failed, and retries', async () => {
    const refetch = jest.fn();
    const { user } = show({ error: refused, isFetching: false, refetch });
    expect(screen.getByRole('alert')).toHaveTextContent('The quote could not be loaded');
    expect(screen.getByRole('alert')).toHaveTextContent('The server does not answer.');
    expect(screen.getByRole('alert')).toHaveTextContent('c-7');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(refetch).toHaveBeenCalledTimes(1);
  });

  it('shows on a record page that the record does not exist, with a link back', () => {
    const error = { detail: 'Item not found', code: 'NOT_FOUND', correlationId: 'c-7' };
    show({ error, isFetching: false }, <a href="/quotes">All quotes</a>);
    expect(screen.getByRole('heading', { level: 1, name: 'Item not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All quotes' })).toHaveAttribute('href', '/quotes');
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('does not retry while a request is running', async () => {
    const refetch = jest.fn();
    const { user } = show({ error: refused, isFetching: true, refetch });
    await user.click(screen.getByRole('button', { name: 'Trying again…' }));
    expect(refetch).not.toHaveBeenCalled();
  });
});
