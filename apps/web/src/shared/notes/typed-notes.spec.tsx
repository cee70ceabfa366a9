import { act, screen, waitFor } from '@testing-library/react';
import { note, type Note } from '@quillcare/contracts';
import { refusal, type Answer, type Received, type Replies } from '../../testing/fake-server';
import { renderPage, sessionSample } from '../../testing/render-page';
import { blankOf } from '../../testing/sample-of';
import { NotesPanel } from './notes.panel';

const LIST = 'GET /api/notes';
const AT = '2026-11-20T08:00:00.000Z';
const CLIENT = '01a1fa25-0000-7000-8000-0000000000c1';
const ID = '01a1fa25-0000-7000-8000-0000000000b1';
const OLD = '01a1fa25-0000-7000-8000-0000000000b2';

const noteOf = (changes: Partial<Note> = {}): Note =>
  blankOf(note, {
    id: ID,
    version: 3,
    createdAt: AT,
    updatedAt: AT,
    entityType: 'CLIENT_NOTE',
    entityId: CLIENT,
    type: 'GENERAL',
    text: 'Prefers mornings',
    author: { id: sessionSample.user.id, name: sessionSample.user.name },
    ...changes,
  });
const pageOf = (items: Note[], nextCursor: string | null = null) => ({
  body: { items, nextCursor, total: 11, totalIsEstimate: false, seesMedical: true },
});
const open = (replies: Replies) =>
  renderPage(<NotesPanel entityType="CLIENT_NOTE" entityId={CLIENT} />, { path: '/here', replies });

describe('what is typed into a note', () => {
  it('is not added to while it is being saved, because the field is emptied then', async () => {
    let give: (answer: Answer) => void = () => undefined;
    const answer = new Promise<Answer>((resolve) => (give = resolve));
    const { user, sent } = open({ [LIST]: [pageOf([])], 'POST /api/notes': [() => answer] });
    const field = await screen.findByRole('textbox', { name: 'Write a note' });
    await user.type(field, 'Called back{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent('POST /api/notes')).toHaveLength(1));
    await user.type(field, ' twice');
    expect(field).toHaveValue('Called back');
    await act(async () => give({ status: 201, body: noteOf() }));
    await waitFor(() => expect(field).toHaveValue(''));
    await user.type(field, 'Next');
    expect(field).toHaveValue('Next');
  });

  it('does not replace what was saved in another tab meanwhile', async () => {
    const path = `PATCH /api/notes/${ID}`;
    const app = open({
      [LIST]: [pageOf([noteOf()]), pageOf([noteOf({ version: 4, text: 'Prefers evenings' })])],
      [path]: [refusal(409, 'VERSION_CONFLICT', 'This has been changed meanwhile.')],
    });
    await app.user.click(await screen.findByRole('button', { name: /^Edit/ }));
    await app.user.type(screen.getByRole('textbox', { name: 'Edit' }), '!');
    app.changedElsewhere({ type: 'Note' });
    await waitFor(() => expect(app.sent(LIST)).toHaveLength(2));
    await app.user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('This has been changed meanwhile.');
    expect(app.sent(path)[0]?.body).toMatchObject({ version: 3 });
    expect(screen.getByRole('textbox', { name: 'Edit' })).toHaveValue('Prefers mornings!');
  });

  it('is kept on an older page when a colleague adds a note', async () => {
    let first = pageOf([noteOf()], 'before');
    const old = pageOf([noteOf({ id: OLD, text: 'An old note' })]);
    const app = open({ [LIST]: [({ path }: Received) => (path.includes('cursor=') ? old : first)] });
    await app.user.click(await screen.findByRole('button', { name: 'Show older' }));
    await screen.findByText('An old note');
    await app.user.click(screen.getAllByRole('button', { name: /^Edit/ })[1]!);
    await app.user.type(screen.getByRole('textbox', { name: 'Edit' }), ' of mine');
    first = pageOf([noteOf({ text: 'A new note' })], 'after');
    app.changedElsewhere({ type: 'Note' });
    await screen.findByText('A new note');
    await waitFor(() => expect(app.sent(LIST).some(({ path }) => path.includes('cursor=after'))).toBe(true));
    expect(await screen.findByRole('textbox', { name: 'Edit' })).toHaveValue('An old note of mine');
  });
});
