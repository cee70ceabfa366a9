import {
  OptionListChanged,
  PricingRuleChanged,
  QuoteSettingsChanged,
  SurgeryChanged,
  SurgeryConfigurationChanged,
} from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { PriceChecks } from '../../../catalogue';

/** Requests a check of the practice's open quotes after anything that affects prices has changed. */
abstract class AsksForCheck {
  constructor(private readonly checks: PriceChecks) {}

  handle(): Promise<void> {
    return this.checks.ask();
  }
}

@Consumes(PricingRuleChanged)
export class CheckAfterRuleConsumer extends AsksForCheck implements Consumer<typeof PricingRuleChanged> {
  constructor(checks: PriceChecks) {
    super(checks);
  }
}

@Consumes(SurgeryConfigurationChanged)
export class CheckAfterConfigurationConsumer
  extends AsksForCheck
  implements Consumer<typeof SurgeryConfigurationChanged>
{
  constructor(checks: PriceChecks) {
    super(checks);
  }
}

@Consumes(SurgeryChanged)
export class CheckAfterSurgeryConsumer extends AsksForCheck implements Consumer<typeof SurgeryChanged> {
  constructor(checks: PriceChecks) {
    super(checks);
  }
}

@Consumes(OptionListChanged)
export class CheckAfterOptionsConsumer extends AsksForCheck implements Consumer<typeof OptionListChanged> {
  constructor(checks: PriceChecks) {
    super(checks);
  }
}

@Consumes(QuoteSettingsChanged)
export class CheckAfterSettingsConsumer
  extends AsksForCheck
  implements Consumer<typeof QuoteSettingsChanged>
{
  constructor(checks: PriceChecks) {
    super(checks);
  }
}
