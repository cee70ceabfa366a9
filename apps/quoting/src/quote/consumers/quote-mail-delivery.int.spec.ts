import { getQuote } from '@quillcare/contracts';
import { startProduct, type Product } from '@quillcare/testing';
import { openPractice, sentQuote } from '../operations/quote-scene.suite';

let product: Product;
beforeAll(async () => {
  product = await startProduct({ only: ['identity', 'crm', 'quoting', 'notifications'] });
});
afterAll(() => product.stop());

it('the delivery state reaches the quote through queue and broker', async () => {
  const scene = await openPractice(product);
  const { quote } = await sentQuote(scene);
  await product.eventually(async () => {
    const seen = await product.call(getQuote, { params: { id: quote.id } }, scene.org.admin);
    expect(seen).toMatchObject({ mailState: 'DELIVERED', version: quote.version });
  }, 10_000);
}, 20_000);
