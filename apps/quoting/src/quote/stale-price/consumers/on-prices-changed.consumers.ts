import {
  DoctorChanged,
  HospitalChanged,
  OptionListChanged,
  PricingRuleChanged,
  QuoteSettingsChanged,
  SiteChanged,
  SurgeryChanged,
  SurgeryConfigurationChanged,
} from '@quillcare/contracts';
import { Consumes, type Consumer } from '@quillcare/service-kit';
import { PriceChecks } from '../../../catalogue';

/** Requests a check of the practice's open quotes after anything that affects prices has changed. */
abstract class PriceCheckConsumer {
  constructor(private readonly checks: PriceChecks) {}

  handle(): Promise<void> {
    return this.checks.request();
  }
}

@Consumes(PricingRuleChanged)
export class CheckAfterRuleConsumer
  extends PriceCheckConsumer
  implements Consumer<typeof PricingRuleChanged>
{
  constructor(checks: PriceChecks) {
    super(checks);
  }
}

@Consumes(SurgeryConfigurationChanged)
export class CheckAfterConfigurationConsumer
  extends PriceCheckConsumer
  implements Consumer<typeof SurgeryConfigurationChanged>
{
  constructor(checks: PriceChecks) {
    super(checks);
  }
}

@Consumes(SurgeryChanged)
export class CheckAfterSurgeryConsumer extends PriceCheckConsumer implements Consumer<typeof SurgeryChanged> {
  constructor(checks: PriceChecks) {
    super(checks);
  }
}

// The fees of a doctor or a hospital, and rules for one of them or for a site, only count while it is active.
@Consumes(DoctorChanged)
export class CheckAfterDoctorConsumer extends PriceCheckConsumer implements Consumer<typeof DoctorChanged> {
  constructor(checks: PriceChecks) {
    super(checks);
  }
}

@Consumes(HospitalChanged)
export class CheckAfterHospitalConsumer
  extends PriceCheckConsumer
  implements Consumer<typeof HospitalChanged>
{
  constructor(checks: PriceChecks) {
    super(checks);
  }
}

@Consumes(SiteChanged)
export class CheckAfterSiteConsumer extends PriceCheckConsumer implements Consumer<typeof SiteChanged> {
  constructor(checks: PriceChecks) {
    super(checks);
  }
}

@Consumes(OptionListChanged)
export class CheckAfterOptionsConsumer
  extends PriceCheckConsumer
  implements Consumer<typeof OptionListChanged>
{
  constructor(checks: PriceChecks) {
    super(checks);
  }
}

@Consumes(QuoteSettingsChanged)
export class CheckAfterSettingsConsumer
  extends PriceCheckConsumer
  implements Consumer<typeof QuoteSettingsChanged>
{
  constructor(checks: PriceChecks) {
    super(checks);
  }
}
