import { screen, within } from '@testing-library/react';
import { someQuote } from '../quote.sample';
import { availableActs } from './quote-actions.view';
import { buildProgressSteps } from './quote-progress';
import { act, AT, id, open, scopeOf, OTHER, sent, versionOf } from './quote-view.suite';

const CASE = '01930000-0000-7000-8000-0000000000cc';
const accepted = () =>
  sent({ status: 'ACCEPTED', respondedAt: '2026-11-21T01:00:00.000Z', surgeryCaseId: CASE, version: 4 });
const second = (more: Parameters<typeof versionOf>[1] = {}) =>
  versionOf(accepted(), { id: OTHER, revision: 2, status: 'SENT', ...more });
const started = { ...someQuote(), id: OTHER, revision: 2 };

describe('signed quote', () => {
  it('is changed with a reason in a new draft', async () => {
    const { user, sent: seen } = open(accepted(), { [`POST ${AT}/vary`]: [{ status: 201, body: started }] });
    await act(user, 'Change');
    const dialog = within(await screen.findByRole('dialog', { name: /^Change signed quote/ }));
    expect(dialog.getByText(/What the patient signed stands until they sign the change/)).toBeVisible();
    const start = dialog.getByRole('button', { name: 'Start version 2' });
    await user.click(start);
    expect(dialog.getByLabelText(/Reason/)).toHaveAttribute('aria-invalid', 'true');
    await user.type(dialog.getByLabelText(/Reason/), 'An extra night');
    await user.click(start);
    expect(await screen.findByText('Version 2 started')).toBeVisible();
    expect(seen(`POST ${AT}/vary`)[0]?.body).toEqual({ version: 4, reason: 'An extra night' });
  });

  it('continues a draft that the patient overtook by signing, which the page says', async () => {
    const overtaken = second({ status: 'DRAFT' });
    const { user, sent: seen } = open(
      accepted(),
      { [`POST ${AT}/vary`]: [{ status: 201, body: { ...started, variationOfId: id } }] },
      { versions: [overtaken, versionOf(accepted())] },
    );
    expect(
      await screen.findByText(/^Version 2 was started before the patient signed this one/),
    ).toBeVisible();
    await act(user, 'Change');
    const dialog = within(await screen.findByRole('dialog', { name: /^Change signed quote/ }));
    expect(
      dialog.getByText(/^Version 2, the draft started before the patient signed, continues/),
    ).toBeVisible();
    await user.type(dialog.getByLabelText(/Reason/), 'An extra night');
    await user.click(dialog.getByRole('button', { name: 'Continue version 2' }));
    expect(await screen.findByText('Version 2 is now a change of the signed quote')).toBeVisible();
    expect(seen(`POST ${AT}/vary`)[0]?.body).toEqual({ version: 4, reason: 'An extra night' });
  });

  it('is not changed twice at once', () => {
    const draft = second({ status: 'DRAFT', variationOfId: id });
    const { primary, others } = availableActs(
      { ...accepted(), versions: [draft, versionOf(accepted())] },
      scopeOf(() => true),
    );
    expect([primary, ...others].map((one) => one?.name)).not.toContain('vary');
  });

  it('shows that a change awaits signature, and what applies until then', async () => {
    open(accepted(), {}, { versions: [second(), versionOf(accepted())] });
    expect(await screen.findByText('Change waiting for the patient’s signature')).toBeVisible();
    expect(screen.getByText(/What was signed on .*21 Nov.* stands until then/)).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Open version 2' })[0]).toHaveAttribute(
      'href',
      `/quotes/view/${OTHER}`,
    );
  });

  it('can be changed again once the last change ended without a signature', async () => {
    const versions = [second({ status: 'REJECTED' }), versionOf(accepted())];
    const { user } = open(accepted(), {}, { versions });
    await user.click(await screen.findByRole('button', { name: 'More actions' }));
    expect(await screen.findByRole('menuitem', { name: 'Change' })).toBeVisible();
    expect(screen.queryByText('Change waiting for the patient’s signature')).toBeNull();
  });
});

describe('change of a signed quote', () => {
  const change = (more = {}) => sent({ id, revision: 2, variationOfId: OTHER, ...more });
  const first = (status: 'ACCEPTED' | 'WITHDRAWN') => versionOf(accepted(), { id: OTHER, status });

  it.each([
    ['SENT', 'ACCEPTED', 'This is a change to a signed quote', /version 1 stands until they sign this one/],
    ['REJECTED', 'ACCEPTED', 'This change was not signed', /version 1 still stands/],
    ['WITHDRAWN', 'WITHDRAWN', 'This change was not signed', /version 1 is no longer in force/],
  ] as const)(
    'explains itself when it is %s and the signed version is %s',
    async (status, signed, title, text) => {
      const quote = change({ status });
      open(quote, {}, { versions: [versionOf(quote), first(signed)] });
      expect(await screen.findByText(title)).toBeVisible();
      expect(await screen.findByText(text)).toBeVisible();
    },
  );
});

describe('withdrawn acceptance', () => {
  const withdrawn = () => ({
    ...accepted(),
    status: 'WITHDRAWN' as const,
    acceptanceWithdrawnAt: '2026-11-23T01:00:00.000Z',
    acceptanceWithdrawnReason: 'Found another surgeon',
  });

  it('shows its date and reason, and can be reopened with a reason', async () => {
    const { user, sent: seen } = open(withdrawn(), {
      [`POST ${AT}/reopen`]: [{ status: 201, body: started }],
    });
    expect(await screen.findByText('The patient withdrew the acceptance')).toBeVisible();
    expect(screen.getByText(/23 Nov.*: Found another surgeon/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Reopen' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Reopen quote/ }));
    await user.type(dialog.getByLabelText(/Reason/), 'She called');
    await user.click(dialog.getByRole('button', { name: 'Start version 2' }));
    expect(await screen.findByText('Version 2 started')).toBeVisible();
    expect(seen(`POST ${AT}/reopen`)[0]?.body).toEqual({ version: 4, reason: 'She called' });
  });

  it('ends the quote’s story after the signature', () => {
    const story = buildProgressSteps(withdrawn(), String);
    expect(story.map(({ title, detail }) => [title, detail]).slice(-2)).toEqual([
      ['Accepted and signed', null],
      ['Acceptance withdrawn by the patient', 'Found another surgeon'],
    ]);
    expect(
      availableActs(
        { ...withdrawn(), versions: [] },
        scopeOf(() => true),
      ).primary?.name,
    ).toBe('reopen');
  });
});
