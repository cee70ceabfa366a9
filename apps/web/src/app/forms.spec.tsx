import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { TAGS } from '@quillcare/contracts';
import { type Received, refusal } from '../testing/fake-server';
import { renderPage, sessionSample } from '../testing/render-page';
import type { FormCase } from './forms.acts.suite';
import { FORM_CASES } from './forms.cases.suite';

const FOLDERS = ['features', 'shared/records'].map((folder) => join(__dirname, '..', folder));

function namesInSources(): string[] {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const sources = files
    .filter((file) => /(?<!\.spec)\.tsx?$/.test(file))
    .map((file) => readFileSync(file, 'utf8'));
  return sources.flatMap((source) =>
    [...source.matchAll(/define(?:Form|Settings)\(\{\s*name: '([^']+)'/g)].map(([, name]) => name!),
  );
}

// These only create records, so nobody else can have changed them.
const ONLY_ADDS = ['new-client', 'new-doctor', 'new-hospital', 'new-surgery'];

it('covers every form of the app', () => {
  const walked = [...FORM_CASES.map(({ form }) => form), ...ONLY_ADDS];
  expect(walked.sort()).toEqual(namesInSources().sort());
});

const sessionOf = ({ role }: FormCase) => ({
  ...sessionSample,
  user: { ...sessionSample.user, role: role ?? sessionSample.user.role },
});

/** Renders the form against a server that refuses to save an outdated version, as the real one does. */
function open(one: FormCase) {
  let stored = one.stored;
  const save = (change: object) => (stored = { ...stored, ...change, version: stored.version + 1 });
  const patch = ({ body }: Received) => {
    const { version, ...changes } = body as Record<string, unknown>;
    if (version !== stored.version) return refusal(409, 'VERSION_CONFLICT', 'Someone else changed this.');
    return { body: save(one.storing?.(changes) ?? changes) };
  };
  const app = renderPage(one.page, {
    path: one.path ?? '/form',
    url: one.url ?? '/form',
    replies: {
      'GET /api/auth/session': [{ body: sessionOf(one) }],
      [`GET ${one.route}`]: [() => ({ body: stored })],
      [one.savedBy ?? `PATCH ${one.route}`]: [patch],
    },
  });
  const refetch = () => app.changedElsewhere(...TAGS.map((type) => ({ type })));
  const saveMine = async () => app.user.click(await screen.findByRole('button', { name: one.save }));
  return { ...app, saveMine, colleague: save, refetch, stored: () => stored };
}

const DIALOG = { name: 'Save with these values' };

beforeEach(() => sessionStorage.clear());

/** `use-record-form.spec` tests the form hook itself with a record. Settings, rows and rights are tested here. */
const formsNamed = (...names: string[]) => FORM_CASES.filter(({ form }) => names.includes(form));

/** Whether the two changes can conflict. Ticking the same checkbox differently cannot, because it is either ticked or not. */
const canClash = ({ theirs, stored }: FormCase) =>
  JSON.stringify(theirs) !== JSON.stringify(pick(stored, theirs));

async function saveBeside(one: FormCase, isLive: boolean) {
  const app = open(one);
  await one.type(app.user);
  app.colleague(one.beside!);
  if (isLive) {
    app.refetch();
    await screen.findByText(/^Someone changed: /);
  }
  await app.saveMine();
  await waitFor(() => expect(app.stored().version).toBe(5));
  expect(app.stored()).toMatchObject(both(one));
  expect(screen.queryByRole('button', DIALOG)).toBeNull();
}

async function saveAgainst(one: FormCase, side: 'Theirs' | 'Yours') {
  const app = open(one);
  await one.type(app.user);
  const theirs = { ...one.beside, ...one.theirs };
  app.colleague(theirs);
  await app.saveMine();
  const dialog = await screen.findByRole('dialog');
  expect(app.stored()).toMatchObject(theirs);
  await app.user.click(within(dialog).getByRole('radio', { name: new RegExp(`: ${side}, `) }));
  await app.user.click(within(dialog).getByRole('button', DIALOG));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(app.stored()).toMatchObject(side === 'Yours' ? { ...one.beside, ...one.mine } : theirs),
  );
}

it.each(FORM_CASES.filter(canClash))(
  '$form: asks before overwriting a colleague’s change, and keeps their changes to other fields',
  (one) => saveAgainst(one, 'Yours'),
);

it.each(formsNamed('option-list', 'user-grants'))(
  '$form: keeps the colleague’s value when the user chooses it',
  (one) => saveAgainst(one, 'Theirs'),
);

it.each([...FORM_CASES.filter((one) => !canClash(one)), ...formsNamed('user-grants')])(
  '$form: keeps a colleague’s changes to other fields',
  (one) => saveBeside(one, false),
);

it.each(formsNamed('quote-settings', 'option-list', 'user-grants'))(
  '$form: keeps a colleague’s changes to other fields that it has heard of',
  (one) => saveBeside(one, true),
);

/** Merges both changes. Lists and rights are sent as a single field each. */
function both({ form, mine, beside }: FormCase): object {
  if (form === 'second-step-policy') return { roles: ['ORG_ADMIN', 'USER'] };
  if (form === 'note-settings') return { medicalRoles: ['ORG_ADMIN', 'USER'] };
  if (form === 'user-grants') return { grants: { CLIENTS: ['CREATE', 'READ'], QUOTES: [] } };
  return { ...mine, ...beside };
}

function pick(record: Record<string, unknown>, fields: object): object {
  return Object.fromEntries(Object.keys(fields).map((field) => [field, record[field]]));
}
