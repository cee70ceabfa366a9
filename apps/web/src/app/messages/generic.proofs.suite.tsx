import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { clientDetail, ERRORS, type StaffUser } from '@quillcare/contracts';
import { NameSection } from '../../features/account/name.section';
import { PasswordSection } from '../../features/account/password.section';
import { ClientDetailPage } from '../../features/clients/client-detail.page';
import { NewClientPage } from '../../features/clients/client.form';
import { columnSample, runSample, tableSample } from '../../features/imports/import-table.sample';
import { ImportPage } from '../../features/imports/import.page';
import { OrganisationSettingsPage } from '../../features/organisation/organisation-settings.page';
import { someQuote } from '../../features/quotes/quote.sample';
import { QuoteActions } from '../../features/quotes/view/quote-actions.view';
import { buildActivationActs } from '../../features/users/activation.definition';
import { inviteUserAct } from '../../features/users/invite-user.definition';
import { ActButtons } from '../../shared/acts/act-buttons.view';
import { messagesWords } from '../../shared/messages/messages.en';
import { word } from '../../shared/words/words';
import { refusal, type Replies } from '../../testing/fake-server';
import { profileSample } from '../../testing/profile.sample';
import { sessionSample } from '../../testing/render-page';
import { blankOf } from '../../testing/sample-of';
import { ErrorScreen } from '../errors/error-screen.view';
import { mount } from '../app.mount';
import { useSessionControl } from '../../shared/session/session.context';
import { useSignOut } from '../../shared/session/use-sign-out';
import { click, fill, open, type Proof } from './proof.suite';

const PERSON = { ...sessionSample.user, version: 1 };
const conflict = refusal(409, 'VERSION_CONFLICT', ERRORS.VERSION_CONFLICT.title);
const refused = refusal(403, 'FORBIDDEN', ERRORS.FORBIDDEN.title);
const away = refusal(503, 'SERVICE_UNAVAILABLE', ERRORS.SERVICE_UNAVAILABLE.title);

function savesSettings(answer?: Replies[string][number]): () => Promise<void> {
  return async () => {
    const stored = { ...sessionSample.organisation, version: 2, hasPlaceholderName: false };
    open(<OrganisationSettingsPage />, {
      'GET /api/organisation': [{ body: stored }],
      'PATCH /api/organisation': [answer ?? { body: stored }],
    });
    await fill({ Name: 'Harbour Bridge Surgical' });
    await click('Save changes');
  };
}

function changesName(answer: Replies[string][number]): () => Promise<void> {
  return async () => {
    open(<NameSection />, { 'GET /api/profile': [{ body: profileSample }], 'PATCH /api/profile': [answer] });
    await fill({ 'First name': 'Amélie' });
    await click('Save changes');
  };
}

function addsClient(answer: Replies[string][number]): () => Promise<void> {
  return async () => {
    open(<NewClientPage />, { 'POST /api/clients': [answer] });
    await fill({ 'First name': 'Minh', 'Last name': 'Tran', Email: 'minh@x.test', Phone: '0412 345 678' });
    await click('Add client');
  };
}

/** Deletes a draft quote, which asks for confirmation. */
function deletesDraft(answer?: Replies[string][number]): () => Promise<void> {
  return async () => {
    const quote = someQuote();
    const replies = answer ? { [`DELETE /api/quotes/${quote.id}`]: [answer] } : {};
    open(<QuoteActions quote={quote} versions={[]} />, replies);
    await click('More actions');
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    if (answer) fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  };
}

const CLIENT_COLUMNS = ['firstName', 'lastName', 'email', 'phone'].map((name) => columnSample(name, name));

/** Uploads a file of clients to import. */
function uploads(answer: Replies[string][number]): () => Promise<void> {
  return async () => {
    open(<ImportPage entityType="clients" />, {
      'POST /api/import-columns': [{ body: tableSample({ columns: CLIENT_COLUMNS }) }],
      'POST /api/imports': [answer],
      'GET /api/imports': [{ body: { items: [], nextCursor: null, total: 0 } }],
      [`GET /api/imports/${AT.id}`]: [{ body: IMPORT }],
    });
    const file = new File(['firstName,lastName,email,phone\n'], 'clients.csv', { type: 'text/csv' });
    fireEvent.change(await screen.findByLabelText('CSV file or Excel workbook'), {
      target: { files: [file] },
    });
    await screen.findByText(/4 columns will be imported/);
    await click('Start import');
  };
}

/** Activates or deactivates a user, and confirms in the dialog. */
function switches(isActive: boolean): () => Promise<void> {
  return async () => {
    const person: StaffUser = { ...PERSON, isActive };
    open(<ActButtons acts={buildActivationActs(() => true)} record={person} />, {
      'GET /api/lead-keys': [{ body: { items: [] } }],
      'GET /api/calendar-feeds': [{ body: { items: [] } }],
      [`PATCH /api/users/${person.id}`]: [{ body: { ...person, isActive: !isActive } }],
    });
    const verb = isActive ? 'Deactivate' : 'Activate';
    // The button stays disabled until the user's lead keys and calendar feeds are loaded.
    await waitFor(() => expect(screen.getByRole('button', { name: verb })).toBeEnabled());
    await click(verb);
    await screen.findByRole('dialog');
    await click(verb);
  };
}

