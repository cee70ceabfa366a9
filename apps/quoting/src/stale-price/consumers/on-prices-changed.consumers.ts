import {
  OptionListChanged,
  PricingRuleChanged,
  QuoteSettingsChanged,
  SurgeryChanged,
  SurgeryConfigurationChanged,
} from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { StalePriceStore } from '../persistence/stale-price.store';

/** Whatever decides prices makes the open quotes of the practice worth another look. */
abstract class AsksForCheck {
  constructor(private readonly stale: StalePriceStore) {}

  handle(): Promise<void> {
    return this.stale.ask();
  }
}

@Consumes(PricingRuleChanged)
export class CheckAfterRuleConsumer extends AsksForCheck implements Consumer<typeof PricingRuleChanged> {
  constructor(stale: StalePriceStore) {
    super(stale);
  }
}

@Consumes(SurgeryConfigurationChanged)
export class CheckAfterConfigurationConsumer
  extends AsksForCheck
  implements Consumer<typeof SurgeryConfigurationChanged>
{
  constructor(stale: StalePriceStore) {
    super(stale);
  }
}

@Consumes(SurgeryChanged)
export class CheckAfterSurgeryConsumer extends AsksForCheck implements Consumer<typeof SurgeryChanged> {
  constructor(stale: StalePriceStore) {
    super(stale);
  }
}

@Consumes(OptionListChanged)
export class CheckAfterOptionsConsumer extends AsksForCheck implements Consumer<typeof OptionListChanged> {
  constructor(stale: StalePriceStore) {
    super(stale);
  }
}

@Consumes(QuoteSettingsChanged)
export class CheckAfterSettingsConsumer
  extends AsksForCheck
  implements Consumer<typeof QuoteSettingsChanged>
{
  constructor(stale: StalePriceStore) {
    super(stale);
  }
}
