import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { page, doctor, id } from './editor-server.fixtures';
import { EDIT, setUp } from './quote-editor.suite';

const open = (name: RegExp) => screen.findByRole('button', { name });
const lineNames = () =>
  screen.getAllByRole('button', { name: /^Open line/ }).map((button) => button.getAttribute('aria-label'));

beforeEach(() => sessionStorage.clear());

async function remove({ user }: ReturnType<typeof setUp>, line: RegExp) {
  await user.click(await open(line));
  await user.click(screen.getByRole('button', { name: 'Remove' }));
}

describe('a line removed by hand', () => {
  it('stays removed when the draft of a new quote is restored', async () => {
    const url = `/quotes/create?clientId=${id(2)}&surgeryId=${id(8)}`;
    const replies = { 'GET /api/doctors': [page(doctor)] };
    const app = setUp(url, replies);
    await app.user.type(await screen.findByRole('combobox', { name: 'Doctor' }), 'Linh');
    await app.user.click(await screen.findByRole('option', { name: /Linh/ }));
    await remove(app, /^Open line 1: Septorhinoplasty/);
    expect(lineNames()).toHaveLength(1);
    // Simulates a reload, which stores the draft.
    act(() => void window.dispatchEvent(new Event('pagehide')));
    cleanup();
    const again = setUp(url, replies);
    await again.user.click(await screen.findByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(again.sent('POST /api/quotes/preview')).not.toEqual([]));
    await waitFor(() => expect(screen.queryByRole('progressbar')).not.toBeInTheDocument());
    expect(lineNames()).toEqual(['Open line 1: Hospital stay: Harbour']);
  });

  it('can be put back where it was after another one was removed too', async () => {
    const app = setUp(EDIT);
    await remove(app, /^Open line 1: Septorhinoplasty/);
    await remove(app, /^Open line 1: Hospital stay/);
    const [first, second] = screen.getAllByRole('button', { name: 'Undo' });
    await app.user.click(first!);
    expect(lineNames()).toEqual(['Open line 1: Septorhinoplasty']);
    await app.user.click(second!);
    expect(lineNames()).toEqual(['Open line 1: Septorhinoplasty', 'Open line 2: Hospital stay: Harbour']);
  });
});
