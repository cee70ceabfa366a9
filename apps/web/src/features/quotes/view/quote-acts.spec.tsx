import { screen, waitFor, within } from '@testing-library/react';
import { createQuoteTemplate, listClients } from '@quillcare/contracts';
import { expectAccessible } from '../../../testing/axe';
import { pageOf, refusal } from '../../../testing/fake-server';
import { sampleOf } from '../../../testing/sample-of';
import { someLine, someQuote } from '../quote.sample';
import { act, AT, open, OTHER, sent, versionOf } from './quote-view.suite';

describe('changed prices', () => {
  const line = someLine();
  const compared = { ...line, unitFeeMinor: 900_000, totalMinor: 900_000 };
  const stale = {
    isStale: true,
    pricedOn: '2026-11-19',
    beforeMinor: 845_000,
    afterMinor: 900_000,
    differenceMinor: 55_000,
    causes: [{ kind: 'RULE', name: 'Summer fees' }],
    lines: [
      {
        key: 'line-1',
        change: 'CHANGED',
        before: line,
        after: compared,
        differenceMinor: 55_000,
        fields: [{ field: 'unitFeeMinor', before: 845_000, after: 900_000 }],
      },
    ],
  };
  const replies = { [`GET ${AT}/prices`]: [{ body: stale }] };

  it('are listed line by line on a draft, and applied', async () => {
    const { user, sent: requests } = open(someQuote(), {
      ...replies,
      [`POST ${AT}/prices`]: [{ body: someQuote() }],
    });
    const notice = within(await screen.findByRole('group', { name: /^Prices have changed/ }));
    expect(notice.getByText(/would cost \$550\.00 more: \$9,000\.00 instead of/)).toBeInTheDocument();
    expect(notice.getByText('Changed since: Summer fees.')).toBeInTheDocument();
    await user.click(notice.getByRole('button', { name: 'Show the lines' }));
    expect(notice.getByText('Fee: $8,450.00 → $9,000.00')).toBeInTheDocument();
    await expectAccessible();
    await user.click(notice.getByRole('button', { name: 'Update prices' }));
    expect(await screen.findByText('Quote updated to today’s prices')).toBeInTheDocument();
    expect(requests(`POST ${AT}/prices`)[0]!.body).toEqual({ version: 1 });
  });

  it('start the next version of a sent quote', async () => {
    const {
      user,
      sent: requests,
      at,
    } = open(sent(), {
      ...replies,
      [`POST ${AT}/revise`]: [{ body: { ...someQuote(), id: OTHER, revision: 2 } }],
    });
    await user.click(await screen.findByRole('button', { name: 'Revise at today’s prices' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Re-quote at today’s prices' }));
    expect(
      await dialog.findByText(/changes from \$8,450\.00 to \$9,000\.00 \(\+\$550\.00\)/),
    ).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Start version 2' }));
    await waitFor(() => expect(at()).toBe(`/quotes/edit/${OTHER}`));
    expect(requests(`POST ${AT}/revise`)[0]!.body).toEqual({ version: 1, prices: 'CURRENT', reason: null });
  });

  it('start the version after all others, also those that ended', async () => {
    const ended = versionOf(sent(), { id: OTHER, revision: 2, status: 'WITHDRAWN' });
    const { user } = open(sent(), replies, { versions: [ended, versionOf(sent())] });
    await user.click(await screen.findByRole('button', { name: 'Revise at today’s prices' }));
    expect(await screen.findByRole('button', { name: 'Start version 3' })).toBeInTheDocument();
  });

  it('do not offer a next version before it is known that there is none', async () => {
    open(sent(), { ...replies, [`GET ${AT}/versions`]: ['never'] });
    await screen.findByText('Nothing has been recorded yet.');
    expect(screen.queryByRole('button', { name: 'Revise at today’s prices' })).toBeNull();
  });

  it('can be checked again after a failure', async () => {
    const failed = refusal(500, 'INTERNAL', 'An unknown error occurred');
    const { user } = open(someQuote(), { [`GET ${AT}/prices`]: [failed, { body: stale }] });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('group', { name: /^Prices have changed/ })).toBeInTheDocument();
  });
});

describe('quote versions', () => {
  const second = { ...sent(), revision: 2 };
  const versions = [
    versionOf(second),
    versionOf(sent(), { id: OTHER, status: 'SUPERSEDED', totalMinor: 800_000 }),
  ];

  it('are listed with status, total and author, and compared line by line', async () => {
    const lines = [
      {
        key: 'a',
        change: 'ADDED',
        before: null,
        after: someLine(),
        differenceMinor: 45_000,
        fields: [],
      },
      { key: 'b', change: 'SAME', before: someLine(), after: someLine(), differenceMinor: 0, fields: [] },
    ];
    const comparison = { beforeMinor: 800_000, afterMinor: 845_000, differenceMinor: 45_000, lines };
    const { user, sent: requests } = open(
      second,
      { [`GET ${AT}/comparison`]: [{ body: comparison }] },
      { versions },
    );
    const panel = within(await screen.findByRole('region', { name: 'Versions' }));
    expect(panel.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Version 2Sent$8,450.0020 Nov 2026 by Ruby Park',
      'Version 1Replaced$8,000.0020 Nov 2026 by Ruby Park',
    ]);
    await user.click(panel.getByRole('button', { name: 'Compare' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare versions' }));
    expect(await dialog.findByText('Total: $8,000.00 → $8,450.00')).toBeInTheDocument();
    expect(dialog.getByText('1 line unchanged')).toBeInTheDocument();
    expect(requests(`GET ${AT}/comparison`)[0]!.path).toContain(`with=${OTHER}`);
    await expectAccessible();
  });

  it('link from a replaced one to the current one', async () => {
    const first = { ...sent({ status: 'SUPERSEDED', supersededById: OTHER }) };
    const items = [versionOf(second, { id: OTHER }), versionOf(first)];
    open(first, {}, { versions: items });
    expect(await screen.findByRole('link', { name: 'Open version 2' })).toHaveAttribute(
      'href',
      `/quotes/view/${OTHER}`,
    );
  });
});

describe('other quote actions', () => {
  it('revise with a reason at the quote’s own prices', async () => {
    const { user, sent: requests } = open(sent(), {
      [`POST ${AT}/revise`]: [refusal(409, 'REVISION_EXISTS', 'It was started already.')],
    });
    await act(user, 'Revise');
    const dialog = within(await screen.findByRole('dialog', { name: 'Revise quote Q-2026-000123' }));
    await user.type(dialog.getByLabelText(/^Reason/), 'No assistant');
    await user.click(dialog.getByRole('button', { name: 'Start version 2' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('It was started already.');
    expect(requests(`POST ${AT}/revise`)[0]!.body).toEqual({
      version: 1,
      prices: 'KEPT',
      reason: 'No assistant',
    });
  });

  it('revise at today’s prices on request', async () => {
    const same = { isStale: false, pricedOn: '2026-11-19', causes: [], lines: [] };
    const { user, sent: requests } = open(sent(), {
      [`GET ${AT}/prices`]: [{ body: { ...same, beforeMinor: 0, afterMinor: 0, differenceMinor: 0 } }],
      [`POST ${AT}/revise`]: [{ body: { ...someQuote(), id: OTHER, revision: 2 } }],
    });
    await act(user, 'Revise');
    const dialog = within(await screen.findByRole('dialog', { name: 'Revise quote Q-2026-000123' }));
    await user.click(dialog.getByRole('radio', { name: 'Use today’s prices' }));
    expect(await dialog.findByText(/19 Nov 2026/)).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Start version 2' }));
    await waitFor(() => expect(requests(`POST ${AT}/revise`)[0]?.body).toMatchObject({ prices: 'CURRENT' }));
  });

  it('duplicate for another client', async () => {
    const { items } = sampleOf(listClients.result, { text: 'Minh', id: OTHER }) as { items: object[] };
    const client = { ...items[0], firstName: 'Minh', lastName: 'Tran', dateOfBirth: null, deletedAt: null };
    const {
      user,
      sent: requests,
      at,
    } = open(sent(), {
      'GET /api/clients': [pageOf([client])],
      [`POST ${AT}/duplicate`]: [{ body: { ...someQuote(), id: OTHER, quoteNumber: 'Q-2026-000124' } }],
    });
    await act(user, 'Duplicate');
    const dialog = within(await screen.findByRole('dialog', { name: 'Duplicate this quote' }));
    await user.click(dialog.getByRole('radio', { name: 'Another client' }));
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
    expect(await dialog.findByText('Choose a client.')).toBeInTheDocument();
    await user.type(dialog.getByRole('combobox', { name: 'Client' }), 'Minh');
    await user.click(await screen.findByRole('option', { name: /Minh Tran/ }));
    await user.click(dialog.getByRole('button', { name: 'Duplicate' }));
    await waitFor(() => expect(at()).toBe(`/quotes/edit/${OTHER}`));
    expect(requests(`POST ${AT}/duplicate`)[0]!.body).toEqual({ clientId: OTHER });
  });

  it('create a new link after warning that the previous one stops working', async () => {
    const { user } = open(sent(), {
      [`POST ${AT}/link`]: [{ body: { quote: sent(), link: 'https://x/new' } }],
    });
    await act(user, 'Copy link');
    expect(await screen.findByText(/The link in the patient’s email stops working/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Make a new link' }));
    expect(await screen.findByRole('textbox', { name: 'Private link' })).toHaveValue('https://x/new');
  });

  it('switch off all links after explaining the consequence', async () => {
    const { user, sent: requests } = open(sent(), { [`POST ${AT}/revoke-links`]: [{ body: sent() }] });
    await act(user, 'Switch off links');
    expect(await screen.findByText(/Resend it to give the patient a new link/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Switch off' }));
    expect(await screen.findByText('Links switched off')).toBeInTheDocument();
    expect(requests(`POST ${AT}/revoke-links`)[0]!.body).toEqual({ version: 1 });
  });

  it('resend after confirmation', async () => {
    const { user, sent: requests } = open(sent(), {
      [`POST ${AT}/resend`]: [{ body: { quote: sent(), link: 'https://x/again' } }],
    });
    await user.click(await screen.findByRole('button', { name: 'Resend' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Resend' }));
    expect(await screen.findByRole('dialog', { name: 'Quote sent again' })).toBeInTheDocument();
    expect(requests(`POST ${AT}/resend`)[0]!.body).toEqual({ version: 1 });
  });

  it('save the lines as a template, including typed fees', async () => {
    const { user, sent: requests } = open(sent(), {
      'POST /api/quote-templates': [
        { body: sampleOf(createQuoteTemplate.result, { text: 'Nose', id: OTHER }) },
      ],
    });
    await act(user, 'Save as template');
    const dialog = within(await screen.findByRole('dialog', { name: 'Save as template' }));
    await user.clear(dialog.getByLabelText('Name'));
    await user.click(dialog.getByRole('button', { name: 'Save template' }));
    expect(await dialog.findByText('Give the template a name.')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Name'), 'Nose');
    await user.click(dialog.getByRole('button', { name: 'Save template' }));
    expect(await screen.findByText('Template saved')).toBeInTheDocument();
    const body = requests('POST /api/quote-templates')[0]!.body as { lines: object[] };
    expect(body).toMatchObject({ name: 'Nose', isShared: true, procedureClass: 'MEDICARE' });
    expect(body.lines[0]).toMatchObject({ key: null, unitFeeMinor: 845_000, medicareBenefitMinor: 75_840 });
  });
});