async function invites(): Promise<void> {
  const invited = { ...PERSON, status: 'PENDING', sentAt: PERSON.createdAt, expiresAt: PERSON.createdAt };
  open(<ActButtons acts={[inviteUserAct]} record={{}} />, {
    'POST /api/invitations': [{ status: 201, body: { ...invited, acceptedAt: null } }],
  });
  await click('Invite a colleague');
  await fill({ Email: 'chloe@x.test', 'First name': 'Chloé', 'Last name': 'Dubois' });
  await click('Send invitation');
}

async function changesPassword(): Promise<void> {
  open(<PasswordSection />, { 'POST /api/auth/change-password': [{ body: { success: true } }] });
  await fill({
    'Current password': 'Korimako-7',
    'New password$': 'Korimako-8',
    'Repeat new password': 'Korimako-8',
  });
  await click('Change password');
}

function SignOutButton() {
  const signOut = useSignOut();
  return <button onClick={() => void signOut()}>Sign Out</button>;
}

function Outsider() {
  return <p>{useSessionControl().state.status}</p>;
}

/** Opens a page that throws while rendering or loading. */
function opensBroken(loader?: () => never): void {
  document.body.innerHTML = '<div id="root"></div>';
  const element = loader ? <p /> : <Outsider />;
  const route = { path: '/', element, loader, errorElement: <ErrorScreen />, hydrateFallbackElement: <i /> };
  render(<RouterProvider router={createMemoryRouter([route])} />);
}

const AT = {
  id: someQuote().id,
  version: 1,
  createdAt: PERSON.createdAt,
  updatedAt: PERSON.updatedAt,
  deletedAt: null,
};
const CLIENT = blankOf(clientDetail, {
  ...AT,
  firstName: 'Minh',
  lastName: 'Tran',
  email: 'minh@x.test',
  phone: '+61412345678',
});
const IMPORT = runSample({ ...AT, status: 'QUEUED', startedAt: null, finishedAt: null });

export const GENERIC_PROOFS: readonly Proof[] = [
  { message: word(messagesWords, 'saved'), show: savesSettings() },
  { message: word(messagesWords, 'saveFailed'), show: savesSettings(conflict) },
  { message: word(messagesWords, 'networkError'), show: savesSettings('no answer') },
  { message: word(messagesWords, 'serverError'), show: savesSettings(away) },
  { message: word(messagesWords, 'confirmDelete'), show: deletesDraft() },
  { message: word(messagesWords, 'deleted'), show: deletesDraft({ body: { id: AT.id, version: 2 } }) },
  { message: word(messagesWords, 'deleteFailed'), show: deletesDraft(refused) },
  { message: word(messagesWords, 'updated'), show: changesName({ body: PERSON }) },
  { message: word(messagesWords, 'updateFailed'), show: changesName(conflict) },
  { message: word(messagesWords, 'created'), show: addsClient({ status: 201, body: CLIENT }) },
  { message: word(messagesWords, 'createFailed'), show: addsClient(refused) },
  { message: word(messagesWords, 'uploaded'), show: uploads({ status: 201, body: IMPORT }) },
  {
    message: word(messagesWords, 'uploadFailed'),
    show: uploads(refusal(422, 'IMPORT_FILE_INVALID', 'File is empty')),
  },
  {
    message: word(messagesWords, 'checkInput'),
    show: async () => {
      open(<NewClientPage />, {});
      await click('Add client');
    },
  },
  {
    message: ERRORS.NOT_FOUND.title,
    show: async () => {
      open(<ClientDetailPage />, {}, { path: '/clients/:id', url: `/clients/${AT.id}` });
      await screen.findByRole('heading', { level: 1, name: ERRORS.NOT_FOUND.title });
    },
  },
  {
    message: word(messagesWords, 'unknownError'),
    show: () =>
      opensBroken(() => {
        throw 'a text instead of an error';
      }),
  },
  {
    message: word(messagesWords, 'loggedOut'),
    show: async () => {
      const replies = { 'POST /api/auth/sign-out': [{ body: { signedOut: true } }] };
      open(<SignOutButton />, replies, { path: '/' });
      await click('Sign Out');
    },
  },
  { message: word(messagesWords, 'emailSent'), show: invites },
  { message: word(messagesWords, 'passwordChanged'), show: changesPassword },
  { message: word(messagesWords, 'accountActivated'), show: switches(false) },
  { message: word(messagesWords, 'accountDeactivated'), show: switches(true) },
  { message: word(messagesWords, 'noContext'), show: () => opensBroken() },
  {
    message: word(messagesWords, 'mountFailed'),
    show: () => mount({ prepare: () => Promise.reject(new Error('away')) }),
  },
];

/** Database errors as the server words them (`pipeline.spec.ts`) and as a form shows them. */
export const DATABASE_PROOFS: readonly Proof[] = [
  {
    message: ERRORS.PERMISSION_DENIED.title,
    show: savesSettings(refusal(403, 'PERMISSION_DENIED', ERRORS.PERMISSION_DENIED.title)),
  },
  {
    message: 'Database timeout - operation took too long',
    show: savesSettings(refusal(503, 'DEADLINE_EXCEEDED', 'Database timeout - operation took too long')),
  },
];
