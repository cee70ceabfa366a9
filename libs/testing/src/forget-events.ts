import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import type { ProcessConfig } from '@quillcare/service-kit';
import { testUrls } from './test-database';

/** Deletes the streams of a product that has ended: NATS would keep them, and look after their consumers, until the run is over. */
export async function forgetEvents({ natsUrl, namespace }: ProcessConfig): Promise<void> {
  // A server of a test's own ends with the test.
  if (natsUrl !== testUrls().natsUrl) return;
  const nats = await connect({ servers: natsUrl });
  try {
    const { streams } = await jetstreamManager(nats, { checkAPI: false });
    for await (const name of streams.names(`${namespace}.>`)) await streams.delete(name);
  } finally {
    await nats.close();
  }
}
