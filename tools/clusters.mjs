// `npm run clusters`: runs the product under load on three NATS servers and on a Redis with two replicas and three sentinels, all
// on this machine. The leading node of each is killed; nothing may be lost or done twice, and work must resume within 30 seconds.
import { prove } from './run/proof.mjs';

const work = async ({ dataDir, logs, print, report }) => {
  const { runClusters } = await import('./clusters/run.mjs');
  const { lineOf, summaryOf } = await import('./outages/result.mjs');
  const { results, details } = await runClusters({ dataDir, logs, print });
  report([...results.map(lineOf), ...details, summaryOf(results)]);
  return results.every(({ isMet }) => isMet) ? 0 : 1;
};

await prove('clusters', work, { build: ['--server', '--tests'] });
