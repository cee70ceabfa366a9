import { act, screen, waitFor, within } from '@testing-library/react';
import { getHospital, type Hospital, type Quote } from '@quillcare/contracts';
import { refusal } from '../../../testing/fake-server';
import { heldReply } from '../../../testing/held-reply';
import { sampleOf } from '../../../testing/sample-of';
import { doctor, draft, id, lines, page, priceAsked } from './editor-server.fixtures';
import { pricedSample, previewSample } from './editor.fixtures';
import { EDIT, setUp } from './quote-editor.suite';

const PREVIEW = 'POST /api/quotes/preview';
const PATCH = `PATCH /api/quotes/${id(1)}`;
const row = (at: number) => within(screen.getByRole('grid')).getAllByRole('row')[at]!;
const fee = (at: number) => within(row(at)).getAllByRole('gridcell')[5]!;
const button = (name: string) => screen.getByRole('button', { name });

beforeEach(() => sessionStorage.clear());

async function opened(replies?: Parameters<typeof setUp>[1]) {
  const app = setUp(EDIT, replies);
  await screen.findByRole('grid');
  await waitFor(() => expect(row(1)).toHaveTextContent('8,450.00'));
  return app;
}

describe('saving a quote', () => {
  it('is refused while a field contains text that is not a number', async () => {
    const { user, sent } = await opened({ [PATCH]: [{ body: draft({ version: 2 }) }] });
    await user.type(screen.getByRole('textbox', { name: 'Discount on the quote' }), '5 or 10');
    await user.click(button('Save and send'));
    const summary = await screen.findByRole('alert');
    expect(summary).toHaveTextContent('Discount on the quote: Please enter a valid number');
    expect(summary).toHaveFocus();
    expect(sent(PATCH)).toEqual([]);
  });

  it('is refused while a cell contains text that is not a number', async () => {
    const { user, sent } = await opened({ [PATCH]: [{ body: draft({ version: 2 }) }] });
    act(() => fee(1).focus());
    await user.keyboard('9k');
    await user.click(button('Save draft'));
    expect(await screen.findByText('Fee: Please enter a valid number')).toBeInTheDocument();
    expect(sent(PATCH)).toEqual([]);
  });

  it('waits for the lines of the last choice, also after earlier prices failed', async () => {
    const hospital = {
      ...(sampleOf(getHospital.result, { text: 'x', id: id(6) }) as Hospital),
      id: id(6),
      name: 'Harbour',
    };
    const composed = heldReply();
    const { user, sent } = await opened({
      'GET /api/hospitals': [page(hospital)],
      [`GET /api/hospitals/${id(6)}`]: [{ body: hospital }],
      [PREVIEW]: [priceAsked, refusal(500, 'INTERNAL', 'It broke'), composed.reply, priceAsked],
      [PATCH]: [{ body: draft({ version: 2 }) }],
    });
    act(() => fee(1).focus());
    await user.keyboard('1{Enter}');
    expect(await screen.findByText('The prices could not be worked out')).toBeInTheDocument();
    await user.type(screen.getByRole('combobox', { name: /^Hospital or day/ }), 'Harbour');
    await user.click(await screen.findByRole('option', { name: /Harbour/ }));
    await user.click(button('Save draft'));
    await waitFor(() => expect(sent(PREVIEW)).toHaveLength(3));
    expect(sent(PATCH)).toEqual([]);
    const theatre = pricedSample(`h:THEATRE`, { description: 'Theatre: Harbour' });
    await composed.give({ body: previewSample([...lines, theatre]) });
    await waitFor(() => expect(sent(PATCH)).toHaveLength(1));
    expect((sent(PATCH)[0]!.body as Quote).lines.map(({ description }) => description)).toContain(
      'Theatre: Harbour',
    );
  });

  it('accepts no more changes until it has succeeded or failed, because they would be lost', async () => {
    const answer = heldReply();
    const { user } = await opened({ [PATCH]: [answer.reply] });
    act(() => fee(1).focus());
    await user.keyboard('9000{Enter}');
    await user.click(button('Save draft'));
    await screen.findByRole('button', { name: 'Saving' });
    expect(screen.getByRole('grid').closest('[inert]')).not.toBeNull();
    expect(screen.getByRole('textbox', { name: 'Notes to the patient' }).closest('[inert]')).not.toBeNull();
    await answer.give({ body: draft({ version: 2 }) });
  });

  it('does not bring back somebody who has left meanwhile', async () => {
    const answer = heldReply();
    const { user, at, router } = await opened({ [PATCH]: [answer.reply] });
    act(() => fee(1).focus());
    await user.keyboard('9000{Enter}');
    await user.click(button('Save draft'));
    await screen.findByRole('button', { name: 'Saving' });
    await act(() => router.navigate('/clients'));
    await user.click(await screen.findByRole('button', { name: 'Leave without saving' }));
    await waitFor(() => expect(at()).toBe('/clients'));
    await answer.give({ body: draft({ version: 2 }) });
    expect(await screen.findByText(/Q-2026-000123/)).toBeInTheDocument();
    expect(at()).toBe('/clients');
  });

  it('keeps what was typed, and says why it cannot be saved, when a colleague sends the quote meanwhile', async () => {
    const app = await opened({
      [`GET /api/quotes/${id(1)}`]: [{ body: draft() }, { body: draft({ version: 2, status: 'SENT' }) }],
      [PATCH]: [refusal(409, 'QUOTE_NOT_EDITABLE', 'A quote that has been sent cannot be changed.')],
    });
    await app.user.type(screen.getByRole('textbox', { name: 'Notes to the patient' }), 'Fast from six');
    app.changedElsewhere({ type: 'Quote', id: id(1) });
    expect(await screen.findByText(/This quote has been sent meanwhile/)).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Notes to the patient' })).toHaveValue('Fast from six');
    const link = screen.getByRole('link', { name: 'Open the quote' });
    expect(link).toHaveAttribute('href', `/quotes/view/${id(1)}`);
    await app.user.click(button('Save draft'));
    expect(await screen.findByText('A quote that has been sent cannot be changed.')).toBeVisible();
  });

  it('does not store a new quote twice if its discount could not be sent for approval', async () => {
    const discount = { ...draft().discount, basisPoints: 2_000, capBasisPoints: 1_000, approvalNeeded: true };
    const template = {
      id: id(7),
      version: 1,
      createdAt: draft().createdAt,
      updatedAt: draft().updatedAt,
      deletedAt: null,
      createdBy: null,
      updatedBy: null,
      name: 'Nose',
      description: null,
      isShared: true,
      surgeries: [],
      procedureClass: 'MEDICARE',
      notesToPatient: null,
      lines: [{ ...newLine, kind: 'SURGEON', description: 'Septoplasty', unitFeeMinor: 845_000 }],
    };
    const { user, sent, at } = setUp(`/quotes/create?template=${id(7)}&clientId=${id(2)}`, {
      [`GET /api/quote-templates/${id(7)}`]: [{ body: template }],
      'GET /api/doctors': [page(doctor)],
      'GET /api/quotes': [page()],
      [PREVIEW]: [{ body: previewSample([pricedSample('m:0')], { discount }) }],
      'POST /api/quotes': [{ status: 201, body: draft({ discount }) }],
      [`POST /api/quotes/${id(1)}/discount-approval`]: [refusal(503, 'SERVICE_UNAVAILABLE', 'Not now.')],
    });
    await user.type(await screen.findByRole('combobox', { name: 'Doctor' }), 'Linh');
    await user.click(await screen.findByRole('option', { name: /Linh/ }));
    await user.type(await screen.findByRole('textbox', { name: 'Why should it be approved?' }), 'Staff');
    await user.click(button('Save draft'));
    expect(
      await screen.findByText('The quote is saved, but its discount was not sent for approval'),
    ).toBeInTheDocument();
    await waitFor(() => expect(at()).toBe(`/quotes/view/${id(1)}`));
    expect(sent('POST /api/quotes')).toHaveLength(1);
  });

  it('sends an unchanged draft for approval if its discount is above a cap that came later', async () => {
    const APPROVAL = `POST /api/quotes/${id(1)}/discount-approval`;
    const discount = { ...draft().discount, basisPoints: 2_000, capBasisPoints: 1_000, approvalNeeded: true };
    const { user, sent } = setUp(EDIT, {
      [PREVIEW]: [{ body: previewSample(draft().lines, { discount }) }],
      [APPROVAL]: [{ body: draft({ version: 2, discount }) }],
    });
    await user.type(await screen.findByRole('textbox', { name: 'Why should it be approved?' }), 'Staff');
    await user.click(button('Save draft'));
    await waitFor(() => expect(sent(APPROVAL)[0]?.body).toEqual({ version: 1, reason: 'Staff' }));
  });
});

const newLine = {
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
