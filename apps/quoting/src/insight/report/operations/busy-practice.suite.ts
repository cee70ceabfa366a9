import { createDoctor, createSite, createSurgery } from '@quillcare/contracts';
import type { Scene } from '../../../quote/quote/operations/quote-scene.suite';
import { form } from '../../../patient/patient/operations/answers.suite';

/** A pseudo-random generator: the same seed gives the same numbers. */
export function dice(seed: number): (sides: number) => number {
  let state = seed;
  return (sides) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

const HOUR = 3_600_000;

/** A practice with staff, sites and surgeries, whose clock advances and whose patients arrive at random. */
export class BusyPractice {
  readonly doctorIds: string[] = [];
  readonly siteIds: string[] = [];
  readonly surgeryIds: string[] = [];

  constructor(
    protected readonly scene: Scene,
    protected readonly roll: (sides: number) => number,
  ) {}

  protected get by() {
    return this.scene.org.admin;
  }

  protected now(): Date {
    return this.scene.product.clock.now();
  }

  protected pass(hours: number): void {
    this.scene.product.clock.shift(hours * HOUR + this.roll(50) * 60_000);
  }

  protected pick<T>(from: readonly T[]): T {
    return from[this.roll(from.length)]!;
  }

  /** Creates the records that leads and quotes reference. */
  async furnish(): Promise<void> {
    const { product } = this.scene;
    const contact = { phone: '0298765432', email: 'practice@example.com' };
    this.doctorIds.push(this.scene.doctorId);
    const colleague = { firstName: 'Hemi', lastName: 'Parata', credentials: 'FRACS', ...contact };
    this.doctorIds.push((await product.call(createDoctor, { body: colleague }, this.by)).id);
    for (const name of ['City rooms', 'Beach clinic']) {
      const body = { name, address: '1 Church St, Sydney NSW 2000', phone: '02 9555 0101' };
      this.siteIds.push((await product.call(createSite, { body }, this.by)).id);
    }
    for (const name of ['Rhinoplasty', 'Septoplasty'])
      this.surgeryIds.push(
        (await product.call(createSurgery, { body: { name, baseFeeMinor: 90_000 } }, this.by)).id,
      );
  }

  protected person() {
    const email = `aroha.${this.roll(1_000_000)}@example.com`;
    return {
      firstName: 'Aroha',
      lastName: 'Ngata',
      email,
      phone: this.phone(),
      dateOfBirth: form.dateOfBirth,
    };
  }

  protected phone(): string {
    return `0412 ${100 + this.roll(900)} ${100 + this.roll(900)}`;
  }
}
