import { listQuotes } from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import { testProduct } from '@quillcare/testing';
import { draftQuote, openPractice, sentQuote, startQuoting, type Scene } from './quote-scene.suite';

const product = testProduct(startQuoting);
const TODAY = todayIn(new Date(), 'Australia/Sydney');

const numbers = async (query: object, of: Scene) =>
  (await product.call(listQuotes, { query }, of.org.admin)).items.map(({ id }) => id);

it('flags quotes viewed but unanswered and quotes that expire within a week', async () => {
  const own = await openPractice(product);
  const { quote: seen } = await sentQuote(own);
  const { quote: soon } = await sentQuote(own, { validUntil: addDays(TODAY, 7) });
  await sentQuote(own, { validUntil: addDays(TODAY, 8) });
  const { quote: last } = await sentQuote(own, { validUntil: TODAY });
  await draftQuote(own, { validUntil: TODAY });
  const { quote: answered } = await sentQuote(own, { validUntil: TODAY });
  await product.sql('update quoting.quote set first_viewed_at = now() where id = any($1)', [
    [seen.id, answered.id],
  ]);
  await product.sql(`update quoting.quote set status = 'REJECTED' where id = $1`, [answered.id]);
  expect(await numbers({ attention: 'VIEWED_UNANSWERED' }, own)).toEqual([seen.id]);
  expect(await numbers({ attention: 'EXPIRES_SOON', sort: 'validUntil' }, own)).toEqual([last.id, soon.id]);
});
