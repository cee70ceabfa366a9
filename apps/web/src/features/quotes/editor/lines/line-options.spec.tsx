import { screen, waitFor, within } from '@testing-library/react';
import { getSurgeryConfiguration, type SurgeryConfigurationDetail } from '@quillcare/contracts';
import type { Received } from '../../../../testing/fake-server';
import { renderRoutes } from '../../../../testing/render-page';
import { sampleOf } from '../../../../testing/sample-of';
import { useSessionControl } from '../../../../shared/session/session.context';
import { client, doctor, draft, id, lines, page, priceAsked } from '../editor-server.fixtures';
import { EditQuotePage } from '../quote-editor.page';

const SURGERY = id(8);
const option = (at: number, name: string, side: 'BILATERAL' | null = null) => ({
  id: id(at),
  name,
  side,
  fee: { type: 'FIXED' as const, amountMinor: 10_000 },
  onlyItem: null,
  appliesTo: ['SURGEON' as const],
  isDefault: false,
  isActive: true,
});
const group = (at: number, name: string, ...options: ReturnType<typeof option>[]) => ({
  id: id(at),
  name,
  category: 'CUSTOM' as const,
  choose: 'SEVERAL' as const,
  patientChooses: false,
  options,
});
const configuration: SurgeryConfigurationDetail = {
  ...(sampleOf(getSurgeryConfiguration.result, { text: 'x', id: SURGERY }) as SurgeryConfigurationDetail),
  id: SURGERY,
  implants: [],
  assistant: null,
  anaesthetist: null,
  optionGroups: [
    group(40, 'Complexity', option(41, 'Revision'), option(42, 'Scar tissue')),
    group(50, 'Sides', option(51, 'Both sides', 'BILATERAL')),
  ],
};
const chosen = (at: number, name: string) => ({
  id: id(at),
  name,
  groupName: 'x',
  category: 'CUSTOM' as const,
  fee: { type: 'FIXED' as const, amountMinor: 10_000 },
});
const stored = draft({
  lines: [
    { ...lines[0]!, surgeryId: SURGERY, options: [chosen(51, 'Both sides'), chosen(41, 'Revision')] },
    lines[1]!,
  ],
});

function Page() {
  const { state } = useSessionControl();
  return state.status === 'signed-in' ? <EditQuotePage /> : <p>Waiting</p>;
}

/** Fake preview endpoint that keeps the stored line's options. */
const priced = (request: Received) => {
  const { body } = priceAsked(request);
  const [first, ...others] = body.lines;
  return {
    body: {
      ...body,
      lines: [
        { ...stored.lines[0]!, ...first!, surgeryId: SURGERY, options: stored.lines[0]!.options },
        ...others,
      ],
    },
  };
};

async function open() {
  sessionStorage.clear();
  const app = renderRoutes([{ path: '/quotes/edit/:id', element: <Page /> }], {
    url: `/quotes/edit/${id(1)}`,
    replies: {
      'GET /api/quote-settings': [{ status: 404 }],
      ...Object.fromEntries(
        ['sites', 'clients', 'doctors', 'hospitals', 'surgeries'].map((path) => [
          `GET /api/${path}`,
          [page()],
        ]),
      ),
      'GET /api/organisation/logo': [{ body: { logo: null } }],
      [`GET /api/clients/${id(2)}`]: [{ body: client }],
      [`GET /api/doctors/${id(3)}`]: [{ body: doctor }],
      [`GET /api/surgery-configurations/${SURGERY}`]: [{ body: configuration }],
      [`GET /api/quotes/${id(1)}`]: [{ body: stored }],
      'POST /api/quotes/preview': [priced],
    },
  });
  await app.user.click(await screen.findByRole('button', { name: /^Open line 1/ }));
  const options = within(await screen.findByRole('group', { name: /^Complexity of/ }));
  const sent = () =>
    (app.sent('POST /api/quotes/preview').at(-1)?.body as { lines: { optionIds: string[] | null }[] })
      .lines[0]?.optionIds;
  return { ...app, options, asked: sent };
}

it('starts with the options of the surgery, without those of its side', async () => {
  const { options } = await open();
  expect(options.getByRole('button', { name: 'Revision' })).toHaveAttribute('aria-pressed', 'true');
  expect(options.getByRole('button', { name: 'Scar tissue' })).toHaveAttribute('aria-pressed', 'false');
  expect(screen.queryByRole('group', { name: /^Sides of/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Use the options of the surgery' })).not.toBeInTheDocument();
});

it('sends options chosen for the line alone, until they are reset to those of the surgery', async () => {
  const { user, options, asked } = await open();
  await user.click(options.getByRole('button', { name: 'Scar tissue' }));
  await waitFor(() => expect(asked()).toEqual([id(41), id(42)]));
  await user.click(options.getByRole('button', { name: 'Revision' }));
  await waitFor(() => expect(asked()).toEqual([id(42)]));
  await user.click(screen.getByRole('button', { name: 'Use the options of the surgery' }));
  await waitFor(() => expect(asked()).toBeNull());
});
