import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { PricedLine } from '@quillcare/contracts';
import { expectAccessible } from '../../../testing/axe';
import { refusal } from '../../../testing/fake-server';
import { draft, id, lines, priceAsked } from './editor-server.fixtures';
import { EDIT, setUp } from './quote-editor.suite';

const cell = (row: number, column: number) =>
  within(within(screen.getByRole('grid')).getAllByRole('row')[row]!).getAllByRole('gridcell')[column]!;
const FEE = 5;
const TOTAL = 10;
const total = () => within(screen.getByRole('region', { name: 'Totals' })).getByText(/^Total/).nextSibling;

/** Returns whether a draft is kept in session storage. */
const kept = () => Object.keys(sessionStorage).some((key) => key.includes('quote'));

beforeEach(() => sessionStorage.clear());

async function opened(replies?: Parameters<typeof setUp>[1]) {
  const app = setUp(EDIT, replies);
  await screen.findByRole('grid');
  await waitFor(() => expect(app.sent('POST /api/quotes/preview').length).toBeGreaterThan(0));
  await waitFor(() => expect(total()).toHaveTextContent('$8,450.00'));
  return app;
}

describe('quote lines by keyboard', () => {
  it('replace the computed fee with a typed one, mark it, and move down on Enter', async () => {
    const { user, sent } = await opened();
    act(() => cell(1, FEE).focus());
    await user.keyboard('9000{Enter}');
    expect(cell(2, FEE)).toHaveFocus();
    expect(cell(1, FEE)).toHaveTextContent('9,000.00');
    await waitFor(() => expect(total()).toHaveTextContent('$9,000.00'));
    const asked = sent('POST /api/quotes/preview').at(-1)?.body as { lines: object[] };
    expect(asked.lines[0]).toMatchObject({ key: 's:SURGEON', unitFeeMinor: 900_000 });
    expect(cell(1, FEE)).toHaveTextContent('(typed)');
    expect(
      within(cell(1, FEE)).getByTitle('Typed in. The calculated figure is $8,450.00.'),
    ).toBeInTheDocument();
  });

  it('leave a cell unchanged on Escape, and restore the computed fee on Delete', async () => {
    const { user } = await opened();
    act(() => cell(1, FEE).focus());
    await user.keyboard('1{Escape}');
    expect(cell(1, FEE)).toHaveTextContent('8,450.00');
    expect(cell(1, FEE)).toHaveFocus();
    await user.keyboard('1{Enter}{ArrowUp}');
    await user.keyboard('{Delete}');
    await waitFor(() => expect(total()).toHaveTextContent('$8,450.00'));
  });

  it('move to the next editable cell on Tab', async () => {
    const { user } = await opened();
    act(() => cell(1, 1).focus());
    await user.keyboard('{F2}{Tab}');
    expect(cell(1, 2)).toHaveFocus();
  });

  it('keep text that is not a number, with an error', async () => {
    const { user } = await opened();
    act(() => cell(1, FEE).focus());
    await user.keyboard('abc{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a valid number');
    expect(screen.getByRole('textbox', { name: 'Fee' })).toHaveValue('abc');
  });

  it('restore a removed line with Undo', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: /^Open line 1/ }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.queryByRole('button', { name: /Septorhinoplasty/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(screen.getByRole('button', { name: 'Open line 1: Septorhinoplasty' })).toBeInTheDocument();
  });

  it('ask whether a line without a fee is not included', async () => {
    const { user } = await opened();
    expect(screen.getByText('No fee? Mark it as not included, or enter one.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Not included' }));
    expect(screen.queryByText(/^No fee\?/)).not.toBeInTheDocument();
  });

  it('are an accessible grid, also with a row open and while editing', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: /^Open line 1/ }));
    await expectAccessible();
    await user.click(cell(1, 3));
    await expectAccessible();
  });
});

