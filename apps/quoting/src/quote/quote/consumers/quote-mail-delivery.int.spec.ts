import { getQuote } from '@quillcare/contracts';
import { testProduct } from '@quillcare/testing';
import { openPractice, sentQuote } from '../operations/quote-scene.suite';

const product = testProduct({ only: ['identity', 'crm', 'quoting', 'notifications'] });

it('receives the delivery state of a quote email through queue and broker', async () => {
  const scene = await openPractice(product);
  const { quote } = await sentQuote(scene);
  await product.eventually(async () => {
    const seen = await product.call(getQuote, { params: { id: quote.id } }, scene.org.admin);
    expect(seen).toMatchObject({ mailState: 'DELIVERED', version: quote.version });
  });
});
