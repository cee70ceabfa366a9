import { collectContracts } from '../core/contracts';
import { PRACTICE_RECORDS } from '../practice-records';
import * as accounts from './identity.operations';
import * as events from './identity.events';
import * as demonstrations from './demo.operations';
import * as confirmations from './confirmation.operations';
import * as invitations from './invitation.operations';
import * as listViews from './list-view.operations';
import * as locks from './lock.operations';
import * as logos from './logo.operations';
import * as organisations from './organisation.operations';
import * as organisationHealth from './organisation-health.operations';
import * as passwords from './password.operations';
import * as platform from './platform.operations';
import * as platformOrganisations from './platform-organisation.operations';
import * as profiles from './profile.operations';
import * as secondSteps from './second-step.operations';
import * as support from './support.operations';
import * as users from './user.operations';

export const identityContracts = collectContracts(
  accounts,
  events,
  confirmations,
  demonstrations,
  invitations,
  listViews,
  locks,
  logos,
  organisations,
  organisationHealth,
  passwords,
  platform,
  platformOrganisations,
  profiles,
  secondSteps,
  support,
  users,
  PRACTICE_RECORDS.identity,
);
