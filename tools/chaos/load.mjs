// The load: practices sign up, send quotes and import files, and patients answer. It runs until enough answers are confirmed and
// the last fault is over.
import { Patient, intentionOf } from './patient.mjs';
import { Practice } from './practice.mjs';
import { seeded } from './random.mjs';

const PATIENTS_PER_PRACTICE = 20;
const AT_ONCE = 12;
const IMPORTS_EVERY = 3;
/** Number of the first practice without patients. */
const FIRST_EXTRA = 100_001;

export class Load {
  journal = { practices: [], patients: [], imports: [], bounces: [] };
  opened = new Map();
  nextPatient = 0;
  nextExtra = 0;
  /** Background tasks that the run waits for, such as a sign-up that gives a worker something to do. */
  asides = [];

  constructor({ origin, seed, ledger }) {
    Object.assign(this, { origin, seed, ledger });
  }

  get answers() {
    return this.journal.patients.filter(({ answer }) => answer?.state === 'acknowledged').length;
  }

  async run(isEnough) {
    const one = async () => {
      while (!isEnough()) await this.onePatient(this.nextPatient++);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, one));
    await Promise.all(this.asides);
  }

  async onePatient(number) {
    const practice = await this.practiceOf(number);
    if (!practice) return;
    const intention = intentionOf(seeded(this.seed, 'patient', number));
    await new Patient({ number, practice, intention, ...this.shared }).live();
  }

  /** The practice of a patient, opened on first use. */
  practiceOf(number) {
    const at = Math.floor(number / PATIENTS_PER_PRACTICE);
    if (!this.opened.has(at)) this.opened.set(at, this.openPractice(at));
    return this.opened.get(at);
  }

  async openPractice(number) {
    const practice = await new Practice({ number, origin: this.origin, ...this.shared }).open();
    if (practice && number % IMPORTS_EVERY === 0) this.asides.push(practice.importClients(`import${number}`));
    return practice;
  }

  async practiceForProbes() {
    const practice = await this.openPractice(FIRST_EXTRA);
    if (!practice) throw new Error('The first practice could not sign up; see the logs.');
    return practice;
  }

  /** Creates work for the worker of a service that is rarely busy. */
  prompt(service) {
    this.nextExtra += 1;
    const number = FIRST_EXTRA + this.nextExtra;
    if (service === 'identity' || service === 'billing') this.asides.push(this.openPractice(number));
    if (service === 'import') this.asides.push(this.importFile(number));
  }

  // Uses the newest practice, because sessions of earlier ones may have expired.
  async importFile(number) {
    const practice = await [...this.opened.values()].at(-1);
    await practice?.importClients(`import${number}`);
  }

  get shared() {
    return { ledger: this.ledger, journal: this.journal };
  }
}
