import { listLeads, openEnquiryForm, sendEnquiry, updateEnquiryForm } from '@quillcare/contracts';
import { newId } from '@quillcare/service-kit';
import { startProduct, testProduct } from '@quillcare/testing';

const product = testProduct(() => startProduct({ only: ['identity', 'crm', 'billing'] }));
const STRANGER = { kind: 'anonymous' } as const;

it('keeps an enquiry whose surgery cannot be looked up, with the surgery that was chosen', async () => {
  const { admin, organisationId } = await product.signUp();
  const slug = `harbour-${newId()}`;
  await product.call(updateEnquiryForm, { body: { version: 0, isOn: true, slug } }, admin);
  const [surgeryId, other] = [newId(), newId()];
  await product.sql('update crm.enquiry_form set surgery_ids = $2 where organisation_id = $1', [
    organisationId,
    JSON.stringify([surgeryId]),
  ]);
  const form = await product.call(openEnquiryForm, { params: { slug } }, STRANGER);
  if (form.state !== 'OPEN') throw new Error('The form is closed.');
  product.clock.shift(5_000);
  const ask = (chosen: string) => {
    const person = { firstName: 'Aroha', phone: '0412 345 678', consentPhone: true };
    const body = { token: form.token, ...person, surgeryId: chosen };
    return product.call(sendEnquiry, { params: { slug }, body }, STRANGER, { idempotencyKey: null });
  };
  await expect(ask(other)).rejects.toMatchObject({ errors: [{ path: 'surgeryId' }] });
  expect(await ask(surgeryId)).toMatchObject({ received: true });
  const { items } = await product.call(listLeads, {}, admin);
  const asked = { surgeryId, surgeryName: null, category: 'CONSULTATION_REQUEST' };
  expect(items).toEqual([expect.objectContaining(asked)]);
});
