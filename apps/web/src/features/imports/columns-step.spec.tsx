import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ImportTable } from '@quillcare/contracts';
import type { ImportEntityType } from '@quillcare/rules';
import { expectAccessible } from '../../testing/axe';
import { pageOf, refusal } from '../../testing/fake-server';
import { renderPage } from '../../testing/render-page';
import { recallChoice } from './column-choice';
import { columnSample, tableSample } from './import-table.sample';
import { ImportPage } from './import.page';

const KNOWN = ['firstName', 'lastName', 'email', 'phone'].map((field) => columnSample(field, field));

type Reply = Partial<ImportTable> | { problem: string };

const open = (...replies: Reply[]) => openFor('clients', ...replies);

function openFor(entityType: ImportEntityType, ...replies: Reply[]) {
  return renderPage(<ImportPage entityType={entityType} />, {
    path: `/${entityType}/import`,
    replies: {
      'POST /api/import-columns': replies.map((reply) =>
        'problem' in reply
          ? refusal(422, 'IMPORT_FILE_INVALID', reply.problem, [{ path: 'file', message: reply.problem }])
          : { body: tableSample(reply as Partial<ImportTable>) },
      ),
      'POST /api/imports': [refusal(422, 'VALIDATION_FAILED', 'Stopped here')],
      'GET /api/client-room': [{ body: { max: null, used: null, left: null } }],
      'GET /api/imports': [pageOf([])],
    },
  });
}

async function choose(name = 'list.xlsx') {
  const input = await screen.findByLabelText('CSV file or Excel workbook');
  fireEvent.change(input, { target: { files: [new File(['x'], name)] } });
}

const becomes = (column: string) => screen.findByRole('combobox', { name: `What “${column}” becomes` });

function sentMapping(sent: ReturnType<typeof open>['sent']) {
  return JSON.parse(String((sent('POST /api/imports')[0]!.body as FormData).get('mapping'))) as object;
}

