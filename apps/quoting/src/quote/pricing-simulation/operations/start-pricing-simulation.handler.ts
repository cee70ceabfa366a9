import {
  invalidInput,
  SIMULATION_DAYS,
  startPricingSimulation,
  type InputOf,
  type PricingRuleInput,
  type ResultOf,
} from '@quillcare/contracts';
import {
  Clock,
  Implements,
  newId,
  RecordPreparation,
  toWire,
  type Handler,
  type RecordFacts,
} from '@quillcare/service-kit';
import { toPricingRule, PricingRuleRepository, RuleChecks } from '../../../catalogue';
import { pricingDay } from '../domain/simulation';
import { PricingSimulationRepository } from '../persistence/pricing-simulation.repository';

const DAY_MS = 86_400_000;

@Implements(startPricingSimulation)
export class StartPricingSimulationHandler implements Handler<typeof startPricingSimulation> {
  constructor(
    private readonly rules: PricingRuleRepository,
    private readonly checks: RuleChecks,
    private readonly simulations: PricingSimulationRepository,
    private readonly preparation: RecordPreparation,
    private readonly clock: Clock,
  ) {}

  prepare(): Promise<RecordFacts> {
    return this.preparation.facts();
  }

  async handle(
    { body: { ruleId, rule } }: InputOf<typeof startPricingSimulation>,
    { today, currency }: RecordFacts,
  ): Promise<ResultOf<typeof startPricingSimulation>> {
    const stored = ruleId === null ? null : await this.rules.get(ruleId);
    if (rule !== null) await this.assertValid(rule);
    else if (ruleId === null) throw invalidInput({ path: 'rule', message: 'Please choose the rule to try' });
    const since = new Date(this.clock.now().getTime() - SIMULATION_DAYS * DAY_MS);
    const on = pricingDay(today, rule ?? stored);
    return toWire(await this.simulations.queue({ ruleId, rule, currency, since, pricedOn: on }));
  }

  // Validated like a new rule: one for a removed doctor has no effect, so there is nothing to simulate.
  private async assertValid(rule: PricingRuleInput): Promise<void> {
    const problems = await this.checks.problems(toPricingRule({ ...rule, id: newId() }), null);
    if (problems.length === 0) return;
    throw invalidInput(...problems.map(({ path, message }) => ({ path: `rule.${path}`, message })));
  }
}
