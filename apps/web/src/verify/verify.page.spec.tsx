import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createHash, webcrypto } from 'node:crypto';
import { prepareBrowser, serve } from '../patient/patient-server.sample';
import { expectAccessible } from '../testing/axe';
import { VerifyPage } from './verify.page';

const known = {
  isKnown: true,
  by: 'CODE',
  kind: 'SIGNED',
  state: 'SIGNED',
  revision: 1,
  sha256: 'a'.repeat(64),
  documentHash: 'b'.repeat(64),
  numberEnd: '042',
  madeAt: '2026-11-21T03:05:00.000Z',
  signedAt: '2026-11-21T03:04:05.000Z',
  endedAt: null,
};
const unknown = { ...known, isKnown: false, kind: null, state: null, madeAt: null, signedAt: null };

function show(scanned: string, ...answers: Parameters<typeof serve>) {
  const seen = serve(...answers);
  render(<VerifyPage scanned={scanned} />);
  return { seen, user: userEvent.setup() };
}
const codeField = () => screen.getByLabelText('Code from the foot of the page');
const check = () => screen.getByRole('button', { name: 'Check the code' });
const boxOf = (answer: string) => screen.getByText(answer).parentElement;

beforeAll(prepareBrowser);
beforeEach(() => {
  localStorage.clear();
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
});

it('shows a genuine code in green with its document’s status, and clears it for an empty code', async () => {
  const { seen, user } = show('', known);
  await user.type(codeField(), 'ABCD-2345-EFGH-6789');
  await user.click(check());
  expect(await screen.findByText('Accepted, and in force.')).toBeInTheDocument();
  expect(boxOf('The code is genuine')).toHaveClass('v-right');
  expect(screen.getByText('Accepted quote with certificate')).toBeInTheDocument();
  expect(screen.getByText('b'.repeat(64))).toBeInTheDocument();
  expect(screen.getByText('042')).toBeInTheDocument();
  expect(seen[0]?.path).toBe('/api/public/verify/ABCD-2345-EFGH-6789');
  expect(seen[0]?.trace).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  await expectAccessible(document.body);
  await user.clear(codeField());
  await user.click(check());
  expect(screen.getByText('Please enter the code.')).toBeInTheDocument();
  expect(screen.queryByText('Accepted, and in force.')).not.toBeInTheDocument();
});

it('shows an unknown code in red, and a withdrawn document not in green', async () => {
  const { user } = show('ABCD2345EFGH6780', unknown, { ...known, state: 'WITHDRAWN' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Code not recognised');
  expect(screen.getByRole('alert')).toHaveClass('v-wrong');
  await expectAccessible(document.body);
  await user.click(check());
  expect(await screen.findByText('Withdrawn.')).toBeInTheDocument();
  expect(boxOf('The code is genuine')).toHaveClass('v-ended');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('detects a paper with a genuine code but a different total', async () => {
  const { seen, user } = show(
    'ABCD2345EFGH6789',
    ...[known, { agrees: true }, { agrees: false }],
    ...(['TOO_MANY_REQUESTS', 'OFFLINE'] as const),
  );
  const total = await screen.findByLabelText('Total on your paper');
  const compare = async (typed: string) => {
    await user.clear(total);
    await user.type(total, typed);
    await user.click(screen.getByRole('button', { name: 'Compare' }));
  };
  await compare('eight');
  expect(screen.getByText('Please enter an amount such as 8,430.75.')).toBeInTheDocument();
  await compare('$8,430.75');
  expect(await screen.findByText('This matches the total on the document.')).toBeInTheDocument();
  expect(boxOf('The total is right')).toHaveClass('v-right');
  await compare('$6,430.75');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Not genuineThe document has a different total. The paper has been altered.',
  );
  await compare('1');
  expect(await screen.findByText(/^Too many totals were tried/)).toBeInTheDocument();
  await compare('2');
  expect(await screen.findByText(/could not be checked/)).toBeInTheDocument();
  expect(seen.slice(1).map(({ path, body }) => [path, body])).toEqual(
    [843_075, 643_075, 100, 200].map((totalMinor) => [
      '/api/public/verify/ABCD2345EFGH6789/total',
      { totalMinor },
    ]),
  );
});

it('checks the code in the URL immediately, and reports a failed check', async () => {
  const { user } = show('ABCD2345EFGH6789', 'SERVICE_UNAVAILABLE', known);
  expect(await screen.findByRole('alert')).toHaveTextContent('The document could not be checked.');
  expect(codeField()).toHaveValue('ABCD2345EFGH6789');
  await user.click(check());
  expect(await screen.findByText('Accepted, and in force.')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('sends the hash of a file, never the file itself', async () => {
  const bytes = Buffer.from('%PDF-1.7 signed');
  const hash = createHash('sha256').update(bytes).digest('hex');
  const file = new File([bytes], 'signed.pdf', { type: 'application/pdf' });
  // jsdom's files lack `arrayBuffer`, and Node's digest needs one of Node's own buffers.
  file.arrayBuffer = () =>
    Promise.resolve(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
  const { seen } = show('', { ...unknown, by: 'FILE' });
  fireEvent.change(screen.getByLabelText('Choose a file'), { target: { files: [file] } });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This is not a file that we made, or it has been changed since.',
  );
  expect(screen.getByRole('alert')).toHaveClass('v-wrong');
  expect(seen).toMatchObject([{ path: `/api/public/verify/${hash}`, body: null, key: null }]);
});
