import type { Journey } from '../run/journey';
import { accountJourney } from './account.journey';
import { catalogueJourney } from './catalogue.journey';
import { importJourney } from './import.journey';
import { linksJourney } from './links.journey';
import { logoJourney } from './logo.journey';
import { practiceJourney } from './practice.journey';
import { publicSiteJourney } from './public-site.journey';
import { quoteAcceptJourney } from './quote-accept.journey';
import { quoteInAMinuteJourney } from './quote-in-a-minute.journey';
import { quoteApprovalJourney } from './quote-approval.journey';
import { quoteQueryJourney } from './quote-query.journey';
import { quoteRejectJourney } from './quote-reject.journey';
import { quoteUploadJourney } from './quote-upload.journey';
import { quoteVersionsJourney } from './quote-versions.journey';
import { rolesJourney } from './roles.journey';
import { sitesJourney } from './sites.journey';
import { supportJourney } from './support.journey';
import { surviveJourney } from './survive.journey';
import { tabsJourney } from './tabs.journey';
import { twoStepJourney } from './two-step.journey';

/** Every journey; the one that kills the product comes last. */
export const JOURNEYS: readonly Journey[] = [
  rolesJourney,
  practiceJourney,
  publicSiteJourney,
  catalogueJourney,
  importJourney,
  sitesJourney,
  quoteAcceptJourney,
  quoteInAMinuteJourney,
  quoteRejectJourney,
  quoteQueryJourney,
  quoteUploadJourney,
  quoteVersionsJourney,
  quoteApprovalJourney,
  linksJourney,
  accountJourney,
  logoJourney,
  twoStepJourney,
  tabsJourney,
  supportJourney,
  surviveJourney,
];
