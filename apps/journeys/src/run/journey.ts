import type { World } from './world';

/** One path through the product, from beginning to end. */
export interface Journey {
  name: string;
  /** Stops the product, so no other journey may run beside it. */
  stopsProduct?: boolean;
  run(world: World): Promise<void>;
}
