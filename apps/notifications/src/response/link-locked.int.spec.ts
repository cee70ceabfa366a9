import { identifyPatient, listNotifications, resolvePatientLink } from '@quillcare/contracts';
import { testProduct } from '@quillcare/testing';
import { sendQuoteTo } from '../testing/practice.suite';

const product = testProduct({ only: ['identity', 'crm', 'quoting', 'notifications'] });

it('notifies users who may read quotes once when a patient link is locked', async () => {
  const org = await product.signUp();
  const { quote, link } = await sendQuoteTo(product, org, 'hana@patients.example');
  const token = link.split('/').at(-1) ?? '';
  const found = await product.callInternal(resolvePatientLink, { body: { token } });
  for (let guess = 0; guess < 11; guess += 1) {
    await product.sql(`update quoting.patient_link set failed_tries = '[]' where quote_id = $1`, [quote.id]);
    await product
      .call(
        identifyPatient,
        { params: { token }, body: { dateOfBirth: `1990-01-${guess + 10}` } },
        { kind: 'patient', ...found, identified: false },
      )
      .catch(() => undefined);
  }
  await product.eventually(async () => {
    const { items } = await product.call(listNotifications, {}, org.admin);
    const locked = items.filter(({ topic }) => topic === 'LINK_LOCKED');
    expect(locked).toEqual([
      expect.objectContaining({
        title: 'Patient link locked',
        quoteId: quote.id,
        actionUrl: `/quotes/view/${quote.id}`,
        message: expect.stringContaining(quote.quoteNumber),
      }),
    ]);
  });
});
