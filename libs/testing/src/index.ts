export { repositoryRoot, startInfrastructure, type Infrastructure } from './infrastructure';
export {
  createTestDatabase,
  testUrls,
  withDatabase,
  type TestDatabase,
  type TestUrls,
} from './test-database';
export { startProduct, Product, SOON_MS, type StartOptions, type TestOrganisation } from './product';
export { DEMO_PASSWORD, sharedBy, sharedGateway, sharedProduct } from './shared-product';
export { withoutQuoteFiles } from './without-quote-files';
export { perFile, perTest, testProduct } from './fixtures';
export { draftQuote } from './draft-quote';
export { KilledWorkers, type StandstillPoint } from './killed-workers';
export { ProductProcess } from './worker-process';
export { CuttableProxy } from './cuttable-proxy';
export {
  SoftwareAuthenticator,
  type AuthenticatorOptions,
  type CreationOptions,
  type RequestOptions,
} from './authenticator';
export { CrashablePostgres } from './crashable-postgres';
export { HaltableServers } from './haltable-servers';
export { LocalServer, localNatsPassword } from './local-server';
export { TlsServers } from './tls-servers';
export { PdfFile } from './pdf-file';
export { comparable, messagesInEveryScript, namesInEveryScript } from './scripts';
export { TimestampAuthority } from './timestamp-authority';
export { startLocalStripe, type LocalStripe, type LocalStripeEvent } from './local-stripe';
export { ObjectStore } from './object-store';
export { freePort } from './free-port';
export { hasWorkInHand } from './work-in-hand';
