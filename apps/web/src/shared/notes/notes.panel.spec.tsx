import { screen, waitFor, within } from '@testing-library/react';
import { note, type Note } from '@quillcare/contracts';
import type { Replies } from '../../testing/fake-server';
import { expectAccessible } from '../../testing/axe';
import { renderPage, sessionSample } from '../../testing/render-page';
import { blankOf } from '../../testing/sample-of';
import { ClientWarnings } from './client-warnings.view';
import { NotesPanel } from './notes.panel';

const LIST = 'GET /api/notes';
const AT = '2026-11-20T08:00:00.000Z';
const CLIENT = '01a1fa25-0000-7000-8000-0000000000c1';
const GRACE = { id: '01a1fa25-0000-7000-8000-0000000000a2', name: 'Grace Kim' };
const ME = { id: sessionSample.user.id, name: sessionSample.user.name };

const noteOf = (changes: Partial<Note> = {}): Note =>
  blankOf(note, {
    id: '01a1fa25-0000-7000-8000-0000000000b1',
    version: 3,
    createdAt: AT,
    updatedAt: AT,
    entityType: 'CLIENT_NOTE',
    entityId: CLIENT,
    type: 'GENERAL',
    text: 'Prefers mornings',
    author: ME,
    ...changes,
  });
const pageOf = (items: Note[], seesMedical = true) => ({
  body: { items, nextCursor: null, total: items.length, totalIsEstimate: false, seesMedical },
});
const open = (replies: Replies, entityType: Note['entityType'] = 'CLIENT_NOTE', url = '/here') =>
  renderPage(<NotesPanel entityType={entityType} entityId={CLIENT} />, {
    path: '/here',
    url,
    replies,
  });
const field = () => screen.findByRole('textbox', { name: 'Write a note' });

