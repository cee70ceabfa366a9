import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { freshSessionFields, type UserPrincipal } from '@quillcare/contracts';
import { repositoryRoot, startProduct, type Product, type StartOptions } from '@quillcare/testing';
import { adminEmail } from './practice-names.mjs';

const run = promisify(execFile);

/** Runs `npm run seed` on the product's database. */
export async function seed({ config }: Product, args: string[]): Promise<void> {
  const { databaseUrl, natsUrl, redisUrl, appSecret } = config;
  const env = { DATABASE_URL: databaseUrl, NATS_URL: natsUrl, REDIS_URL: redisUrl, APP_SECRET: appSecret };
  await run(process.execPath, ['tools/seed.mjs', ...args], {
    cwd: repositoryRoot,
    env: { ...process.env, NODE_ENV: 'test', ...env },
  });
}

export async function startSeededProduct(args: string[], options: StartOptions = {}): Promise<Product> {
  const product = await startProduct(options);
  await seed(product, args);
  return product;
}

/** The administrator of the practice with this index. Index 0 is the largest. */
export async function adminOf(product: Product, index: number): Promise<UserPrincipal> {
  const email = adminEmail('1', index);
  const [user] = await product.sql<{ id: string; organisation_id: string }>(
    'select id, organisation_id from identity."user" where email = $1',
    [email],
  );
  if (!user) throw new Error(`There is no account ${email}.`);
  const { id: userId, organisation_id: organisationId } = user;
  return {
    kind: 'user',
    userId,
    organisationId,
    sessionId: userId,
    role: 'ORG_ADMIN',
    isActive: true,
    name: 'Made up',
    email,
    ...freshSessionFields(new Date()),
  };
}
