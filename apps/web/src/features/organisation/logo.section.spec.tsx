import { fireEvent, screen, waitFor } from '@testing-library/react';
import { setOrganisationLogo } from '@quillcare/contracts';
import { refusal, type Replies } from '../../testing/fake-server';
import { renderPage, sessionSample } from '../../testing/render-page';
import { OrganisationSettingsPage } from './organisation-settings.page';

const LOGO = '/api/organisation/logo';
const PATCH = `PATCH ${LOGO}`;
const stored = { mediaType: 'image/png', data: 'c3RvcmVk', width: 300, height: 100 };
const settings = (version: number) => ({
  ...sessionSample.organisation,
  version,
  hasPlaceholderName: false,
});

/** Sizes in bytes of the files the fake canvas writes, by type and width. Null for formats it cannot write. */
let written: (type: string, width: number) => number | null;

beforeAll(() => {
  globalThis.createImageBitmap = (async (file: File) => {
    if (file.name === 'broken.png') throw new DOMException('The source image could not be decoded.');
    return { width: 2_048, height: 512, close: () => {} };
  }) as unknown as typeof createImageBitmap;
  HTMLCanvasElement.prototype.getContext = (() => ({
    drawImage: () => {},
  })) as unknown as HTMLCanvasElement['getContext'];
  HTMLCanvasElement.prototype.toBlob = function toBlob(this: HTMLCanvasElement, done, type = 'image/png') {
    const bytes = written(type, this.width);
    done(bytes === null ? new Blob(['p'], { type: 'image/png' }) : new Blob(['x'.repeat(bytes)], { type }));
  };
});
beforeEach(() => {
  written = () => 3;
});

function setUp(replies: Replies = {}, role: 'ORG_ADMIN' | 'SALES_MANAGER' = 'ORG_ADMIN') {
  return renderPage(<OrganisationSettingsPage />, {
    path: '/admin/organization-settings',
    user: { role },
    replies: {
      'GET /api/organisation': [{ body: settings(4) }],
      'GET /api/assistant-settings': [
        { body: { version: 0, updatedAt: null, usesModel: false, hasModel: false } },
      ],
      'GET /api/note-settings': [
        { body: { version: 0, updatedAt: null, medicalRoles: [], medicalPersonIds: [] } },
      ],
      'GET /api/organisation/mfa-policy': [{ body: { version: 4, roles: [], withoutSecondStep: {} } }],
      [`GET ${LOGO}`]: [{ body: { logo: null } }],
      ...replies,
    },
  });
}

const file = (name = 'logo.png', type = 'image/png') => new File(['picture'], name, { type });
/** Chooses a file bypassing the input's `accept` filter, as drag and drop does. */
async function choose(chosen: File) {
  fireEvent.change(await screen.findByLabelText('Logo file'), { target: { files: [chosen] } });
}

it('previews a chosen picture in light and dark, and uploads it scaled with the version that was read', async () => {
  const { user, sent } = setUp({
    [PATCH]: [{ body: settings(5) }],
    'GET /api/organisation': [{ body: settings(4) }, { body: settings(5) }],
    [`GET ${LOGO}`]: [
      { body: { logo: null } },
      { body: { logo: { mediaType: 'image/png', data: 'eHh4', width: 512, height: 128 } } },
    ],
  });
  expect(await screen.findByText(/Your practice doesn’t have a logo yet/)).toBeVisible();
  await choose(file());
  expect(await screen.findAllByRole('img', { name: 'Harbour Surgical' })).toHaveLength(2);
  expect(screen.getByText('Not saved yet')).toBeVisible();
  expect(sent(PATCH)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Save logo' }));
  expect(await screen.findByText('Logo saved')).toBeVisible();
  expect(sent(PATCH)[0]?.body).toEqual({ mediaType: 'image/png', data: 'eHh4', version: 4 });
  expect(setOrganisationLogo.body.safeParse(sent(PATCH)[0]?.body).success).toBe(true);
  expect(screen.queryByText('Not saved yet')).toBeNull();
  expect(screen.getByRole('button', { name: 'Choose another image' })).toHaveFocus();
  expect(screen.getByText('512 × 128 pixels, 1 KB')).toBeVisible();
});

it('encodes a large picture as WebP, or scales it down if the browser cannot', async () => {
  written = (type) => (type === 'image/webp' ? 5 : 999_999);
  const { user, sent } = setUp({ [PATCH]: [{ body: settings(5) }] });
  await choose(file());
  await user.click(await screen.findByRole('button', { name: 'Save logo' }));
  await waitFor(() => expect(sent(PATCH)).toHaveLength(1));
  expect(sent(PATCH)[0]?.body).toMatchObject({ mediaType: 'image/webp' });
  written = (type, width) => (type === 'image/webp' ? null : width > 300 ? 999_999 : 5);
  await choose(file('other.png'));
  expect(await screen.findByText(/256 × 64 pixels/)).toBeVisible();
});

it.each([
  ['SVG', file('logo.svg', 'image/svg+xml'), 'Please choose a PNG, JPEG or WebP image.'],
  ['a document', file('logo.pdf', 'application/pdf'), 'Please choose a PNG, JPEG or WebP image.'],
  ['a broken file', file('broken.png'), 'This image could not be read. Please try another file.'],
])('explains why it rejects %s', async (_what, wrong, message) => {
  const { sent } = setUp();
  await choose(wrong);
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.queryByRole('button', { name: 'Save logo' })).toBeNull();
  expect(sent(PATCH)).toEqual([]);
});

it('keeps the chosen picture after a version conflict, and explains what to do', async () => {
  const { user } = setUp({
    [PATCH]: [refusal(409, 'VERSION_CONFLICT', 'Someone else changed this.')],
  });
  await choose(file());
  await user.click(await screen.findByRole('button', { name: 'Save logo' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Your image is still here');
  expect(screen.getByRole('button', { name: 'Save logo' })).toBeVisible();
});

it('returns to the stored logo on Cancel', async () => {
  const { user } = setUp({ [`GET ${LOGO}`]: [{ body: { logo: stored } }] });
  expect(await screen.findByText('300 × 100 pixels, 1 KB')).toBeVisible();
  await choose(file());
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('300 × 100 pixels, 1 KB')).toBeVisible();
});

it('removes the logo, with undo', async () => {
  const { user, sent } = setUp({
    [`GET ${LOGO}`]: [{ body: { logo: stored } }, { body: { logo: null } }, { body: { logo: stored } }],
    [`DELETE ${LOGO}`]: [{ body: settings(5) }],
    [PATCH]: [{ body: settings(6) }],
  });
  await user.click(await screen.findByRole('button', { name: 'Remove logo' }));
  expect(await screen.findByText(/Your practice doesn’t have a logo yet/)).toBeVisible();
  expect(sent(`DELETE ${LOGO}`)[0]?.path).toBe(`${LOGO}?version=4`);
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Logo restored')).toBeVisible();
  expect(sent(PATCH)[0]?.body).toEqual({ mediaType: 'image/png', data: 'c3RvcmVk', version: 5 });
});

it('is read-only for users who may not change it', async () => {
  setUp({ [`GET ${LOGO}`]: [{ body: { logo: stored } }] }, 'SALES_MANAGER');
  expect(await screen.findAllByRole('img', { name: 'Harbour Surgical' })).toHaveLength(2);
  expect(screen.queryByRole('button', { name: /image|logo/i })).toBeNull();
});