describe('notes of a record', () => {
  it('show author, time and type, and offer only permitted actions', async () => {
    const theirs = noteOf({
      id: GRACE.id,
      type: 'WARNING',
      author: GRACE,
      text: 'Latex allergy',
      editedAt: AT,
    });
    open({ [LIST]: [pageOf([theirs, noteOf()])] });
    const [first, second] = await screen.findAllByRole('article');
    expect(within(first!).getByText('Grace Kim')).toBeVisible();
    expect(within(first!).getByText('Warning')).toBeVisible();
    expect(within(first!).queryByRole('button', { name: /^Edit/ })).not.toBeInTheDocument();
    // Administrators may delete other people's notes and see their history.
    expect(within(first!).getByRole('button', { name: /^Delete/ })).toBeVisible();
    expect(within(first!).getByRole('button', { name: /^History/ })).toBeVisible();
    expect(within(second!).getByRole('button', { name: /^Edit/ })).toBeVisible();
    await expectAccessible();
  });

  it('are written with a type and a mentioned colleague, by keyboard', async () => {
    const { user, sent } = open({
      [LIST]: [pageOf([])],
      'GET /api/mentions/people': [{ body: { items: [{ ...GRACE, role: 'SALES_MANAGER' }] } }],
      'POST /api/notes': [{ status: 201, body: noteOf() }],
    });
    expect(await screen.findByText('No notes yet.')).toBeVisible();
    await user.type(await field(), 'Ask @gr');
    await screen.findByRole('option', { name: /Grace Kim/ });
    await user.keyboard('{Enter}please');
    await user.click(screen.getByRole('combobox', { name: 'Type of note' }));
    await user.click(await screen.findByRole('option', { name: 'Medical' }));
    await user.type(await field(), '{Control>}{Enter}{/Control}');
    await waitFor(() => expect(sent('POST /api/notes')).toHaveLength(1));
    expect(sent('POST /api/notes')[0]?.body).toEqual({
      entityType: 'CLIENT_NOTE',
      entityId: CLIENT,
      type: 'MEDICAL',
      text: `Ask @[Grace Kim](${GRACE.id}) please`,
    });
    await waitFor(async () => expect(await field()).toHaveValue(''));
    expect(sent('GET /api/mentions/people')[0]?.path).toContain('entityType=CLIENT_NOTE');
  });

  it('offer no medical type to users who may not see it', async () => {
    const { user } = open({ [LIST]: [pageOf([], false)] });
    await user.click(await screen.findByRole('combobox', { name: 'Type of note' }));
    expect(screen.queryByRole('option', { name: 'Medical' })).not.toBeInTheDocument();
    expect(screen.getByRole('option', { name: 'Warning' })).toBeVisible();
  });

  it('keep the text with the reason when the server refuses it', async () => {
    const errors = [{ path: 'text', message: 'These people cannot read this note' }];
    const problem = {
      type: 'about:blank',
      title: 'Please check your input',
      status: 400,
      correlationId: 'c',
    };
    const { user } = open({
      [LIST]: [pageOf([])],
      'POST /api/notes': [
        { status: 400, body: { ...problem, detail: 'x', code: 'VALIDATION_FAILED', errors } },
      ],
    });
    await user.type(await field(), 'Important');
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('These people cannot read this note.');
    expect(await field()).toHaveValue('Important');
  });

  it('reject empty and overlong text before anything is sent', async () => {
    const { user, sent } = open({ [LIST]: [pageOf([])] });
    await user.click(await screen.findByRole('button', { name: 'Add note' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please write something first');
    await user.click(await field());
    await user.paste('x'.repeat(10_001));
    expect(await screen.findByText(/10001 of 10000 characters/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add note' }));
    expect(await field()).toHaveValue('x'.repeat(10_001));
    expect(sent('POST /api/notes')).toHaveLength(0);
  });

  it('are edited with the version that was read, and deleted with undo', async () => {
    const one = `/api/notes/${noteOf().id}`;
    const { user, sent } = open({
      [LIST]: [pageOf([noteOf()])],
      [`PATCH ${one}`]: [{ body: noteOf({ version: 4 }) }],
      [`DELETE ${one}`]: [{ body: { id: noteOf().id, version: 4 } }],
      [`POST ${one}/restore`]: [{ body: noteOf({ version: 5 }) }],
    });
    await user.click(await screen.findByRole('button', { name: /^Edit/ }));
    const editing = screen.getByRole('textbox', { name: 'Edit' });
    expect(editing).toHaveFocus();
    await user.type(editing, '!');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(sent(`PATCH ${one}`)).toHaveLength(1));
    expect(sent(`PATCH ${one}`)[0]?.body).toEqual({ version: 3, text: 'Prefers mornings!', type: 'GENERAL' });
    await user.click(await screen.findByRole('button', { name: /^Delete/ }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(sent(`POST ${one}/restore`)[0]?.body).toEqual({ version: 4 }));
  });

  it('ask before Escape discards what was typed into one', async () => {
    const { user } = open({ [LIST]: [pageOf([noteOf()])] });
    await user.click(await screen.findByRole('button', { name: /^Edit/ }));
    const editing = screen.getByRole('textbox', { name: 'Edit' });
    await user.type(editing, ', and evenings{Escape}');
    const question = await screen.findByRole('dialog', { name: 'Close without saving?' });
    await user.click(within(question).getByRole('button', { name: 'Keep typing' }));
    expect(editing).toHaveValue('Prefers mornings, and evenings');
    await waitFor(() => expect(editing).toHaveFocus());
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Close without saving' }));
    await waitFor(() => expect(editing).not.toBeInTheDocument());
  });

  it('show earlier versions, except medical text the user may not see', async () => {
    const change = { id: CLIENT, act: 'WRITTEN', type: 'GENERAL', text: 'Prefers evenings', at: AT, by: ME };
    const { user } = open({
      [LIST]: [pageOf([noteOf({ editedAt: AT })])],
      [`GET /api/notes/${noteOf().id}/history`]: [
        { body: { items: [{ ...change, id: GRACE.id, type: 'MEDICAL', text: '' }, change] } },
      ],
    });
    await user.click(await screen.findByRole('button', { name: /^History/ }));
    const dialog = await screen.findByRole('dialog', { name: 'History of this note' });
    expect(await within(dialog).findByText('Prefers evenings')).toBeVisible();
    expect(within(dialog).getByText('This text was medical, so you can’t see it.')).toBeVisible();
  });

  it('show and focus the note a mention links to, even if it is not on the page', async () => {
    const wanted = noteOf({ id: GRACE.id, text: 'Look here' });
    open(
      { [LIST]: [pageOf([noteOf()])], [`GET /api/notes/${GRACE.id}`]: [{ body: wanted }] },
      'CLIENT_NOTE',
      `/here?note=${GRACE.id}`,
    );
    expect(await screen.findByText('Look here')).toBeVisible();
    await waitFor(() => expect(screen.getAllByRole('article')[0]).toHaveFocus());
  });
});

describe('comments of a record', () => {
  const comment = (changes: Partial<Note>) => noteOf({ entityType: 'QUOTE_COMMENT', ...changes });

  it('are replied to below, and keep their place when deleted', async () => {
    const { replies: _none, ...reply } = comment({
      id: GRACE.id,
      author: GRACE,
      text: 'Yes',
      parentId: noteOf().id,
    });
    const gone = comment({ text: '', deletedAt: AT, replies: [reply] });
    const { user, sent } = open(
      { [LIST]: [pageOf([gone])], 'POST /api/notes': [{ status: 201, body: comment({}) }] },
      'QUOTE_COMMENT',
    );
    expect(await screen.findByText('This comment was deleted.')).toBeVisible();
    const replies = within(screen.getByRole('list', { name: 'Replies' }));
    await user.click(replies.getByRole('button', { name: /^Reply/ }));
    await user.type(
      screen.getByRole('textbox', { name: 'Write a reply' }),
      'Thanks{Control>}{Enter}{/Control}',
    );
    await waitFor(() => expect(sent('POST /api/notes')).toHaveLength(1));
    expect(sent('POST /api/notes')[0]?.body).toEqual({
      entityType: 'QUOTE_COMMENT',
      entityId: CLIENT,
      parentId: noteOf().id,
      text: 'Thanks',
    });
    await expectAccessible();
  });
});

describe('client warnings', () => {
  const warn = (reply: object) =>
    renderPage(<ClientWarnings clientId={CLIENT} hasLink />, {
      path: '/here',
      replies: { [LIST]: [reply] },
    });

  it('are shown with their author and a link to the client', async () => {
    warn(pageOf([noteOf({ type: 'WARNING', text: 'Latex allergy', author: GRACE })]));
    const region = await screen.findByRole('region', { name: 'Warnings about this client' });
    expect(region).toHaveTextContent('Latex allergy');
    expect(region).toHaveTextContent('Grace Kim');
    expect(within(region).getByRole('link', { name: 'Open client' })).toHaveAttribute(
      'href',
      `/clients/${CLIENT}`,
    );
    await expectAccessible();
  });

  it('report that they could not be checked', async () => {
    warn({ status: 500, body: { code: 'INTERNAL', detail: 'x', status: 500 } });
    expect(await screen.findByText(/couldn’t check whether/)).toBeVisible();
  });
});
