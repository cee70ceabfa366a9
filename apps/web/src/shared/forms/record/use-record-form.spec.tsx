import { act, screen, within } from '@testing-library/react';
import { client, clientInput, getClient, recordAuthor, updateClient } from '@quillcare/contracts';
import type { z } from 'zod';
import { useOperationQuery } from '../../api/hooks';
import { refusal, type Replies } from '../../../testing/fake-server';
import { renderRoutes, sessionSample } from '../../../testing/render-page';
import { useSessionControl } from '../../session/session.context';
import { defineWords } from '../../words/words';
import { FormActions } from '../form.frame';
import { buildDraftKey, storeDraft, readDraft } from './draft.store';
import { Fields } from './fields.view';
import { defineForm } from './form.definition';
import { RecordFrame } from './record.frame';
import { useRecordForm } from './use-record-form';

const words = defineWords('record-form-spec', {
  fields: { firstName: 'First name', phone: 'Phone', isVip: 'VIP', streetAddress: 'Notes' },
});
const detail = client.omit({ mergedInto: true }).extend({ updatedBy: recordAuthor.nullish() });
const get = { ...getClient, name: 'crm.getForSpec', result: detail };
const update = { ...updateClient, name: 'crm.updateForSpec', result: detail };
const form = defineForm({
  name: 'spec',
  words,
  schema: clientInput.pick({ firstName: true, phone: true, isVip: true, streetAddress: true }),
  operations: { get, update },
  nameOf: ({ firstName }) => firstName,
  fields: { streetAddress: { draft: false, multiline: true } },
});

const ID = '01a1fa25-0000-7000-8000-000000000009';
const ROUTE = `/api/clients/${ID}`;
const PRIYA = { id: '01a1fa25-0000-7000-8000-0000000000aa', name: 'Priya Shah' };
const stored = {
  id: ID,
  version: 3,
  firstName: 'Te Ariki',
  lastName: 'Ngāpō',
  email: 'a@b.test',
  phone: '+61412345678',
  isVip: false,
  deletedAt: null,
  secondaryPhone: null,
  dateOfBirth: null,
  streetAddress: null,
  city: null,
  suburb: null,
  state: null,
  postcode: null,
  isDuplicateFlag: false,
  duplicateOf: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
};
const changed = (changes: object, version = 4) => ({ ...stored, ...changes, version, updatedBy: PRIYA });
const conflict = refusal(409, 'VERSION_CONFLICT', 'Someone else changed this.');

function Form() {
  const { data } = useOperationQuery(get, { params: { id: ID } });
  const { state } = useSessionControl();
  return state.status === 'signed-in' && data ? <Open record={data} /> : <p>Waiting</p>;
}

function Open({ record }: { record: z.infer<typeof detail> }) {
  const recordForm = useRecordForm({ definition: form, record });
  return (
    <RecordFrame recordForm={recordForm} label="Client">
      <Fields />
      <FormActions submitLabel="Save" isSubmitting={recordForm.isSubmitting} />
    </RecordFrame>
  );
}

async function setUp(replies: Replies) {
  const app = renderRoutes([{ path: '/form', element: <Form /> }], {
    url: '/form',
    replies,
  });
  await screen.findByLabelText('Phone');
  const type = async (label: string | RegExp, text: string) => {
    await app.user.clear(screen.getByLabelText(label));
    await app.user.type(screen.getByLabelText(label), text);
  };
  const save = () => app.user.click(screen.getByRole('button', { name: 'Save' }));
  const bodies = () => app.sent(`PATCH ${ROUTE}`).map(({ body }) => body);
  const live = () => app.changedElsewhere({ type: 'Client', id: ID });
  return { ...app, type, save, bodies, live };
}

beforeEach(() => sessionStorage.clear());

