import { act, screen, waitFor } from '@testing-library/react';
import { createHospital } from '@quillcare/contracts';
import { refusal, type Reply } from '../../../testing/fake-server';
import { heldReply } from '../../../testing/held-reply';
import { renderRoutes } from '../../../testing/render-page';
import { sampleOf } from '../../../testing/sample-of';
import { newHospital } from '../../records/new-directory.forms';
import { recordPages } from './record.page';

const ID = '01a1fa25-0000-7000-8000-0000000000a1';
const sample = sampleOf(createHospital.result, { text: 'x', id: ID }) as { version: number };
const hospital = {
  ...sample,
  name: 'Harbour Private',
  address: '1 Quay St',
  phone: '+61295550100',
  email: null,
  deletedAt: null,
  createdBy: null,
  updatedBy: null,
};
const UPDATE = `PATCH /api/hospitals/${ID}`;
const { EditPage } = recordPages({ form: newHospital.definition, path: '/hospitals' } as never);

async function saveOnPage(...newer: Reply[]) {
  const answer = heldReply();
  const app = renderRoutes([{ path: '/hospitals/:id', element: <EditPage /> }], {
    url: `/hospitals/${ID}`,
    replies: { [`GET /api/hospitals/${ID}`]: [{ body: hospital }, ...newer], [UPDATE]: [answer.reply] },
  });
  await app.user.type(await screen.findByLabelText('Name'), ' Hospital{Enter}');
  await waitFor(() => expect(app.sent(UPDATE)).toHaveLength(1));
  const saved = { body: { ...hospital, name: 'Harbour Private Hospital', version: sample.version + 1 } };
  return { ...app, answer, saved };
}

beforeEach(() => sessionStorage.clear());

describe('a form that closes once it is saved', () => {
  it('takes nothing more while it is being saved, because that would be lost', async () => {
    const { answer, saved, at } = await saveOnPage();
    expect(screen.getByLabelText('Name').closest('[inert]')).not.toBeNull();
    await answer.give(saved);
    await waitFor(() => expect(at()).toBe('/hospitals'));
  });

  it('can be changed again if it could not be saved', async () => {
    const { answer } = await saveOnPage();
    await answer.give(refusal(503, 'SERVICE_UNAVAILABLE', 'Please try again shortly.'));
    expect(await screen.findByRole('alert')).toHaveFocus();
    expect(screen.getByLabelText('Name').closest('[inert]')).toBeNull();
  });

  it('returns the focus to the field when what a colleague changed is not settled yet', async () => {
    const theirs = { body: { ...hospital, name: 'Harbour Clinic', version: sample.version + 1 } };
    const { user, answer } = await saveOnPage(theirs);
    // What a browser does when the field becomes inert.
    act(() => screen.getByLabelText('Name').blur());
    await answer.give(refusal(409, 'VERSION_CONFLICT', 'Someone else changed this.'));
    await user.click(await screen.findByRole('button', { name: 'Back to the form' }));
    await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  });

  it('does not bring back somebody who has left meanwhile', async () => {
    const { user, router, answer, saved, at } = await saveOnPage();
    await act(() => router.navigate('/clients'));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(at()).toBe('/clients'));
    await answer.give(saved);
    expect(await screen.findByText('Harbour Private Hospital')).toBeVisible();
    expect(at()).toBe('/clients');
  });
});
