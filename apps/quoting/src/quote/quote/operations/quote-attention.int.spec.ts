import { listQuotes } from '@quillcare/contracts';
import { addDays, todayIn } from '@quillcare/rules';
import { testProduct } from '@quillcare/testing';
import { draftQuote, openPractice, sentQuote, startQuoting, type Scene } from './quote-scene.suite';

const product = testProduct(startQuoting);

const numbers = async (query: object, of: Scene) =>
  (await product.call(listQuotes, { query }, of.org.admin)).items.map(({ id }) => id);

it('flags quotes viewed but unanswered and quotes that expire within a week', async () => {
  const own = await openPractice(product);
  const today = todayIn(new Date(), 'Australia/Sydney');
  const { quote: seen } = await sentQuote(own);
  const { quote: soon } = await sentQuote(own, { validUntil: addDays(today, 7) });
  await sentQuote(own, { validUntil: addDays(today, 8) });
  const { quote: last } = await sentQuote(own, { validUntil: today });
  await draftQuote(own, { validUntil: today });
  const { quote: answered } = await sentQuote(own, { validUntil: today });
  await product.sql('update quoting.quote set first_viewed_at = now() where id = any($1)', [
    [seen.id, answered.id],
  ]);
  await product.sql(`update quoting.quote set status = 'REJECTED' where id = $1`, [answered.id]);
  expect(await numbers({ attention: 'VIEWED_UNANSWERED' }, own)).toEqual([seen.id]);
  expect(await numbers({ attention: 'EXPIRES_SOON', sort: 'validUntil' }, own)).toEqual([last.id, soon.id]);
});
