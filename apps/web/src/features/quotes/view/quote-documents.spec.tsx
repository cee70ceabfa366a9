import { screen } from '@testing-library/react';
import type { QuoteFile } from '@quillcare/contracts';
import { refusal } from '../../../testing/fake-server';
import { AT, open, sent } from './quote-view.suite';

const file = (changes: Partial<QuoteFile> = {}): QuoteFile => ({
  kind: 'QUOTE',
  state: 'READY',
  revision: 1,
  verifyCode: 'ABCD-2345-EFGH-6789',
  sha256: 'a'.repeat(64),
  sizeBytes: 20_000,
  madeAt: '2026-11-20T01:00:05.000Z',
  ...changes,
});
const files = (...items: QuoteFile[]) => ({ [`GET ${AT}/files`]: [{ body: { items } }] });

describe('quote documents', () => {
  it('show their verification code, and report a failed download', async () => {
    const signed = file({ kind: 'SIGNED', state: 'MAKING' });
    const { user, sent: requests } = open(sent(), {
      ...files(file(), signed),
      [`GET ${AT}/pdf`]: [refusal(409, 'DOCUMENT_NOT_READY', 'It is being made')],
    });
    expect(await screen.findByText('Verification code ABCD-2345-EFGH-6789')).toBeInTheDocument();
    expect(screen.getByText('Being prepared. It will be here in a moment.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Quote (PDF)' }));
    expect(await screen.findByText('The document could not be downloaded')).toBeInTheDocument();
    expect(requests(`GET ${AT}/pdf`)[0]!.path).toContain('kind=QUOTE');
  });

  it('can be generated again after a failure', async () => {
    const making = file({ kind: 'SIGNED', state: 'MAKING' });
    const { user, sent: requests } = open(sent(), {
      ...files(file({ kind: 'SIGNED', state: 'FAILED' })),
      [`POST ${AT}/files`]: [{ body: making }],
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(requests(`POST ${AT}/files`)[0]!.body).toEqual({ kind: 'SIGNED' });
  });
});
