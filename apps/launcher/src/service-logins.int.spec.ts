import { createClient, listAuditEntries } from '@quillcare/contracts';
import { testProduct } from '@quillcare/testing';
import { workOnDeadLetters } from './dead-letters';

const product = testProduct({
  only: ['identity', 'crm', 'audit'],
  config: ({ databaseUrl }) => ({ databaseUrl: withoutLogin(databaseUrl) }),
});

function withoutLogin(databaseUrl: string): string {
  const url = new URL(databaseUrl);
  Object.assign(url, { username: '', password: '' });
  return url.toString();
}

it("runs requests, relay, consumers and dead letters without the database owner's login", async () => {
  const { admin } = await product.signUp();
  const person = { firstName: 'Mere', lastName: 'Parata', email: 'mere@example.com', phone: '0412 345 678' };
  await product.call(createClient, { body: person }, admin);
  await product.eventually(async () => {
    const query = { entityType: 'CLIENT', limit: 1 } as const;
    expect((await product.call(listAuditEntries, { query }, admin)).total).toBe(1);
  });
  expect(await workOnDeadLetters(product.config, 'list', ['crm', 'audit'])).toEqual(['No dead letters.']);
});
