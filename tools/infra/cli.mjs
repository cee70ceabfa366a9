// Runs PostgreSQL, NATS and Redis on their own, for starting single services by hand.
//   npm run infra -- up | down | status      (DATA_DIR chooses the folder, .data by default)
import { infraStatus, startInfra, stopInfra } from './index.mjs';

const dataDir = process.env.DATA_DIR || '.data';

const commands = {
  async up() {
    const { databaseUrl, natsUrl, redisUrl } = await startInfra({ dataDir, log: console.error });
    console.log(`export DATABASE_URL='${databaseUrl}' NATS_URL='${natsUrl}' REDIS_URL='${redisUrl}'`);
  },
  async down() {
    console.log(`stopped: ${await stopInfra({ dataDir })}`);
  },
  status() {
    for (const { name, isUp, port } of infraStatus(dataDir)) {
      console.log(`${name.padEnd(9)} ${isUp ? `runs on port ${port}` : 'not running'}`);
    }
  },
};

const command = commands[process.argv[2]];
if (!command) {
  console.error('Usage: npm run infra -- up | down | status');
  process.exit(1);
}
try {
  await command();
  process.exit(0);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
