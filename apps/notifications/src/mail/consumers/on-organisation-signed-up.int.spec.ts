import { mailingProduct } from '../../testing/smtp-stub.suite';

const { smtp, product } = mailingProduct({ only: ['identity', 'notifications'] });

describe('the welcome email of a new practice', () => {
  it('is delivered even if the server was busy at first', async () => {
    smtp.refusals.push(451);
    const org = await product.signUp({ organizationName: `O'Brien & Ngāpō "Surgical"` });
    // The other email asks to confirm the address.
    await product.eventually(async () => expect(smtp.received).toHaveLength(2));
    const mail = smtp.received.find(({ subject }) => subject === 'Welcome to Quillcare');
    expect(mail?.to).toEqual([expect.objectContaining({ address: org.admin.email })]);
    expect(mail?.text).toContain(`O'Brien & Ngāpō "Surgical" is set up`);
    expect(mail?.html).toContain('O&#39;Brien &#38; Ngāpō &#34;Surgical&#34; is set up');
    const sql =
      'select state, attempts from notifications.mail_message where organisation_id = $1 order by attempts';
    await product.eventually(async () =>
      expect(await product.sql(sql, [org.organisationId])).toEqual([
        { state: 'DELIVERED', attempts: 1 },
        { state: 'DELIVERED', attempts: 2 },
      ]),
    );
    expect(await product.sql('select 1 from notifications.dead_letter')).toEqual([]);
  });
});
