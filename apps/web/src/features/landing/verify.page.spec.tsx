import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createHash, webcrypto } from 'node:crypto';
import { expectAccessible } from '../../testing/axe';
import { problemOf } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { VerifyPage } from './verify.page';

beforeEach(() => {
  window.scrollTo = jest.fn();
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});

const known = {
  ...{ isKnown: true, by: 'CODE', kind: 'SIGNED', state: 'SIGNED', revision: 1, sha256: 'a'.repeat(64) },
  ...{ documentHash: 'b'.repeat(64), numberEnd: '042' },
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
  expect(await screen.findByText('Accepted, and in force.')).toBeInTheDocument();
  expect(screen.getByText('Accepted quote with certificate')).toBeInTheDocument();
  await expectAccessible(document.body);
  await userEvent.clear(screen.getByLabelText('Code from the foot of the page'));
  await userEvent.click(screen.getByRole('button', { name: 'Check the code' }));
  expect(screen.getByText('Please enter the code.')).toBeInTheDocument();
  expect(screen.queryByText('Accepted, and in force.')).not.toBeInTheDocument();
});

it('finds a paper with a genuine code and another total', async () => {
  const compared = 'POST /api/public/verify/ABCD2345EFGH6789/total';
  const { sent } = renderPage(<VerifyPage />, {
    path: '/verify',
    url: '/verify?code=ABCD2345EFGH6789',
    isSignedIn: false,
    replies: {
      'GET /api/public/verify/ABCD2345EFGH6789': [{ body: known }],
      [compared]: [
        { body: { agrees: true } },
        { body: { agrees: false } },
        { status: 429, body: problemOf(429, 'TOO_MANY_REQUESTS', 'Too many requests') },
      ],
    },
  });
  const total = await screen.findByLabelText('Total on your paper');
  expect(screen.getByText('b'.repeat(64))).toBeInTheDocument();
  expect(screen.getByText('042')).toBeInTheDocument();
  const compare = async (typed: string) => {
    await userEvent.clear(total);
    await userEvent.type(total, typed);
    await userEvent.click(screen.getByRole('button', { name: 'Compare' }));
  };
  await compare('eight');
  expect(screen.getByText('Please enter an amount such as 8,430.75.')).toBeInTheDocument();
  await compare('$8,430.75');
  expect(await screen.findByText('This is the total of the document.')).toBeInTheDocument();
  await compare('$6,430.75');
  const answer = await screen.findByText('This document has another total. The paper was changed.');
  expect(answer.closest('.MuiAlert-root')).toHaveClass('MuiAlert-colorError');
  await compare('1');
  expect(await screen.findByText(/^Too many totals were tried/)).toBeInTheDocument();
  expect(sent(compared).map(({ body }) => body)).toEqual([
    { totalMinor: 843_075 },
    { totalMinor: 643_075 },
    { totalMinor: 100 },
  ]);
});

it('checks at once the code with which it was opened, as the square on a document does', async () => {
  renderPage(<VerifyPage />, {
    path: '/verify',
    url: '/verify?code=ABCD2345EFGH6789',
    isSignedIn: false,
    replies: { 'GET /api/public/verify/ABCD2345EFGH6789': [{ body: known }] },
  });
  expect(await screen.findByText('Accepted, and in force.')).toBeInTheDocument();
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
