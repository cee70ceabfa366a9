import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { getDoctor, listDoctors, type Doctor } from '@quillcare/contracts';
import { onDesktop } from '../../testing/desktop';
import { refusal } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { createFormats, FormatsContext } from '../formats/use-formats';
import { FilterPill } from './filter-pill.view';
import { ListPage } from './list-page.view';
import { pageOf, peopleList, person } from './list.suite';
import type { ListFilter } from './list.types';

const ID = '01a1fa25-0000-7000-8000-000000000051';
const AT = '2026-11-20T08:00:00.000Z';
const doctor = {
  id: ID,
  version: 1,
  createdAt: AT,
  updatedAt: AT,
  title: 'Dr',
  firstName: 'Amelia',
  lastName: 'Hartmann',
  credentials: 'FRACS',
  phone: '+61412345678',
  email: 'a@harbour.test',
  licenseExpiry: null,
  isActive: true,
  deletedAt: null,
  createdBy: null,
  updatedBy: null,
};
const doctors = { items: [doctor], nextCursor: null, total: 1, totalIsEstimate: false };
const text = (label: string | (() => string)) => (typeof label === 'function' ? label() : label);

function Harness({ filter }: { filter: ListFilter }) {
  const [values, setValues] = useState<Record<string, string>>({});
  const change = (changes: Record<string, string | undefined>) =>
    setValues(
      Object.fromEntries(
        Object.entries({ ...values, ...changes }).flatMap(([name, value]) => (value ? [[name, value]] : [])),
      ),
    );
  return (
    <>
      <FilterPill filter={filter} text={text} applied={values} values={values} onChange={change} />
      <pre data-testid="values">{JSON.stringify(values)}</pre>
    </>
  );
}

const open = (filter: ListFilter, replies = {}) =>
  renderPage(<Harness filter={filter} />, { path: '/', replies });
const shown = () => JSON.parse(screen.getByTestId('values').textContent) as unknown;

it('takes a range of dollar amounts, and stores cents', async () => {
  const { user } = open({ kind: 'amounts', label: 'Total', from: 'totalMin', to: 'totalMax' });
  await user.click(await screen.findByRole('button', { name: 'Total' }));
  await user.type(await screen.findByLabelText('From'), '2,000');
  await user.type(screen.getByLabelText('To'), '99.50');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.getByRole('alert')).toHaveTextContent('The first value must not be after the second.');
  await user.type(screen.getByLabelText('To'), 'x');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Enter an amount such as 1,250.50.');
  await user.clear(screen.getByLabelText('To'));
  await user.keyboard('{Enter}');
  expect(shown()).toEqual({ totalMin: '200000' });
  expect(await screen.findByRole('button', { name: 'Total: from $2,000.00' })).toBeInTheDocument();
});

it.each([
  ['de-DE', '12,50', '1.234,5', { totalMin: '1250', totalMax: '123450' }],
  ['fr-FR', '12,5', '1 234,50', { totalMin: '1250', totalMax: '123450' }],
  ['es-ES', '12,50', '1234', { totalMin: '1250', totalMax: '123400' }],
])('parses amounts in the notation of %s', async (locale, from, to, expected) => {
  const place = { currency: 'AUD', timeZone: 'Australia/Sydney' } as const;
  const filter = { kind: 'amounts', label: 'Total', from: 'totalMin', to: 'totalMax' } as const;
  const { user } = renderPage(
    <FormatsContext value={createFormats(place, locale)}>
      <Harness filter={filter} />
    </FormatsContext>,
    { path: '/', replies: {} },
  );
  await user.click(await screen.findByRole('button', { name: 'Total' }));
  await user.type(await screen.findByLabelText('From'), from);
  await user.type(screen.getByLabelText('To'), to);
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  expect(shown()).toEqual(expected);
});

it('takes a date range, and offers common periods', async () => {
  const { user } = open({ kind: 'dates', label: 'Created', from: 'createdAtFrom', to: 'createdAtTo' });
  await user.click(await screen.findByRole('button', { name: 'Created' }));
  await user.click(await screen.findByRole('button', { name: 'Last 7 days' }));
  const { createdAtFrom, createdAtTo } = shown() as Record<string, string>;
  expect(Date.parse(createdAtTo!) - Date.parse(createdAtFrom!)).toBe(6 * 86_400_000);
  await user.click(screen.getByRole('button', { name: 'Remove the filter Created' }));
  expect(shown()).toEqual({});
});

const nameOf = ({ title, lastName }: Doctor) => `${title} ${lastName}`;
const source = { list: listDoctors, get: getDoctor, nameOf };

it('says that records could not be searched', async () => {
  const { user } = open(
    { kind: 'record', label: 'Doctor', name: 'doctorId', source },
    { 'GET /api/doctors': [refusal(503, 'SERVICE_UNAVAILABLE', 'Please try again shortly.')] },
  );
  await user.click(await screen.findByRole('button', { name: 'Doctor' }));
  expect(await screen.findByText('Please try again shortly.')).toBeInTheDocument();
});

it('finds a record by typing, and shows its name', async () => {
  const { user, sent } = open(
    { kind: 'record', label: 'Doctor', name: 'doctorId', source },
    { 'GET /api/doctors': [{ body: doctors }], [`GET /api/doctors/${ID}`]: [{ body: doctor }] },
  );
  await user.click(await screen.findByRole('button', { name: 'Doctor' }));
  await user.type(await screen.findByRole('textbox', { name: 'Doctor' }), 'hart');
  await waitFor(() => expect(sent('GET /api/doctors').at(-1)?.path).toContain('search=hart'));
  await screen.findByRole('menuitem', { name: 'Dr Hartmann' });
  await user.keyboard('{ArrowDown}{Enter}');
  expect(shown()).toEqual({ doctorId: ID });
  expect(await screen.findByRole('button', { name: 'Doctor: Dr Hartmann' })).toBeInTheDocument();
});

it('hides rarely used filters behind a button, except active ones', async () => {
  const back = onDesktop();
  const numbered = Array.from({ length: 8 }, (_, at) => ({
    kind: 'flag' as const,
    name: `flag${at}`,
    label: () => `Filter ${at}`,
    yes: () => 'Yes',
    no: () => 'No',
  }));
  const { user } = renderPage(<ListPage list={{ ...peopleList, filters: numbered }} />, {
    path: '/people',
    url: '/people?flag7=true',
    replies: { 'GET /api/users': [pageOf([person(1, 'Amelia Nguyen')])] },
  });
  expect(await screen.findByRole('button', { name: 'Filter 4' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Filter 7: Yes' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Filter 5' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'More filters' }));
  expect(screen.getByRole('button', { name: 'Filter 5' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Fewer filters' }));
  expect(screen.queryByRole('button', { name: 'Filter 5' })).toBeNull();
  back();
});
