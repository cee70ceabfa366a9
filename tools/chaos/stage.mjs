// The system under test: servers that can be killed, connections that can be cut, and the product in its
// scaled layout.
import { startKillable } from '../infra/killable.mjs';
import { productEnvironment } from '../run/environment.mjs';
import { Database } from './database.mjs';
import { startFleet } from './fleet.mjs';
import { SERVERS } from './plan.mjs';
import { layWires } from './wires.mjs';

/** Sets it up and runs `work({ servers, wires, database, fleet, environment })`. The servers keep their data in `dataDir`. */
export async function onStage({ dataDir, logs }, work) {
  const servers = await startKillable({ dataDir, names: SERVERS });
  const wires = await layWires(servers.urls);
  const database = new Database(servers.urls.postgres);
  let fleet;
  try {
    const environment = productEnvironment({ dataDir, infra: servers.infra, given: {} });
    fleet = await startFleet({ environment, wires, logs });
    return await work({ servers, wires, database, fleet, environment });
  } finally {
    await fleet?.stop();
    await wires.close();
    await database.close();
  }
}
