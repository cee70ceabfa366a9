import { screen, waitFor, within } from '@testing-library/react';
import {
  getSite,
  getSurgery,
  type Surgery,
  listQuoteTemplates,
  type QuoteTemplate,
  type Site,
} from '@quillcare/contracts';
import { refusal } from '../../../testing/fake-server';
import { sampleOf } from '../../../testing/sample-of';
import { client, doctor, draft, id, lines, page, priceAsked } from './editor-server.fixtures';
import { previewSample } from './editor.fixtures';
import { EDIT, setUp } from './quote-editor.suite';

const PREVIEW = 'POST /api/quotes/preview';
const PATCH = `PATCH /api/quotes/${id(1)}`;
const cells = (row: number) =>
  within(within(screen.getByRole('grid')).getAllByRole('row')[row]!).getAllByRole('gridcell');

beforeEach(() => sessionStorage.clear());

async function opened(replies?: Parameters<typeof setUp>[1]) {
  const app = setUp(EDIT, replies);
  await screen.findByRole('grid');
  await waitFor(() => expect(cells(1)[5]).toHaveTextContent('8,450.00'));
  return app;
}

describe('focus in the quote editor', () => {
  it('moves to the next line when one is removed', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: /^Open line 1/ }));
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(screen.getByRole('button', { name: /^Open line 1: Hospital stay/ })).toHaveFocus();
  });

  it('stays in the line that was marked as not included', async () => {
    const { user } = await opened();
    await user.click(screen.getByRole('button', { name: 'Not included' }));
    expect(cells(2)[4]).toHaveFocus();
  });

  it('returns to the menu’s button when nothing is added', async () => {
    const { user } = await opened();
    const add = screen.getByRole('button', { name: 'Add a line' });
    await user.click(add);
    await user.click(await screen.findByRole('menuitem', { name: 'Pathology' }));
    await waitFor(() => expect(cells(4)[1]).toHaveFocus());
    await user.click(add);
    await screen.findByRole('menuitem', { name: 'Pathology' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(add).toHaveFocus();
  });
});

it('lets a surgery that cannot be loaded be removed', async () => {
  const surgeries = [{ surgeryId: id(8), side: 'NOT_APPLICABLE' as const, optionIds: null }];
  const { user } = await opened({
    [`GET /api/quotes/${id(1)}`]: [{ body: draft({ surgeries: surgeries as never }) }],
  });
  expect(await screen.findByText('This surgery could not be loaded.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Remove the surgery' }));
  expect(screen.queryByText('This surgery could not be loaded.')).not.toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: 'Surgery' })).toHaveFocus();
});

