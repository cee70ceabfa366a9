import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createClient, openApiDocument, type SessionTokens } from '@quillcare/contracts';
import { sharedGateway, testProduct } from '@quillcare/testing';
import { generateSync } from 'otplib';
import { send } from '../testing/http-client';

const run = promisify(execFile);
const root = join(__dirname, '..', '..', '..', '..');
const tools = join(root, 'tools', 'openapi', 'node_modules');
const bin = (modules: string, name: string): string => join(modules, '.bin', name);
const password = 'Correct-Horse-7';

/** A program written from the OpenAPI document alone. */
const PROGRAM = `
import createClient from 'openapi-fetch';
import type { paths } from './api';

async function main(): Promise<void> {
  const { URL: baseUrl = '', EMAIL: email = '', PASSWORD: password = '', CODE: code = '' } = process.env;
  const client = createClient<paths>({ baseUrl });
  const signedIn = await client.POST('/api/auth/sign-in', { body: { email, password } });
  if (!signedIn.data) throw new Error(signedIn.error.code);
  const headers = { authorization: \`Bearer \${signedIn.data.access_token}\` };
  const early = await client.GET('/api/clients', { headers });
  const confirmed = await client.POST('/api/auth/second-step/confirm', { headers, body: { way: 'totp', code } });
  if (!confirmed.data) throw new Error(confirmed.error.code);
  const clients = await client.GET('/api/clients', { headers, params: { query: { limit: 5 } } });
  if (!clients.data) throw new Error(clients.error.code);
  const { items, total } = clients.data;
  const names: string[] = items.map(({ lastName }) => lastName);
  console.log(JSON.stringify({ before: early.error?.code, step: confirmed.data.session.secondStep, names, total }));
}

void main();
`;
const TSCONFIG = {
  compilerOptions: {
    target: 'es2022',
    module: 'node16',
    moduleResolution: 'node16',
    lib: ['es2023', 'dom'],
    strict: true,
    noEmitOnError: true,
    skipLibCheck: true,
    types: ['node'],
  },
  files: ['main.ts'],
};

const product = testProduct(sharedGateway);
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quillcare-client-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function compile(): Promise<void> {
  await run(process.execPath, [join(root, 'tools', 'run', 'tool-packages.mjs'), 'openapi']);
  const modules = join(folder, 'node_modules');
  await mkdir(modules);
  await symlink(join(root, 'node_modules', '@types'), join(modules, '@types'));
  await symlink(join(tools, 'openapi-fetch'), join(modules, 'openapi-fetch'));
  await writeFile(join(folder, 'main.ts'), PROGRAM);
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  const document = join(folder, 'openapi.json');
  await writeFile(document, JSON.stringify(openApiDocument()));
  await run(bin(tools, 'openapi-typescript'), [document, '--output', join(folder, 'api.d.ts')]);
  await run(bin(join(root, 'node_modules'), 'tsc'), ['--project', folder]);
}

/** Sets up an authenticator app for the account; returns the code of its next 30-second period. */
async function setUpApp(email: string): Promise<string> {
  const post = (path: string, token?: string, body?: unknown) =>
    send(product.url, 'POST', `/api/auth/${path}`, { token, body });
  const signedIn = await post('sign-in', undefined, { email, password });
  const token = (signedIn.json as SessionTokens).access_token ?? '';
  const { secret } = (await post('second-step/totp', token)).json as { secret: string };
  const codeIn = (seconds: number) =>
    generateSync({ secret, epoch: Math.floor(product.clock.now().getTime() / 1000) + seconds });
  expect((await post('second-step/totp/confirm', token, { code: codeIn(0) })).status).toBe(200);
  return codeIn(30);
}

it('generates a client from the OpenAPI document that compiles, signs in with a second step and reads a list', async () => {
  await compile();
  const { admin } = await product.signUp({ password });
  const person = { firstName: 'Ana', lastName: 'Ngāpō', email: 'ana@example.com', phone: '0412 345 678' };
  await product.call(createClient, { body: person }, admin);
  const CODE = await setUpApp(admin.email);
  const env = { ...process.env, URL: product.url, EMAIL: admin.email, PASSWORD: password, CODE };
  const { stdout } = await run(process.execPath, [join(folder, 'main.js')], { env });
  expect(JSON.parse(stdout)).toEqual({
    before: 'SECOND_STEP_REQUIRED',
    step: 'DONE',
    names: ['Ngāpō'],
    total: 1,
  });
});
