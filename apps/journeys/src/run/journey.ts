import type { World } from './world';

/** One path through the product, from beginning to end. */
export interface Journey {
  name: string;
  run(world: World): Promise<void>;
}
