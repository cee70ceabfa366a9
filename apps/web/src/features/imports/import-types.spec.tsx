import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ImportRun, ImportTable, Role } from '@quillcare/contracts';
import { getImportFields, IMPORT_ENTITY_TYPES, type ImportEntityType } from '@quillcare/rules';
import { pageOf } from '../../testing/fake-server';
import { expectAccessible } from '../../testing/axe';
import { renderPage } from '../../testing/render-page';
import { columnSample, RUN_ID, runSample, tableSample } from './import-table.sample';
import { importWords } from './import.en';
import { ImportPage } from './import.page';

const run = (changes: Partial<ImportRun> = {}) =>
  runSample({
    entityType: 'surgeries',
    total: 1_200,
    successful: 1_200,
    summary: '1200 of 1200 records processed',
    ...changes,
  });

const UNDONE = '2026-11-20T08:00:00.000Z';

interface Opening {
  role?: Role;
  earlier?: ImportRun[];
  shown?: ImportRun;
  columns?: Partial<ImportTable>[];
}

function open(
  entityType: ImportEntityType,
  { role = 'ORG_ADMIN', earlier = [], shown, columns = [{}] }: Opening = {},
) {
  const path = `/${entityType}/import`;
  return renderPage(<ImportPage entityType={entityType} />, {
    path,
    url: shown ? `${path}?run=${shown.id}` : path,
    user: { role },
    replies: {
      'POST /api/import-columns': columns.map((changes) => ({ body: tableSample(changes) })),
      'POST /api/imports': [{ status: 202, body: run({ entityType }) }],
      'GET /api/imports': [pageOf(earlier)],
      [`GET /api/imports/${RUN_ID}/undo/records`]: [{ body: { items: [], nextCursor: null } }],
      [`GET /api/imports/${RUN_ID}`]: [{ body: shown ?? run({ entityType }) }],
    },
  });
}

const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const what = () => screen.queryByRole('combobox', { name: 'What to import' });

describe('import page by type', () => {
  it.each(IMPORT_ENTITY_TYPES)('lists the name and all columns of %s', async (type) => {
    open(type);
    const { title: name, list, strategy } = importWords.en.types[type];
    expect(await title(name)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: list })).toHaveAttribute('href', `/${type}`);
    expect(screen.getByRole('radiogroup', { name: strategy })).toBeInTheDocument();
    const shown = screen.getByText(/^The first line names the columns\./).closest('section')!;
    for (const { column } of getImportFields(type)) expect(shown).toHaveTextContent(column);
  });

  it('shows the required columns of clients', async () => {
    open('clients');
    expect(
      await screen.findByText(
        'The first line names the columns. Required: firstName, lastName, email, phone.',
      ),
    ).toBeInTheDocument();
  });

  it('checks the header of a doctors file, and sends its type', async () => {
    const names = ['firstName', 'lastName', 'credentials', 'phone', 'email'];
    const columns = [{ columns: names.map((field) => columnSample(field, field)) }];
    const { user, sent, at } = open('doctors', { columns });
    expect(
      await screen.findByText(
        'The first line names the columns. Required: firstName, lastName, credentials, phone, email.',
      ),
    ).toBeInTheDocument();
    expect(screen.getByText('Values for title: Dr, Prof, Mr, Ms, Mrs.')).toBeInTheDocument();
    expect(screen.getByText('Keep the existing doctor and ignore this row.')).toBeInTheDocument();
    choose();
    await screen.findByText('Everything needed is recognised: 5 columns will be imported.');
    await expectAccessible();
    await user.click(screen.getByRole('button', { name: 'Start import' }));
    expect(await screen.findByRole('link', { name: 'See doctors' })).toHaveAttribute('href', '/doctors');
    expect((sent('POST /api/imports')[0]!.body as FormData).get('entityType')).toBe('doctors');
    expect(at()).toBe(`/doctors/import?run=${RUN_ID}`);
  });
});

it.each([
  [170, '1,250 rows a second, about 3 minutes left'],
  [20, '1,250 rows a second, less than a minute left'],
])('shows the speed and the remaining time of an import with %d seconds left', async (secondsLeft, said) => {
  const running = { status: 'RUNNING', finishedAt: null, bytesProcessed: 45 } as const;
  open('clients', { shown: run({ ...running, pace: { rowsPerSecond: 1_250, secondsLeft } }) });
  expect(await screen.findByText(said)).toBeVisible();
});

describe('surgery import', () => {
  it('explains how to write the class, and asks for it if the file lacks it', async () => {
    const known = [columnSample('name', 'name'), columnSample('baseFee', 'baseFee')];
    open('surgeries', {
      columns: [{ columns: known }, { columns: [...known, columnSample('class', 'procedureClass')] }],
    });
    expect(
      await screen.findByText('Values for procedureClass: MEDICARE, COSMETIC, MIXED.'),
    ).toBeInTheDocument();
    expect(screen.getByText(/write Medicare, Cosmetic or Both/)).toBeInTheDocument();
    choose();
    const asked = (await screen.findByText('Missing, so left for you to decide:')).closest('p');
    expect(asked).toHaveTextContent('Missing, so left for you to decide: procedureClass');
    choose();
    await waitFor(() => expect(screen.queryByText('Missing, so left for you to decide:')).toBeNull());
  });
});