it('brings back the lines of a surgery that was removed before the editor knew which lines are missing', async () => {
  let answerFirst: () => void;
  const first = new Promise<void>((resolve) => (answerFirst = resolve));
  let isFirst = true;
  const surgeries = [{ surgeryId: id(8), side: 'NOT_APPLICABLE' as const, optionIds: null }];
  const surgery = {
    ...(sampleOf(getSurgery.result, { text: 'x', id: id(8) }) as Surgery),
    name: 'Septoplasty',
  };
  const { user } = await opened({
    [`GET /api/quotes/${id(1)}`]: [{ body: draft({ surgeries: surgeries as never }) }],
    'GET /api/surgeries': [page(surgery)],
    [PREVIEW]: [
      async (request) => {
        const body = request.body as { lines: object[] | null; surgeries: object[] };
        if (body.lines) return priceAsked(request);
        const own = body.surgeries.length > 0 ? lines : lines.slice(1);
        const wasFirst = isFirst;
        isFirst = false;
        if (wasFirst) await first;
        return { body: previewSample(own) };
      },
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Remove the surgery' }));
  const surgeon = () => screen.queryByRole('button', { name: /^Open line .: Septorhinoplasty/ });
  await waitFor(() => expect(surgeon()).not.toBeInTheDocument());
  answerFirst!();
  await user.type(screen.getByRole('combobox', { name: 'Surgery' }), 'Septo');
  await user.click(await screen.findByRole('option', { name: /Septoplasty/ }));
  await waitFor(() => expect(surgeon()).toBeInTheDocument());
});

it('does not show earlier templates as the result of a search that failed', async () => {
  const { items } = sampleOf(listQuoteTemplates.result, { text: 'x', id: id(7) }) as {
    items: QuoteTemplate[];
  };
  const template = { ...items[0], name: 'Septoplasty, day surgery' };
  const { user } = await opened({
    'GET /api/quote-templates': [page(template), refusal(500, 'INTERNAL', 'Not now.')],
  });
  await user.click(screen.getByRole('button', { name: 'Start from a template' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText('Septoplasty, day surgery')).toBeInTheDocument();
  await user.type(dialog.getByRole('textbox'), 'r');
  expect(await dialog.findByText('Not now.')).toBeInTheDocument();
  expect(dialog.queryByText('Septoplasty, day surgery')).not.toBeInTheDocument();
});

it('offers to undo a template until the next change, which would be undone instead', async () => {
  const { items } = sampleOf(listQuoteTemplates.result, { text: 'x', id: id(7) }) as {
    items: QuoteTemplate[];
  };
  const template = { ...items[0], name: 'Septoplasty, day surgery' };
  const { user } = await opened({ 'GET /api/quote-templates': [page(template)] });
  const apply = async () => {
    await user.click(screen.getByRole('button', { name: 'Start from a template' }));
    await user.click(await screen.findByText('Septoplasty, day surgery'));
  };
  const undo = () => screen.queryByRole('button', { name: 'Undo' });
  await apply();
  await user.click(undo()!);
  expect(await screen.findByRole('button', { name: /^Open line 1: Septorhinoplasty/ })).toBeInTheDocument();
  await apply();
  expect(undo()).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add a line' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Anaesthetist' }));
  await waitFor(() => expect(undo()).not.toBeInTheDocument());
});

it('names what both changed in a conflict', async () => {
  const other = { ...doctor, id: id(13), firstName: 'Ravi', lastName: 'Menon' };
  const third = { ...doctor, id: id(23), firstName: 'Mei', lastName: 'Tan' };
  const theirs = draft({
    version: 2,
    doctor: { ...draft().doctor, ...other },
    quoteDiscount: { type: 'PERCENTAGE', basisPoints: 1_000 },
    lines: [{ ...lines[0]!, billedBy: 'HOSPITAL' }, lines[1]!],
  });
  const { user } = await opened({
    'GET /api/doctors': [page(third)],
    'GET /api/quotes': [page()],
    [`GET /api/doctors/${id(13)}`]: [{ body: other }],
    [`GET /api/doctors/${id(23)}`]: [{ body: third }],
    [`GET /api/clients/${id(2)}`]: [{ body: client }],
    [`GET /api/quotes/${id(1)}`]: [{ body: draft() }, { body: theirs }],
    [PATCH]: [refusal(409, 'VERSION_CONFLICT', 'Someone else changed this.')],
  });
  await user.clear(screen.getByRole('combobox', { name: 'Doctor' }));
  await user.type(screen.getByRole('combobox', { name: 'Doctor' }), 'Mei');
  await user.click(await screen.findByRole('option', { name: /Mei Tan/ }));
  await user.type(screen.getByRole('textbox', { name: 'Discount on the quote' }), '5');
  cells(1)[3]!.focus();
  await user.keyboard('{Enter}');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Billed by' }), 'Provider');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toHaveTextContent('Dr Ravi Menon'));
  expect(dialog).toHaveTextContent('Dr Mei Tan');
  expect(dialog).toHaveTextContent('10%');
  expect(dialog).toHaveTextContent('5%');
  expect(dialog).toHaveTextContent('Billed by: Hospital');
  expect(dialog).toHaveTextContent('Billed by: Provider');
});

describe('a new quote', () => {
  const sample = sampleOf(getSite.result, { text: 'x', id: id(30) }) as Site;
  const site = { ...sample, name: 'Rooms', isDefault: true, isActive: true };

  it('may be left without a question while only the usual site has been filled in', async () => {
    const { user, at } = setUp('/quotes/create', {
      'GET /api/sites': [page(site)],
      [`GET /api/sites/${id(30)}`]: [{ body: site }],
    });
    await waitFor(() => expect(screen.getByRole('combobox', { name: /^Site/ })).toHaveValue('Rooms'));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(at()).toBe('/quotes'));
  });
});