describe('quote checklist', () => {
  it('is shown before anything is chosen', async () => {
    setUp('/quotes/create');
    expect(await screen.findByText('1 of 15 points are met')).toBeInTheDocument();
  });

  it('moves the focus to the incomplete cell, and marks what is required to send', async () => {
    const { user } = await opened();
    expect(screen.getByText('needed to send')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Fee for each line' }));
    expect(cell(2, FEE)).toHaveFocus();
  });
});

describe('quote prices', () => {
  it('keep the typed value and the last total when pricing fails', async () => {
    const { user } = await opened({
      'POST /api/quotes/preview': [priceAsked, refusal(500, 'INTERNAL', 'It broke')],
    });
    act(() => cell(1, FEE).focus());
    await user.keyboard('1{Enter}');
    expect(await screen.findByText('The prices could not be worked out')).toBeInTheDocument();
    expect(total()).toHaveTextContent('$8,450.00');
    expect(cell(1, FEE)).toHaveTextContent('1.00');
  });

  it('show warnings with a link to fix them', async () => {
    await opened();
    expect(screen.getByText(/This doctor is not among those who perform Septoplasty/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Set up fees' })).toHaveAttribute(
      'href',
      `/admin/surgery-config/${id(8)}`,
    );
  });
});

describe('saving a quote', () => {
  it('lists everything missing, with links to the fields', async () => {
    const { user, sent } = setUp('/quotes/create');
    await user.click(await screen.findByRole('button', { name: 'Save draft' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Client: This field is required');
    expect(alert).toHaveTextContent('Lines: Add at least one line');
    await user.click(within(alert).getByRole('button', { name: /^Doctor/ }));
    expect(screen.getByRole('combobox', { name: 'Doctor' })).toHaveFocus();
    expect(sent('POST /api/quotes')).toHaveLength(0);
  });

  it('sends only what was changed, then opens the send dialog', async () => {
    const { user, sent, at } = await opened({
      [`PATCH /api/quotes/${id(1)}`]: [{ body: draft({ version: 2 }) }],
    });
    act(() => cell(1, FEE).focus());
    await user.keyboard('9000{Enter}');
    // Simulates a reload, which stores the draft.
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(kept()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Save and send' }));
    await waitFor(() => expect(at()).toBe(`/quotes/view/${id(1)}?do=send`));
    expect(kept()).toBe(false);
    const body = sent(`PATCH /api/quotes/${id(1)}`)[0]?.body;
    expect(Object.keys(body as object).sort()).toEqual(['lines', 'surgeries', 'version']);
  });

  it('shows a server error at its cell', async () => {
    const errors = [{ path: 'lines.1.unitFeeMinor', message: 'This fee is too high' }];
    const { user } = await opened({
      [`PATCH /api/quotes/${id(1)}`]: [refusal(400, 'VALIDATION_FAILED', 'No', errors)],
    });
    act(() => cell(1, FEE).focus());
    await user.keyboard('9000{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    const entry = await screen.findByRole('button', { name: 'Line 2, Fee: This fee is too high' });
    await user.click(entry);
    expect(cell(2, FEE)).toHaveFocus();
    expect(cell(2, FEE)).toHaveAttribute('aria-invalid', 'true');
  });
});

describe('a colleague’s change to the same draft', () => {
  const theirs = (line: Partial<PricedLine>) =>
    draft({ version: 2, lines: [{ ...lines[0]!, ...line }, lines[1]!] });

  it('is applied and announced if it concerns another line', async () => {
    const app = await opened({
      [`GET /api/quotes/${id(1)}`]: [{ body: draft() }, { body: theirs({ providerName: 'Dr Menon' }) }],
    });
    app.changedElsewhere({ type: 'Quote', id: id(1) });
    expect(await screen.findByText(/changed: line “Septorhinoplasty”/i)).toBeInTheDocument();
    expect(cell(1, 2)).toHaveTextContent('Dr Menon');
  });

  it('is shown next to the user’s own if both changed the same line', async () => {
    const conflict = refusal(409, 'VERSION_CONFLICT', 'Someone else changed this.');
    const { user, sent } = await opened({
      [`GET /api/quotes/${id(1)}`]: [{ body: draft() }, { body: theirs({ enteredFeeMinor: 800_000 }) }],
      [`PATCH /api/quotes/${id(1)}`]: [conflict, { body: draft({ version: 3 }) }],
    });
    act(() => cell(1, FEE).focus());
    await user.keyboard('9000{Enter}');
    await user.click(screen.getByRole('button', { name: 'Save draft' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('Fee: $9,000.00');
    expect(dialog).toHaveTextContent('Fee: $8,000.00');
    await user.click(within(dialog).getAllByRole('radio')[1]!);
    await user.click(within(dialog).getByRole('button', { name: 'Save with these values' }));
    await waitFor(() => expect(sent(`PATCH /api/quotes/${id(1)}`)).toHaveLength(2));
    expect(sent(`PATCH /api/quotes/${id(1)}`)[1]?.body).toMatchObject({ version: 2 });
  });
});

it('asks before discarding unsaved work, and offers it after a reload', async () => {
  const { user } = await opened();
  act(() => cell(1, FEE).focus());
  await user.keyboard('9000{Enter}');
  await user.click(screen.getByRole('button', { name: 'Discard' }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  act(() => void window.dispatchEvent(new Event('pagehide')));
  cleanup();
  const again = await opened();
  await again.user.click(screen.getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(total()).toHaveTextContent('$9,000.00'));
});

it('shows a line’s total in its last cell', async () => {
  await opened();
  expect(cell(1, TOTAL)).toHaveTextContent('8,450.00');
});

describe('link to what is missing', () => {
  it('focuses the cell of the incomplete line', async () => {
    setUp(`${EDIT}?point=FEES&line=s:HOSPITAL`);
    await screen.findByRole('grid');
    await waitFor(() => expect(cell(2, FEE)).toHaveFocus());
  });

  it('focuses the field', async () => {
    setUp(`${EDIT}?point=VALIDITY`);
    await screen.findByRole('grid');
    const field = screen.getByRole('group', { name: /Valid until/ });
    await waitFor(() => expect(field).toContainElement(document.activeElement as HTMLElement));
  });
});

describe('new quote from a template', () => {
  const TEMPLATE = `GET /api/quote-templates/${id(7)}`;
  const blank = {
    key: null,
    surgeryId: null,
    providerName: null,
    billedBy: 'PRACTICE',
    basis: 'FIXED',
    quantity: 1,
    discountMinor: 0,
    discountBasisPoints: null,
    gstTreatment: null,
    mbsItem: null,
    medicareBenefitMinor: null,
    fundBenefitMinor: null,
  };
  const template = {
    id: id(7),
    version: 1,
    createdAt: draft().createdAt,
    updatedAt: draft().updatedAt,
    deletedAt: null,
    createdBy: null,
    updatedBy: null,
    name: 'Septoplasty, day surgery',
    description: null,
    isShared: true,
    surgeries: [],
    procedureClass: 'MEDICARE',
    notesToPatient: 'Please fast from midnight.',
    lines: [
      { ...blank, kind: 'SURGEON', description: 'Septoplasty', unitFeeMinor: 845_000 },
      { ...blank, kind: 'HOSPITAL', description: 'Day stay', billedBy: 'HOSPITAL', unitFeeMinor: 120_000 },
    ],
  };

  it('contains the template’s lines and notes', async () => {
    setUp(`/quotes/create?template=${id(7)}`, { [TEMPLATE]: [{ body: template }] });
    const grid = await screen.findByRole('grid');
    expect(within(grid).getByText('Day stay')).toBeInTheDocument();
    expect(screen.getByDisplayValue('Please fast from midnight.')).toBeInTheDocument();
  });

  it('reports a template that cannot be loaded, and can still be filled in', async () => {
    setUp(`/quotes/create?template=${id(7)}`, {
      [TEMPLATE]: [refusal(404, 'NOT_FOUND', 'Item not found')],
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(/template could not be loaded/);
    expect(screen.getByRole('button', { name: /Add/ })).toBeInTheDocument();
  });
});