describe('import type selector', () => {
  it('opens the page of another type', async () => {
    const { user, at } = open('clients');
    await title('Import clients');
    await user.click(what()!);
    const options = within(screen.getByRole('listbox')).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Clients',
      'Leads',
      'Sites',
      'Hospitals',
      'Doctors',
      'Surgeries',
    ]);
    await user.click(screen.getByRole('option', { name: 'Surgeries' }));
    expect(at()).toBe('/surgeries/import');
  });

  it('is hidden from a lead coordinator, who may import only leads', async () => {
    open('leads', { role: 'LEAD_COORDINATOR' });
    expect(await screen.findByRole('button', { name: 'Start import' })).toBeInTheDocument();
    expect(what()).not.toBeInTheDocument();
  });

  it('accepts no file for records the user may not add', async () => {
    open('doctors', { role: 'SALES_MANAGER' });
    expect(await screen.findByText(/You don’t have permission to add doctors/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Start import' })).not.toBeInTheDocument();
  });
});

describe('files of an import', () => {
  const before = { create: URL.createObjectURL, revoke: URL.revokeObjectURL };
  const saved: { blob?: Blob; name?: string } = {};

  beforeEach(() => {
    URL.createObjectURL = (blob) => {
      saved.blob = blob as Blob;
      return 'blob:template';
    };
    URL.revokeObjectURL = () => undefined;
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.name = this.download;
    });
  });
  afterEach(() => {
    URL.createObjectURL = before.create;
    URL.revokeObjectURL = before.revoke;
    jest.restoreAllMocks();
  });

  it('have a template with only the header row of the type', async () => {
    const { user } = open('doctors');
    await user.click(await screen.findByRole('button', { name: 'Download a template' }));
    await waitFor(() => expect(saved.name).toBe('doctors-template.csv'));
    expect(await textOf(saved.blob!)).toBe(
      'title,firstName,lastName,credentials,phone,email,licenseExpiry,isActive\r\n',
    );
  });

  it('have messages whose names a spreadsheet reads as they are written', async () => {
    const message = { row: 2, column: 'name', message: 'There already', value: 'Nguyễn' };
    const shown = run({ warnings: [message], fileName: 'surgeries.v2.xlsx' });
    const { user } = open('surgeries', { shown });
    await user.click(await screen.findByRole('button', { name: 'Download messages' }));
    await waitFor(() => expect(saved.name).toBe('surgeries.v2-messages.csv'));
    // Without the mark, Excel takes the file for one of its own older encoding.
    expect([...(await bytesOf(saved.blob!))].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  });

  it('have undone records, named after the file of the import', async () => {
    const undo = {
      status: 'COMPLETED',
      createdAt: UNDONE,
      finishedAt: UNDONE,
      cancelRequestedAt: null,
      total: 1,
      removed: 1,
      restored: 0,
      left: 0,
      by: 'Amelia Nguyen',
      problem: null,
    } as const;
    const { user } = open('surgeries', { shown: run({ fileName: 'Surgeries.XLSX', undo }) });
    await user.click(await screen.findByRole('button', { name: 'Download this list' }));
    await waitFor(() => expect(saved.name).toBe('Surgeries-undone.csv'));
  });
});

describe('import result', () => {
  it('counts the drafted surgery descriptions, and links to their approval', async () => {
    open('surgeries', { shown: run({ described: 3 }) });
    expect(await screen.findByText(/^3 surgeries had no description and got a draft\./)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Open the surgeries' })).toHaveAttribute('href', '/surgeries');
    expect(screen.getByText('Descriptions drafted').nextSibling).toHaveTextContent('3');
    expect(screen.getByText('Created').nextSibling).toHaveTextContent('1,200');
    await expectAccessible();
  });

  it('mentions no drafts if there are none', async () => {
    open('surgeries', { shown: run() });
    expect(await screen.findByText('Descriptions drafted')).toBeInTheDocument();
    expect(screen.queryByText(/got a draft/)).not.toBeInTheDocument();
  });

  it('is shown in the words of its own type, whatever the page’s type', async () => {
    const { user, at } = open('clients', { shown: run({ entityType: 'hospitals' }) });
    expect(await title('Import hospitals')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See hospitals' })).toHaveAttribute('href', '/hospitals');
    expect(screen.queryByText('Descriptions drafted')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Import another file' }));
    expect(at()).toBe('/hospitals/import');
  });
});

describe('earlier imports', () => {
  const earlier = [run({ entityType: 'sites', fileName: 'rooms.csv' })];
  const link = () => screen.findByRole('link', { name: 'rooms.csv' });

  it('show what was imported, and link to the page of their type', async () => {
    open('clients', { earlier });
    expect(await link()).toHaveAttribute('href', `/sites/import?run=${RUN_ID}`);
    expect((await link()).closest('li')).toHaveTextContent(/^rooms\.csvSites.*Finished$/);
  });

  it('link to a page the user may open if that of their type is not allowed', async () => {
    open('clients', { earlier, role: 'SALES_MANAGER' });
    expect(await link()).toHaveAttribute('href', `/clients/import?run=${RUN_ID}`);
  });
});

function choose(): void {
  const file = new File(['name\n'], 'list.csv', { type: 'text/csv' });
  fireEvent.change(screen.getByLabelText('CSV file or Excel workbook'), { target: { files: [file] } });
}

function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });
}

function textOf(blob: Blob): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });
}

it('says of every list that a CSV file or an Excel workbook can be uploaded', () => {
  for (const { subtitle } of Object.values(importWords.en.types))
    expect(subtitle).toContain('a CSV file or an Excel workbook');
});
