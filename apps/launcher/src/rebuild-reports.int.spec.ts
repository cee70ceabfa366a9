import { convertLead, createLead, getReportSummary } from '@quillcare/contracts';
import { perFile, startProduct, testProduct } from '@quillcare/testing';
import { todayIn } from '@quillcare/rules';
import { rebuildReports } from './rebuild-reports';

// Figures are counted by sweeps.
const product = testProduct(() =>
  startProduct({ only: ['identity', 'crm', 'quoting'], config: { sweepAtLeastEveryMs: 250 } }),
);
const org = perFile(() => product.signUp());

const enquiries = async () => {
  const today = todayIn(product.clock.now(), 'Australia/Sydney');
  const query = { from: today, to: today };
  return (await product.call(getReportSummary, { query }, org.admin)).enquiries?.now;
};
const known = () => product.sql('select lead_id from quoting.client_enquiry');

it('recomputes lost reports and requests again who came through which enquiry', async () => {
  const body = { firstName: 'Aroha', phone: '0412 345 678' };
  const { id, version } = await product.call(createLead, { body }, org.admin);
  const client = { firstName: 'Aroha', lastName: 'Ngata', email: 'aroha@example.com', phone: '0412 345 678' };
  await product.call(convertLead, { params: { id }, body: { version, client } }, org.admin);
  await product.eventually(async () => {
    expect(await known()).toHaveLength(1);
    expect(await enquiries()).toMatchObject({ enquiries: 1, converted: 1 });
  });
  for (const table of ['quoting.client_enquiry', 'crm.report_day', 'crm.report_time_day'])
    await product.sql(`delete from ${table}`);
  expect(await enquiries()).toMatchObject({ enquiries: 0 });
  expect(await rebuildReports(product.config)).toContainEqual(
    'crm: enquiries to recount: 1; republished with their clients: 1.',
  );
  await product.eventually(async () => {
    expect(await known()).toHaveLength(1);
    expect(await enquiries()).toMatchObject({ enquiries: 1, converted: 1 });
  });
});
