import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import type { ProcessConfig } from '@quillcare/service-kit';
import { testUrls } from './test-database';

/** Deletes the streams of a stopped product. Otherwise NATS would keep them and serve their consumers until the end of the run. */
export async function forgetEvents({ natsUrl, namespace }: ProcessConfig): Promise<void> {
  // A server started by a test ends with that test.
  if (natsUrl !== testUrls().natsUrl) return;
  const nats = await connect({ servers: natsUrl });
  try {
    const { streams } = await jetstreamManager(nats, { checkAPI: false });
    for await (const name of streams.names(`${namespace}.>`)) await streams.delete(name);
  } finally {
    await nats.close();
  }
}
