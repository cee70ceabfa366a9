import {
  CuttableProxy,
  startProduct,
  testUrls,
  withDatabase,
  type Product,
  type TestOrganisation,
} from '@quillcare/testing';

/** The whole product behind proxies to its servers that a test can cut, with a signed-in practice. */
export class WiredProduct {
  private constructor(
    readonly product: Product,
    readonly wires: { database: CuttableProxy; nats: CuttableProxy; redis: CuttableProxy },
    private readonly practice: TestOrganisation,
  ) {}

  static async start(): Promise<WiredProduct> {
    const urls = testUrls();
    const [database, nats, redis] = await Promise.all([
      CuttableProxy.to(urls.databaseUrl),
      CuttableProxy.to(urls.natsUrl),
      CuttableProxy.to(urls.redisUrl),
    ]);
    const product = await startProduct({
      gateway: true,
      config: (own) => ({
        databaseUrl: withDatabase(database.url, new URL(own.databaseUrl).pathname.slice(1)),
        natsUrl: nats.url,
        redisUrl: redis.url,
      }),
    });
    return new WiredProduct(product, { database, nats, redis }, await product.signUp());
  }

  get organisationId(): string {
    return this.practice.organisationId;
  }

  request(method: string, path: string, body?: object): Promise<Response> {
    return fetch(`${this.product.url}/api${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.practice.accessToken}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      body: body ? JSON.stringify(body) : undefined,
    });
  }

  createClient(name: string): Promise<Response> {
    return this.request('POST', '/clients', {
      firstName: 'Out',
      lastName: name,
      email: `${name}@example.com`,
      phone: '0412 345 678',
    });
  }

  async stop(): Promise<void> {
    await this.product.stop();
    await Promise.all(Object.values(this.wires).map((wire) => wire.cut()));
  }
}
