import type { World } from './world';

/** One path through the product, from beginning to end. */
export interface Journey {
  name: string;
  /** Signs in to the demonstration practice or as the super admin, whom others may change: one such journey runs at a time. */
  usesDemo?: boolean;
  /** Stops the product, so no other journey may run beside it. */
  stopsProduct?: boolean;
  run(world: World): Promise<void>;
}
