// A file-based S3-compatible server for tests that keep documents in an object store. It ends with the process that started it.
//   node tools/object-store/serve.mjs <folder> <bucket> [<port>]
import { ensureToolPackages } from '../run/tool-packages.mjs';

const [directory, bucket, port = '0'] = process.argv.slice(2);
await ensureToolPackages('object-store');
const { default: S3rver } = await import('s3rver');
const server = new S3rver({
  port: Number(port),
  address: '127.0.0.1',
  silent: true,
  directory,
  configureBuckets: [{ name: bucket }],
});
const address = await server.run();
process.once('disconnect', () => process.exit());
process.send(address.port);
