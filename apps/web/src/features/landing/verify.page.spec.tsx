import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createHash, webcrypto } from 'node:crypto';
import { expectAccessible } from '../../testing/axe';
import { renderPage } from '../../testing/render-page';
import { VerifyPage } from './verify.page';

beforeEach(() => {
  window.scrollTo = jest.fn();
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});

const known = {
  ...{ isKnown: true, by: 'CODE', kind: 'SIGNED', state: 'SIGNED', revision: 1, sha256: 'a'.repeat(64) },
  ...{ madeAt: '2026-11-21T03:05:00.000Z', signedAt: '2026-11-21T03:04:05.000Z', endedAt: null },
};
const unknown = { ...known, isKnown: false, kind: null, state: null, madeAt: null, signedAt: null };

it('says what became of the document of a code', async () => {
  renderPage(<VerifyPage />, {
    path: '/verify',
    url: '/verify',
    isSignedIn: false,
    replies: { 'GET /api/public/verify/ABCD-2345-EFGH-6789': [{ body: known }] },
  });
  await userEvent.type(screen.getByLabelText('Code from the foot of the page'), 'ABCD-2345-EFGH-6789');
  await userEvent.click(screen.getByRole('button', { name: 'Check the code' }));
  expect(await screen.findByText('Signed, and in force.')).toBeInTheDocument();
  expect(screen.getByText('Signed quote with certificate')).toBeInTheDocument();
  await expectAccessible(document.body);
  await userEvent.clear(screen.getByLabelText('Code from the foot of the page'));
  await userEvent.click(screen.getByRole('button', { name: 'Check the code' }));
  expect(screen.getByText('Please enter the code.')).toBeInTheDocument();
  expect(screen.queryByText('Signed, and in force.')).not.toBeInTheDocument();
});

it('checks at once the code with which it was opened, as the square on a document does', async () => {
  renderPage(<VerifyPage />, {
    path: '/verify',
    url: '/verify?code=ABCD2345EFGH6789',
    isSignedIn: false,
    replies: { 'GET /api/public/verify/ABCD2345EFGH6789': [{ body: known }] },
  });
  expect(await screen.findByText('Signed, and in force.')).toBeInTheDocument();
  expect(screen.getByLabelText('Code from the foot of the page')).toHaveValue('ABCD2345EFGH6789');
});

it('sends the fingerprint of a file and never the file', async () => {
  const bytes = Buffer.from('%PDF-1.7 signed');
  const hash = createHash('sha256').update(bytes).digest('hex');
  const file = new File([bytes], 'signed.pdf', { type: 'application/pdf' });
  // jsdom's files cannot be read, and Node's digest wants a buffer of Node.
  file.arrayBuffer = () =>
    Promise.resolve(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
  renderPage(<VerifyPage />, {
    path: '/verify',
    url: '/verify',
    isSignedIn: false,
    replies: { [`GET /api/public/verify/${hash}`]: [{ body: { ...unknown, by: 'FILE' } }] },
  });
  fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [file] } });
  const answer = await screen.findByRole('alert');
  expect(answer).toHaveTextContent('This is not a file that we made, or it has been changed since.');
  // As the answer "no", not as a hint.
  expect(answer).toHaveClass('MuiAlert-colorError');
});
