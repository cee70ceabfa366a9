import { screen, waitFor, within } from '@testing-library/react';
import { getHospital, listQuotes, type Hospital } from '@quillcare/contracts';
import type { Replies } from '../../../../testing/fake-server';
import { renderRoutes } from '../../../../testing/render-page';
import { sampleOf } from '../../../../testing/sample-of';
import { useSessionControl } from '../../../../shared/session/session.context';
import { client, doctor, id, page, priceAsked } from '../editor-server.fixtures';
import { CreateQuotePage } from '../quote-editor.page';

function Page() {
  const { state } = useSessionControl();
  return state.status === 'signed-in' ? <CreateQuotePage /> : <p>Waiting</p>;
}

async function open(replies: Replies = {}) {
  sessionStorage.clear();
  const app = renderRoutes([{ path: '/quotes/create', element: <Page /> }], {
    url: '/quotes/create',
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
      'POST /api/quotes/preview': [priceAsked],
      ...replies,
    },
  });
  await screen.findByRole('combobox', { name: 'Doctor' });
  return app;
}

it('adds a missing doctor and selects them without leaving the quote', async () => {
  const { user, sent } = await open({ 'POST /api/doctors': [{ status: 201, body: doctor }] });
  await user.type(screen.getByRole('combobox', { name: 'Doctor' }), 'Prof Linh Nguyễn');
  await user.click(await screen.findByRole('option', { name: 'Add “Prof Linh Nguyễn” as a new doctor' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New doctor' }));
  await user.type(dialog.getByRole('textbox', { name: 'Credentials' }), 'FRACS');
  await user.type(dialog.getByRole('textbox', { name: 'Email' }), 'linh@practice.example');
  // Prefilled with the practice's own number.
  expect(dialog.getByRole('textbox', { name: 'Phone' })).not.toHaveValue('');
  await user.click(dialog.getByRole('button', { name: 'Add doctor' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(sent('POST /api/doctors')[0]?.body).toMatchObject({
    title: 'Prof',
    firstName: 'Linh',
    lastName: 'Nguyễn',
    credentials: 'FRACS',
  });
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Doctor' })).toHaveValue('Dr Linh Nguyễn'));
});

it('starts a new surgery with the name that was searched for', async () => {
  const { user } = await open();
  await user.type(screen.getByRole('combobox', { name: 'Surgery' }), 'Brow lift');
  await user.click(await screen.findByRole('option', { name: 'Add “Brow lift” as a new surgery' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New surgery' }));
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Brow lift');
  await user.click(dialog.getByRole('button', { name: 'Add surgery' }));
  expect(await dialog.findAllByText(/This field is required|Please enter/)).not.toHaveLength(0);
});

it('suggests the doctor’s last hospital', async () => {
  const hospital = {
    ...(sampleOf(getHospital.result, { text: 'x', id: id(6) }) as Hospital),
    id: id(6),
    name: 'Harbour Private',
  };
  const [last] = (sampleOf(listQuotes.result, { text: 'x', id: id(9) }) as { items: object[] }).items;
  const { user, sent } = await open({
    'GET /api/doctors': [page(doctor)],
    'GET /api/quotes': [page({ ...last, hospitalId: hospital.id, siteId: null })],
    [`GET /api/hospitals/${hospital.id}`]: [{ body: hospital }],
  });
  await user.type(screen.getByRole('combobox', { name: 'Doctor' }), 'Linh');
  await user.click(await screen.findByRole('option', { name: /Linh/ }));
  await waitFor(() => expect(sent('GET /api/quotes')).toHaveLength(1));
  const field = screen.getByRole('combobox', { name: /^Hospital or day surgery/ });
  await waitFor(() => expect(field).toHaveValue('Harbour Private'));
  expect(sent('GET /api/quotes')).toHaveLength(1);
});

it('does not suggest the hospital of the doctor chosen before', async () => {
  const hospital = {
    ...(sampleOf(getHospital.result, { text: 'x', id: id(6) }) as Hospital),
    id: id(6),
    name: 'Harbour Private',
  };
  const other = { ...doctor, id: id(13), firstName: 'Ravi', lastName: 'Menon' };
  const [last] = (sampleOf(listQuotes.result, { text: 'x', id: id(9) }) as { items: object[] }).items;
  const { user, sent } = await open({
    'GET /api/doctors': [page(doctor, other)],
    'GET /api/quotes': [page({ ...last, hospitalId: hospital.id, siteId: null }), 'never'],
    [`GET /api/hospitals/${hospital.id}`]: [{ body: hospital }],
  });
  await user.click(screen.getByRole('combobox', { name: 'Doctor' }));
  await user.click(await screen.findByRole('option', { name: /Linh/ }));
  const field = screen.getByRole('combobox', { name: /^Hospital or day surgery/ });
  await waitFor(() => expect(field).toHaveValue('Harbour Private'));
  await user.clear(field);
  await user.clear(screen.getByRole('combobox', { name: 'Doctor' }));
  await user.click(await screen.findByRole('option', { name: /Ravi/ }));
  await waitFor(() => expect(sent('GET /api/quotes')).toHaveLength(2));
  expect(field).toHaveValue('');
});

it('shows dates of birth to tell clients of the same name apart', async () => {
  const other = { ...client, id: id(12), dateOfBirth: '1990-02-03', phone: '+61412345678' };
  const { user } = await open({
    'GET /api/clients': [page({ ...client, dateOfBirth: '1984-02-29' }, other)],
  });
  await user.click(screen.getByRole('combobox', { name: 'Client' }));
  const options = await screen.findAllByRole('option', { name: /born/ });
  expect(options[0]).toHaveTextContent('born 29 Feb 1984');
  expect(options[1]).toHaveTextContent('born 3 Feb 1990 · 0412 345 678');
});
