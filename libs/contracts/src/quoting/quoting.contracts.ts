import { contracts } from '../core/contracts';
import * as directory from './directory.operations';
import * as optionLists from './option-list.operations';
import * as mbs from './mbs.operations';
import * as patient from './patient.operations';
import * as quotes from './quote.operations';
import * as preview from './quote-preview.operations';
import * as quoteEvents from './quote.events';
import * as quoteApproval from './quote-approval.operations';
import * as quoteExport from './quote-export.operations';
import * as quoteVersions from './quote-version.operations';
import * as quoteSettings from './quote-settings.operations';
import * as quoteTemplates from './quote-template.operations';
import * as statuses from './quote.status';
import * as pricingRules from './pricing-rule.operations';
import * as pricingSimulations from './pricing-simulation.operations';
import * as providers from './provider.operations';
import * as sites from './site.operations';
import * as cases from './surgery-case.operations';
import * as configurations from './surgery-configuration.operations';

/** Every contract of the service quoting; the registry adds it to the product's. */
export const quotingContracts = contracts(
  directory,
  providers,
  pricingRules,
  pricingSimulations,
  sites,
  optionLists,
  patient,
  quotes,
  preview,
  quoteEvents,
  quoteApproval,
  quoteExport,
  quoteVersions,
  quoteSettings,
  quoteTemplates,
  statuses,
  cases,
  configurations,
  mbs,
);