describe('column mapping of an import', () => {
  it('summarises a fully recognised file, which can still be reviewed', async () => {
    const { user } = open({ columns: [...KNOWN, columnSample('Shoe size', null)], preset: 'Cliniko' });
    await choose();
    expect(await screen.findByText(/4 columns will be imported/)).toBeInTheDocument();
    expect(screen.getByText('This file comes from Cliniko.')).toBeInTheDocument();
    expect(screen.getByText('Not imported: Shoe size.')).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: /becomes/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Review the columns' }));
    expect(await becomes('Shoe size')).toHaveValue('');
    await expectAccessible();
  });

  it('shows examples of unknown columns, and does not start before the required fields are mapped', async () => {
    const columns = [
      columnSample('Who', null, { examples: ['Ana Lee', 'Bo Ng'] }),
      columnSample('Reach', 'phone', { by: 'CONTENT' }),
      columnSample('Mail', 'email'),
      columnSample('', null),
    ];
    const { user, sent } = open({ columns, isCertain: false });
    await choose();
    expect(await screen.findByText('Ana Lee · Bo Ng')).toBeInTheDocument();
    expect(screen.getByText('Column D, without a name')).toBeInTheDocument();
    expect(screen.getByText('By its content')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start import' }));
    expect(sent('POST /api/imports')).toHaveLength(0);
    expect((await screen.findAllByText(/Still needed: First name, Last name/)).length).toBeGreaterThan(0);
    await user.selectOptions(await becomes('Who'), 'Full name');
    expect(
      screen.queryByText(/^Still needed: First name, Last name\. Choose/, { selector: '.MuiAlert-message' }),
    ).toBeNull();
    await user.selectOptions(await becomes('Column D, without a name'), 'Phone (required)');
    expect(screen.getAllByText(/^Joined: the mobile becomes the phone/)).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'The same value for every row' }));
    await user.selectOptions(screen.getByLabelText('Field'), 'State');
    await user.selectOptions(screen.getByLabelText('Value'), 'NSW');
    await user.click(screen.getByRole('button', { name: 'Set' }));
    await user.click(screen.getByRole('button', { name: 'Start import' }));
    await screen.findByText('Stopped here');
    expect(sentMapping(sent)).toEqual({
      sheet: null,
      constants: { state: 'NSW' },
      dateOrder: 'DMY',
      phoneCountry: null,
      columns: [
        { column: 0, header: 'Who', field: 'fullName' },
        { column: 1, header: 'Reach', field: 'phone' },
        { column: 2, header: 'Mail', field: 'email' },
        { column: 3, header: '', field: 'phone' },
      ],
    });
  });

  it('rejects two columns for a field that cannot join them', async () => {
    const { user, sent } = open({ columns: [...KNOWN, columnSample('Region', null)], isCertain: false });
    await choose();
    await user.selectOptions(await becomes('Region'), 'Last name (required)');
    expect(screen.getByText('Another column is already Last name.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start import' }));
    expect(sent('POST /api/imports')).toHaveLength(0);
  });

  it('says why another sheet cannot be read', async () => {
    const patients = { columns: KNOWN, sheets: ['Patients', 'About'], sheet: 'Patients', isCertain: false };
    const { user } = open(patients, { problem: 'The sheet is empty.' });
    await choose();
    await user.selectOptions(await screen.findByLabelText('Sheet'), 'About');
    expect(await screen.findByRole('alert')).toHaveTextContent('The sheet is empty.');
  });

  it('asks for date order and phone country only when ambiguous, and lets the sheet be chosen', async () => {
    const columns = [...KNOWN, columnSample('DOB', 'dateOfBirth', { examples: ['03/12/1984'] })];
    const asked = {
      columns,
      sheets: ['About', 'Patients'],
      sheet: 'About',
      isCertain: false,
      dateOrder: { order: 'DMY', isAsked: true },
      phoneCountry: { country: 'AU', isAsked: true },
    } as const;
    const { user, sent } = open(asked as unknown as Partial<ImportTable>, {
      columns: KNOWN,
      sheets: ['About', 'Patients'],
      sheet: 'Patients',
    });
    await choose();
    await user.selectOptions(
      await screen.findByLabelText('How dates are written'),
      'Month first: 12/31/1984',
    );
    expect(screen.getByLabelText('Phone numbers without a country code')).toHaveValue('AU');
    await user.selectOptions(screen.getByLabelText('Sheet'), 'Patients');
    expect(await screen.findByText(/4 columns will be imported/)).toBeInTheDocument();
    expect((sent('POST /api/import-columns')[1]!.body as FormData).get('sheet')).toBe('Patients');
    expect(screen.queryByLabelText('How dates are written')).not.toBeInTheDocument();
  });

  it('offers the mapping of the last import', async () => {
    const remembered = {
      usedAt: '2026-11-03T02:00:00.000Z',
      mapping: {
        sheet: null,
        constants: {},
        dateOrder: 'DMY' as const,
        phoneCountry: null,
        columns: [
          { header: 'Who', field: 'fullName' },
          { header: 'Mail', field: 'email' },
          { header: 'Reach', field: 'phone' },
        ],
      },
    };
    const columns = [columnSample('Reach', null), columnSample('Who', null), columnSample('Mail', 'email')];
    const { user } = open({ columns, isCertain: false, remembered });
    await choose();
    expect(await screen.findByText('As last time')).toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: /becomes/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Suggest again' }));
    expect(await becomes('Who')).toHaveValue('');
    await user.click(screen.getByRole('button', { name: 'Choose as last time' }));
    expect(await screen.findByText('As last time')).toBeInTheDocument();
  });

  it('shows which values of last time go into every row, but asks for the class of surgeries again', async () => {
    const columns = ['name', 'baseFee'].map((field) => columnSample(field, field));
    const mapping = {
      sheet: null,
      constants: { procedureClass: 'COSMETIC', hasOptions: 'true' },
      dateOrder: 'DMY' as const,
      phoneCountry: null,
      columns: columns.map(({ header }) => ({ header, field: header })),
    };
    const { user, sent } = openFor('surgeries', {
      columns,
      remembered: { usedAt: '2026-11-03T02:00:00.000Z', mapping },
    });
    await choose();
    expect(await screen.findByText('As last time')).toBeInTheDocument();
    expect(screen.getByText('Has options: Yes in every row')).toBeInTheDocument();
    expect(screen.queryByText(/^Class: /)).not.toBeInTheDocument();
    expect(screen.getByText('Missing, so left for you to decide:').parentElement).toHaveTextContent(/class/i);
    expect(screen.queryByRole('combobox', { name: /becomes/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start import' }));
    await screen.findByText('Stopped here');
    expect(sentMapping(sent)).toMatchObject({ constants: { hasOptions: 'true' } });
  });

  it('lets the file itself decide how it is read where it can, and otherwise asks', async () => {
    const columns = [
      ...KNOWN,
      columnSample('When', 'dateOfBirth', { examples: ['03/12/1984', '31/12/1984'] }),
    ];
    const mapping = {
      sheet: null,
      constants: {},
      dateOrder: 'MDY' as const,
      phoneCountry: 'NZ' as const,
      columns: columns.map(({ header, field }) => ({ header, field: field! })),
    };
    const remembered = { usedAt: '2026-11-03T02:00:00.000Z', mapping };
    const certain = { columns, remembered, dateOrder: { order: 'DMY', isAsked: false } } as const;
    const proven = { ...certain, dateOrder: { order: 'MDY', isAsked: true } } as const;
    const dayFirst = { ...remembered, mapping: { ...mapping, dateOrder: 'DMY' as const } };
    const ambiguous = {
      columns,
      remembered,
      dateOrder: { order: 'DMY', isAsked: true },
      phoneCountry: { country: 'AU', isAsked: true },
    } as const;
    const asText = columns.map((column) =>
      column.header === 'When' ? { ...column, field: 'notes' } : column,
    );
    const { user, sent } = open(
      ...([
        certain,
        { ...proven, remembered: dayFirst },
        ambiguous,
        { columns: asText, remembered },
      ] as Reply[]),
    );
    await choose('certain.csv');
    expect(await screen.findByText('As last time')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Start import' }));
    await screen.findByText('Stopped here');
    expect(sentMapping(sent)).toMatchObject({ dateOrder: 'DMY', phoneCountry: null });
    await choose('proven.csv');
    expect(await screen.findByLabelText('How dates are written')).toHaveValue('MDY');
    await choose('ambiguous.csv');
    expect(await screen.findByLabelText('Phone numbers without a country code')).toHaveValue('NZ');
    expect(screen.getByLabelText('How dates are written')).toHaveValue('MDY');
    await choose('text.csv');
    await waitFor(() => expect(screen.queryByLabelText('Phone numbers without a country code')).toBeNull());
    const order = await screen.findByLabelText('How dates are written');
    expect(order).toHaveValue('MDY');
    await user.selectOptions(order, 'Day first: 31/12/1984');
    expect(screen.getByLabelText('How dates are written')).toHaveValue('DMY');
  });

  it('explains why a file cannot be read, and reads the next one', async () => {
    open({ problem: 'This is a picture, not a list.' }, { columns: KNOWN });
    await choose('photo.csv');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByText('This is a picture, not a list.')).toBeInTheDocument();
    expect(screen.getByText(/^The first line names the columns\./)).toBeInTheDocument();
    await choose('list.csv');
    expect(await screen.findByText(/4 columns will be imported/)).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

it('restores the last mapping when columns are reordered or share a name', () => {
  const table = tableSample({
    columns: ['Mobile', 'Name', 'Mobile'].map((header) => columnSample(header, null)),
    remembered: {
      usedAt: '2026-11-03T02:00:00.000Z',
      mapping: {
        sheet: null,
        constants: {},
        dateOrder: 'DMY',
        phoneCountry: null,
        columns: [
          { column: 0, header: 'Name', field: 'fullName' },
          { header: 'Mobile', field: 'phone' },
          { header: 'Mobile', field: 'secondaryPhone' },
        ],
      },
    },
  });
  expect(recallChoice('clients', table)?.fields).toEqual(['phone', 'fullName', 'secondaryPhone']);
});