describe('editing a record', () => {
  it('sends only changed fields, with the version that was read', async () => {
    const { type, save, bodies } = await setUp({
      [`GET ${ROUTE}`]: [{ body: stored }],
      [`PATCH ${ROUTE}`]: [{ body: changed({ firstName: 'Ari' }) }],
    });
    await type('First name', 'Ari');
    await save();
    await screen.findByText('Updated successfully');
    expect(bodies()).toEqual([{ firstName: 'Ari', version: 3 }]);
  });

  it('sends nothing without a change', async () => {
    const { save, bodies } = await setUp({ [`GET ${ROUTE}`]: [{ body: stored }] });
    await save();
    await screen.findByText('There was nothing to save');
    expect(bodies()).toEqual([]);
  });

  it('announces a colleague’s change, applies it to untouched fields, and saves on top of it', async () => {
    const { type, save, bodies, live } = await setUp({
      [`GET ${ROUTE}`]: [{ body: stored }, { body: changed({ phone: '+61498765432' }) }],
      [`PATCH ${ROUTE}`]: [{ body: changed({ firstName: 'Ari', phone: '+61498765432' }, 5) }],
    });
    await type('First name', 'Ari');
    live();
    expect(await screen.findByText('Priya Shah changed: phone. What you typed is kept.')).toBeVisible();
    expect(screen.getByLabelText('Phone')).toHaveValue('0498 765 432');
    expect(screen.getByLabelText('First name')).toHaveValue('Ari');
    await save();
    await screen.findByText('Updated successfully');
    expect(bodies()).toEqual([{ firstName: 'Ari', version: 4 }]);
  });

  it('asks about a field that both changed before saving anything', async () => {
    const { user, type, save, bodies, live } = await setUp({
      [`GET ${ROUTE}`]: [{ body: stored }, { body: changed({ phone: '+61498765432' }) }],
      [`PATCH ${ROUTE}`]: [{ body: changed({ phone: '+61400000000' }, 5) }],
    });
    await type('Phone', '0400 000 000');
    live();
    await screen.findByText(/Priya Shah changed: phone/);
    expect(screen.getByLabelText('Phone')).toHaveValue('0400 000 000');
    await save();
    const dialog = await screen.findByRole('dialog', { name: 'Priya Shah changed this too' });
    expect(bodies()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Save with these values' }));
    expect(within(dialog).getByRole('alert')).toHaveTextContent('Choose a value for each field.');
    await user.click(within(dialog).getByRole('radio', { name: /Phone: Yours, 0400 000 000/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Save with these values' }));
    await screen.findByText('Updated successfully');
    expect(bodies()).toEqual([{ phone: '0400 000 000', version: 4 }]);
  });

  it('takes the colleague’s value when chosen', async () => {
    const { user, type, save, bodies } = await setUp({
      [`GET ${ROUTE}`]: [{ body: stored }, { body: changed({ phone: '+61498765432' }) }],
      [`PATCH ${ROUTE}`]: [conflict, { body: changed({ firstName: 'Ari', phone: '+61498765432' }, 5) }],
    });
    await type('Phone', '0400 000 000');
    await type('First name', 'Ari');
    await save();
    await user.click(await screen.findByRole('radio', { name: /Phone: Theirs, 0498 765 432/ }));
    await user.click(screen.getByRole('button', { name: 'Save with these values' }));
    await screen.findByText('Updated successfully');
    expect(bodies()).toEqual([
      { phone: '0400 000 000', firstName: 'Ari', version: 3 },
      { firstName: 'Ari', version: 4 },
    ]);
    expect(screen.getByLabelText('Phone')).toHaveValue('0498 765 432');
  });

  it('retries automatically when a version conflict concerns other fields only', async () => {
    const { type, save, bodies } = await setUp({
      [`GET ${ROUTE}`]: [{ body: stored }, { body: changed({ streetAddress: 'Latex allergy' }) }],
      [`PATCH ${ROUTE}`]: [
        conflict,
        { body: changed({ firstName: 'Ari', streetAddress: 'Latex allergy' }, 5) },
      ],
    });
    await type('First name', 'Ari');
    await save();
    await screen.findByText('Updated successfully');
    expect(bodies()).toEqual([
      { firstName: 'Ari', version: 3 },
      { firstName: 'Ari', version: 4 },
    ]);
    expect(screen.getByLabelText(/^Notes/)).toHaveValue('Latex allergy');
  });

  it('returns to the form without a choice, and asks again on the next save', async () => {
    const { user, type, save, bodies } = await setUp({
      [`GET ${ROUTE}`]: [{ body: stored }, { body: changed({ phone: '+61498765432' }) }],
      [`PATCH ${ROUTE}`]: [conflict],
    });
    await type('Phone', '0400 000 000');
    await save();
    await user.click(await screen.findByRole('button', { name: 'Back to the form' }));
    expect(screen.getByLabelText('Phone')).toHaveValue('0400 000 000');
    await save();
    expect(await screen.findByRole('dialog')).toBeVisible();
    expect(bodies()).toHaveLength(1);
  });

  it('keeps the entered text when a colleague deletes the record', async () => {
    const { type, live } = await setUp({
      [`GET ${ROUTE}`]: [{ body: stored }, { body: changed({ deletedAt: '2026-11-20T08:00:00.000Z' }) }],
    });
    await type('First name', 'Ari');
    live();
    expect(await screen.findByText(/Priya Shah deleted this/)).toBeVisible();
    expect(screen.getByLabelText('First name')).toHaveValue('Ari');
  });
});

describe('unsaved changes', () => {
  const replies = {
    [`GET ${ROUTE}`]: [{ body: stored }],
    [`PATCH ${ROUTE}`]: [{ body: changed({ firstName: 'Ari' }) }],
  };
  const go = (app: Awaited<ReturnType<typeof setUp>>) => act(() => app.router.navigate('/elsewhere'));

  it('are not discarded without confirmation', async () => {
    const app = await setUp(replies);
    await app.type('First name', 'Ari');
    await go(app);
    await app.user.click(await screen.findByRole('button', { name: 'Stay' }));
    expect(screen.getByLabelText('First name')).toHaveValue('Ari');
    await go(app);
    await app.user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    expect(await screen.findByText('At /elsewhere')).toBeInTheDocument();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  it('prompt a warning before the tab is closed', async () => {
    const { type } = await setUp(replies);
    const closing = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(closing()).toBe(false);
    await type('First name', 'Ari');
    expect(closing()).toBe(true);
  });

  it('end when the original value is typed again', async () => {
    const app = await setUp(replies);
    await app.type('First name', 'Someone');
    await app.type('First name', 'Te Ariki');
    await go(app);
    expect(await screen.findByText('At /elsewhere')).toBeInTheDocument();
  });

  it('end after saving', async () => {
    const app = await setUp(replies);
    await app.type('First name', 'Ari');
    await app.save();
    await screen.findByText('Updated successfully');
    await go(app);
    expect(await screen.findByText('At /elsewhere')).toBeInTheDocument();
  });
});

describe('draft of a record', () => {
  const key = buildDraftKey(sessionSample.user.id, 'spec', ID);
  const draft = {
    at: Date.now(),
    values: { phone: '0400 000 000' },
    base: { version: 2, values: { phone: '0412 345 678' } },
  };
  const replies = {
    [`GET ${ROUTE}`]: [{ body: changed({ phone: '+61498765432' }) }],
    [`PATCH ${ROUTE}`]: [{ body: changed({ phone: '+61400000000' }, 5) }],
  };

  it('keeps entered text for a reload, except clinical notes', async () => {
    const { type } = await setUp({ [`GET ${ROUTE}`]: [{ body: stored }] });
    await type('First name', 'Ari');
    await type(/^Notes/, 'Latex allergy');
    window.dispatchEvent(new Event('pagehide'));
    expect(readDraft(key)).toMatchObject({ values: { firstName: 'Ari' }, base: { version: 3 } });
    expect(JSON.stringify(readDraft(key))).not.toContain('Latex');
  });

  it('is offered, and asks before overwriting what a colleague has saved since', async () => {
    storeDraft(key, draft);
    const { user, save, bodies } = await setUp(replies);
    expect(screen.getByLabelText('Phone')).toHaveValue('0498 765 432');
    expect(screen.getByText(/You typed something here at/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(screen.getByLabelText('Phone')).toHaveValue('0400 000 000');
    await save();
    await user.click(await screen.findByRole('radio', { name: /Phone: Yours/ }));
    await user.click(screen.getByRole('button', { name: 'Save with these values' }));
    await screen.findByText('Updated successfully');
    expect(bodies()).toEqual([{ phone: '0400 000 000', version: 4 }]);
    expect(readDraft(key)).toBeNull();
  });

  it('can be discarded', async () => {
    storeDraft(key, draft);
    const { user } = await setUp(replies);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByText(/You typed something here/)).toBeNull();
    expect(readDraft(key)).toBeNull();
  });
});
