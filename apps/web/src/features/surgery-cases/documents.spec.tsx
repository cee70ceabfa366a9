import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expectAccessible } from '../../testing/axe';
import { problemOf, type Reply } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { caseSample, documentSample, ID } from './case-papers.sample';
import { DocumentsPanel } from './documents.panel';

const AT = `/api/surgery-cases/${ID}/documents`;
const ONE = `/api/case-documents/${ID}`;

function open(replies: Record<string, Reply[]> = {}, role = 'ORG_ADMIN') {
  return renderPage(<DocumentsPanel surgeryCase={caseSample} />, {
    path: '/surgery-cases',
    user: { role },
    replies: {
      [`GET ${AT}`]: [{ body: { items: [documentSample()], seesClinical: true } }],
      ...replies,
    },
  });
}

const pdf = new File(['%PDF-1.7'], 'mri.pdf', { type: 'application/pdf' });
const pick = async (...files: File[]) =>
  fireEvent.change(await screen.findByLabelText('Add a document'), { target: { files } });

it('lists each document with its size and who added it', async () => {
  open();
  const list = within(await screen.findByRole('list', { name: 'Documents' }));
  expect(list.getByRole('button', { name: 'Open Referral Dr. Smith.pdf' })).toBeInTheDocument();
  expect(list.getByRole('listitem')).toHaveTextContent('180 KB');
  expect(list.getByRole('listitem')).toHaveTextContent('by Ruby Park');
  await expectAccessible();
});

it('uploads a file with its kind', async () => {
  const { user, sent } = open({ [`POST ${AT}`]: [{ body: documentSample({ name: 'mri.pdf' }) }] });
  await user.click(await screen.findByRole('combobox', { name: /What is it about/ }));
  await user.click(await screen.findByRole('option', { name: 'Imaging' }));
  await pick(pdf);
  expect(await screen.findByText('Document added')).toBeInTheDocument();
  const form = sent(`POST ${AT}`)[0]?.body as FormData;
  expect([form.get('kind'), (form.get('file') as File).name]).toEqual(['IMAGING', 'mri.pdf']);
});

it('names a refused file with the reason, and uploads the others', async () => {
  const refused = problemOf(400, 'CASE_DOCUMENT_INVALID', 'Please choose', [
    { path: 'file', message: 'This file is damaged or incomplete. Please save it again.' },
  ]);
  const { sent } = open({
    [`POST ${AT}`]: [{ status: 400, body: refused }, { body: documentSample({ name: 'b.pdf' }) }],
  });
  await pick(pdf, new File(['%PDF-1.7'], 'b.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('Document added')).toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'mri.pdf was not added: This file is damaged or incomplete.',
  );
  expect(sent(`POST ${AT}`)).toHaveLength(2);
});

it('rejects a file that is too large before uploading it', async () => {
  const { sent } = open();
  const large = new File(['x'], 'large.pdf', { type: 'application/pdf' });
  Object.defineProperty(large, 'size', { value: 21 * 1024 * 1024 });
  await pick(large);
  expect(screen.getByRole('alert')).toHaveTextContent('large.pdf is 21 MB; the limit is 20 MB.');
  expect(sent(`POST ${AT}`)).toEqual([]);
});

it('renames a document with the version that was read', async () => {
  const { user, sent } = open({ [`PATCH ${ONE}`]: [{ body: documentSample({ version: 2 }) }] });
  await user.click(await screen.findByRole('button', { name: 'Edit Referral Dr. Smith.pdf' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit document' }));
  await user.clear(dialog.getByLabelText('Name'));
  await user.type(dialog.getByLabelText('Name'), 'Referral.pdf');
  await expectAccessible();
  await user.click(dialog.getByRole('button', { name: 'Save changes' }));
  expect(await screen.findByText('Document changed')).toBeInTheDocument();
  expect(sent(`PATCH ${ONE}`)[0]?.body).toEqual({ name: 'Referral.pdf', kind: 'REFERRAL', version: 1 });
});

it('deletes a document immediately, with undo', async () => {
  const { user, sent } = open({
    [`DELETE ${ONE}`]: [{ body: { id: ID, version: 2 } }],
    [`POST ${ONE}/restore`]: [{ body: documentSample({ version: 3 }) }],
  });
  await user.click(await screen.findByRole('button', { name: 'Delete Referral Dr. Smith.pdf' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent(`POST ${ONE}/restore`)[0]?.body).toEqual({ version: 2 }));
});

it('lists deleted documents, and restores one', async () => {
  const removed = documentSample({ deletedAt: '2026-11-21T00:00:00.000Z', version: 2 });
  const { user, sent } = open({
    [`GET ${AT}`]: [
      ({ path }) => ({
        body: { items: path.includes('removed') ? [removed] : [], seesClinical: true },
      }),
    ],
    [`POST ${ONE}/restore`]: [{ body: documentSample({ version: 3 }) }],
  });
  expect(await screen.findByText(/^No documents yet/)).toBeInTheDocument();
  await user.click(screen.getByText('Deleted documents'));
  await user.click(await screen.findByRole('button', { name: 'Restore Referral Dr. Smith.pdf' }));
  expect(await screen.findByText('Document restored')).toBeInTheDocument();
  expect(sent(`POST ${ONE}/restore`)[0]?.body).toEqual({ version: 2 });
});

it('hides clinical documents and kinds from users who may not see medical notes', async () => {
  const { user } = open({
    [`GET ${AT}`]: [{ body: { items: [documentSample({ kind: 'CONSENT' })], seesClinical: false } }],
  });
  expect(await screen.findByText(/^Only clinical staff can see referrals, pathology/)).toBeInTheDocument();
  await user.click(await screen.findByRole('combobox', { name: /What is it about/ }));
  const kinds = (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
  expect(kinds).toEqual(['Consent', 'Fund approval', 'Other']);
});

it('is read-only for users without permission', async () => {
  open({}, 'USER');
  await screen.findByRole('button', { name: 'Download Referral Dr. Smith.pdf' });
  for (const name of [/^Edit/, /^Delete/, 'Choose files'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});
